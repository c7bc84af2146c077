import { useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import type { Player, PublicPlayer } from '@mundo-manager/rules/players';
import { Tag } from 'lucide-react';
import { useSubjectTitle } from '../../app/pageTitle.ts';
import { developmentPath } from '../../app/paths.ts';
import { AbsenceBadges } from '../../match/AbsenceBadges.tsx';
import { WatchButton } from '../../transfers/WatchButton.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShirtNumber } from '../../ui/Plate.tsx';
import { AttributeGroups } from './AttributeGroups.tsx';
import { BoosterSlots } from './BoosterSlots.tsx';
import { CompareButton } from './CompareButton.tsx';
import { PlayerActions } from './PlayerActions.tsx';
import { PlayerCareer } from './PlayerCareer.tsx';
import styles from './PlayerDetails.module.css';
import { PlayerIdentity } from './PlayerIdentity.tsx';
import { PlayerNeighbours } from './PlayerNeighbours.tsx';
import { PlayerStatistics } from './PlayerStatistics.tsx';
import { PlayerTransfers } from './PlayerTransfers.tsx';
import { PositionRatings } from './PositionRatings.tsx';
import { TrainingLevel } from './TrainingLevel.tsx';

interface PlayerPageProps {
  readonly player: Player | PublicPlayer;
  /** Null for a player without a club. */
  readonly club: ClubBadge | null;
  /** Whether he plays for the manager, who may then act; anybody else is only shown. R-PDT-7 */
  readonly isOwn: boolean;
}

/** Everything there is to know of a player: on a phone who he is comes first, then what he can do. */
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
            <TrainingLevel player={player} />
            <BoosterSlots player={player} isOwn={isOwn} />
          </Panel>
        </div>
        <div className={styles.ratings}>
          <PositionRatings player={player} />
        </div>
        <div className={styles.statistics}>
          <PlayerStatistics player={player} />
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
