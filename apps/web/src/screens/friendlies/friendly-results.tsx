import { useLingui } from '@lingui/react/macro';
import { clubResult } from '@mundo-manager/rules/clubs';
import { Link } from 'react-router-dom';
import { ClubLink } from '../../components/club/club-link.tsx';
import { matchStatsPath } from '../../components/links/paths.ts';
import { sideClub } from '../../components/match/side-club.ts';
import { ResultMark, ScorePlates } from '../../components/player/number-plates.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import type { FriendliesData } from '../../features/friendlies/use-friendlies.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './friendlies.module.css';

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
                <ScorePlates home={home.score} away={away.score} />
                <VisuallyHidden>{t`Estatísticas: ${home.clubName} × ${away.clubName}`}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
