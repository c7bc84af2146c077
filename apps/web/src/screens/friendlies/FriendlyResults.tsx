import { useLingui } from '@lingui/react/macro';
import { clubResult } from '@mundo-manager/rules/clubs';
import { Link } from 'react-router-dom';
import { matchStatsPath } from '../../app/paths.ts';
import type { FriendliesData } from '../../friendlies/useFriendlies.ts';
import { sideClub } from '../../match/sideClub.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ResultMark, Score } from '../../ui/Plate.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Friendlies.module.css';

/** The last friendlies, the newest first. R-FRD-15 */
export function FriendlyResults({ results }: Pick<FriendliesData, 'results'>) {
  const { t } = useLingui();
  const { id } = useClub();
  return (
    <Panel flush title={t`Últimos amistosos`}>
      {results.length === 0 && <p className={styles.empty}>{t`Nenhum amistoso realizado.`}</p>}
      <ul>
        {results.map((match) => {
          const { home, away, date } = match;
          const opponent = home.id === id ? away : home;
          return (
            <li key={match.id} className={styles.result}>
              <ResultMark result={clubResult(match, id)} />
              <span className={styles.words}>
                <ClubLink size={24} club={sideClub(opponent)} />
                <small>
                  <DateText ms={date} /> · {home.id === id ? t`em casa` : t`fora`}
                </small>
              </span>
              <Link className={styles.score} {...matchStatsPath(match)}>
                <Score home={home.score} away={away.score} />
                <VisuallyHidden>{t`Estatísticas: ${home.clubName} × ${away.clubName}`}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
