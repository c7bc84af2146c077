import { useLingui } from '@lingui/react/macro';
import type { CompetitionView, MatchView } from '@mundo-manager/contract/client';
import { clubResult } from '@mundo-manager/rules/clubs';
import { Link } from 'react-router-dom';
import { ClubEmblem } from '../../components/club/club-emblem.tsx';
import { ClubLink } from '../../components/club/club-link.tsx';
import { matchStatsPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import standings from '../../features/competition/standings/standings.module.css';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { dateText } from '../../ui/text/date-text.tsx';
import styles from './results-grid.module.css';

/** Every result of the league: the club at home in the rows, the visitor in the columns; a match to come shows its date. R-LEA-19 */
export function ResultsGrid({ league }: { readonly league: Pick<CompetitionView, 'table' | 'matches'> }) {
  const { t } = useLingui();
  const { id } = useClub();
  const { table, matches } = league;
  const heading = t`Resultados`;
  const byPairing = new Map(Object.values(matches).map((match) => [`${match.home.id} ${match.away.id}`, match]));
  return (
    <Panel flush title={heading} end={t`mandante nas linhas`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={standings.wrap} tabIndex={0} aria-label={t`${heading}, role para ver tudo`}>
        <table className={styles.grid} aria-label={heading}>
          <thead>
            <tr>
              <th scope="col">{t`Mandante`}</th>
              {table.map(({ clubId, clubName, clubEmblem }) => (
                <th key={clubId} scope="col" className={classes(clubId === id && styles.mine)}>
                  <ClubEmblem emblem={clubEmblem} size={24} title={clubName} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ clubId, clubName, clubEmblem }) => (
              <tr key={clubId} className={classes(clubId === id && styles.own)}>
                <th scope="row">
                  <ClubLink size={20} club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
                </th>
                {table.map((visitor) => (
                  <Cell
                    key={visitor.clubId}
                    match={byPairing.get(`${clubId} ${visitor.clubId}`)}
                    isItself={visitor.clubId === clubId}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p
        className={standings.foot}
      >{t`Negrito: venceu o mandante. Sublinhado: venceu o visitante. Data: ainda por jogar.`}</p>
    </Panel>
  );
}

function Cell({ match, isItself }: { readonly match: MatchView | undefined; readonly isItself: boolean }) {
  if (isItself || match === undefined) return <td className={styles.none} />;
  const { status, date, home, away } = match;
  if (status !== 'finished') return <td className={styles.date}>{dateText(date)}</td>;
  return (
    <td className={styles[clubResult(match, home.id)]}>
      <Link {...matchStatsPath(match)} aria-label={`${home.clubName} ${home.score} × ${away.score} ${away.clubName}`}>
        {home.score}–{away.score}
      </Link>
    </td>
  );
}
