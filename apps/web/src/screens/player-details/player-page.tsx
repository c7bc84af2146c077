import { useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import type { Player, PublicPlayer } from '@mundo-manager/rules/players';
import { Tag } from 'lucide-react';
import { developmentPath } from '../../components/links/paths.ts';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { AbsenceBadges } from '../../features/match/absence-badges.tsx';
import { WatchButton } from '../../features/transfers/watch-button.tsx';
import { useSubjectTitle } from '../../ui/browser/page-title.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BoosterSlots } from './boosters/booster-slots.tsx';
import { CompareButton } from './compare-button.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerCareer } from './player-career.tsx';
import styles from './player-details.module.css';
import { PlayerIdentity } from './player-identity.tsx';
import { PlayerNeighbours } from './player-neighbours.tsx';
import { PlayerStatisticsPanel } from './player-statistics-panel.tsx';
import { PlayerTransfers } from './player-transfers.tsx';
import { AttributeGroups } from './ratings/attribute-groups.tsx';
import { PositionRatings } from './ratings/position-ratings.tsx';
import { TrainingLevelBar } from './ratings/training-level-bar.tsx';

interface PlayerPageProps {
  readonly player: Player | PublicPlayer;
  /** Null for a player without a club. */
  readonly club: ClubBadge | null;
  /** Whether he plays for the manager, who may then act; other players are only shown. R-PDT-7 */
  readonly isOwn: boolean;
}

/** The page of a player: on a phone his identity comes first, then his abilities. */
export function PlayerPage({ player, club, isOwn }: PlayerPageProps) {
  const { t } = useLingui();
  useSubjectTitle(player.personalData.name);
  return (
    <>
      <PageHeading
        title={player.personalData.name}
        note={
          <span className={styles.marks}>
            {club && <ShirtNumber>{player.number}</ShirtNumber>}
            <AbsenceBadges player={player} />
            {player.forSale && (
              <Badge tone="terra" icon={Tag}>
                {t`À venda`}
              </Badge>
            )}
          </span>
        }
        end={
          <>
            <div className={styles.actions}>
              <PlayerNeighbours player={player} />
              {!isOwn && (
                <>
                  <CompareButton player={player} />
                  <WatchButton player={{ id: player.id, name: player.personalData.name }} />
                </>
              )}
              {isOwn && (
                <ButtonLink kind="ghost" {...developmentPath(player.id)}>
                  {t`Evolução`}
                </ButtonLink>
              )}
            </div>
            {isOwn && <PlayerActions player={player} />}
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.identity}>
          <PlayerIdentity player={player} club={club} />
        </div>
        <div className={styles.attributes}>
          <Panel title={t`Atributos`} end={t`De 0 a 100, com os boosters`}>
            <AttributeGroups player={player} />
          </Panel>
        </div>
        <div className={styles.boosters}>
          <Panel title={t`Boosters`}>
            <TrainingLevelBar player={player} />
            <BoosterSlots player={player} isOwn={isOwn} />
          </Panel>
        </div>
        <div className={styles.ratings}>
          <PositionRatings player={player} />
        </div>
        <div className={styles.statistics}>
          <PlayerStatisticsPanel player={player} />
        </div>
        <div className={styles.career}>
          <PlayerCareer playerId={player.id} />
        </div>
        <div className={styles.transfers}>
          <PlayerTransfers playerId={player.id} />
        </div>
      </div>
    </>
  );
}
