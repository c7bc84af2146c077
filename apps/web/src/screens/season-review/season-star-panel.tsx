import { useLingui } from '@lingui/react/macro';
import type { ClubSeason } from '@mundo-manager/rules/history';
import { overall } from '@mundo-manager/rules/players';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { MatchRating, PositionMark, Rating } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Fact } from '../../ui/layout/fact.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './season-review.module.css';

/** The best player of the season, with position and overall while in the squad; renders nothing without ratings. R-HSC-4 */
export function SeasonStarPanel({ season }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const { bestPlayer } = season;
  if (bestPlayer === null) return null;
  const { playerId, name, number, matches, goals, assists, rating } = bestPlayer;
  const player = club.players.find(({ id }) => id === playerId);
  return (
    <Panel title={t`Craque da temporada`}>
      <div className={styles.star}>
        <ClubKit kit={club.uniform} number={number} size={104} />
        <div>
          <p className={styles.starName}>
            <PlayerLink player={{ id: playerId, name }} />
          </p>
          {player && (
            <p className={styles.starNow}>
              <PositionMark position={player.personalData.position} /> {t`hoje`}{' '}
              <Rating value={overall(player, ruleset)} />
            </p>
          )}
          <dl className={styles.starFigures}>
            <Fact label={t`Jogos`}>{matches}</Fact>
            <Fact label={t`Gols`}>{goals}</Fact>
            <Fact label={t`Assist.`}>{assists}</Fact>
            <Fact label={t`Nota`}>
              <MatchRating value={rating} />
            </Fact>
          </dl>
        </div>
      </div>
    </Panel>
  );
}
