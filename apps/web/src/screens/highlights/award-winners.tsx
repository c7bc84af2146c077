import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { type Career, type CareerRow, careerRating, type SeasonAwards } from '@mundo-manager/rules/careers';
import { ClubLink } from '../../components/club/club-link.tsx';
import { Plate } from '../../components/player/number-plates.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import ranking from '../../features/competition/ranking.module.css';
import { Panel } from '../../ui/layout/panel.tsx';
import { decimals } from '../../ui/text/decimals.ts';
import styles from './award-winners.module.css';
import { badgeOf } from './badge-of.ts';

interface AwardWinnersProps {
  readonly competition: CompetitionView;
  readonly awards: SeasonAwards;
}

/** Who has won the awards of the season, or leads in them while it runs. R-CAR-16 */
export function AwardWinners({ competition, awards }: AwardWinnersProps) {
  const { t } = useLingui();
  const { player, scorers, assistants, keepers } = awards;
  const isOver = competition.status === 'finished';
  const prizes: readonly (readonly [string, readonly CareerRow[], (career: Career) => string])[] = [
    [t`Craque`, player === null ? [] : [player], (career) => decimals(careerRating(career) ?? 0, 2)],
    [t`Artilheiro`, scorers, ({ goals }) => String(goals)],
    [t`Garçom`, assistants, ({ assists }) => String(assists)],
    [t`Luva de ouro`, keepers, ({ cleanSheets }) => String(cleanSheets)],
  ];
  return (
    <Panel flush title={t`Prêmios da temporada`} end={isOver ? t`Final` : t`Se acabasse hoje`}>
      {prizes.map(([name, rows, value]) => (
        <section key={name} className={styles.prize} aria-label={name}>
          <h3 className={styles.title}>{name}</h3>
          {rows.length === 0 && <p className={styles.none}>{t`Ninguém ainda.`}</p>}
          <ul>
            {rows.slice(0, 3).map((row) => {
              const club = badgeOf(competition, row.clubId);
              return (
                <li key={`${row.clubId} ${row.playerId}`} className={ranking.row}>
                  {club && <ClubLink emblemOnly size={26} club={club} />}
                  <span className={ranking.name}>
                    <PlayerLink player={{ id: row.playerId, name: row.name }} />
                    <small>{club?.name}</small>
                  </span>
                  <Plate>{value(row.career)}</Plate>
                </li>
              );
            })}
          </ul>
          {rows.length > 3 && <p className={styles.none}>{t`e mais ${rows.length - 3} com o mesmo número`}</p>}
        </section>
      ))}
    </Panel>
  );
}
