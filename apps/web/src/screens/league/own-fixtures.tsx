import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { doPlacesCount, fixtureDifficulty, matchesByDate } from '@mundo-manager/rules/competitions';
import { playsIn } from '@mundo-manager/rules/match-window';
import { positionOf } from '@mundo-manager/rules/standings';
import { Binoculars } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { opponentPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import rows from '../../features/competition/panel-rows.module.css';
import standings from '../../features/competition/standings/standings.module.css';
import { useRivals } from '../../features/rivals/use-rivals.ts';
import { classes } from '../../ui/browser/classes.ts';
import { IconLink } from '../../ui/form/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './own-fixtures.module.css';

/** Fixtures that are shown. */
const NEXT = 5;

/** The club’s next fixtures: opponent, venue, and, once places count, how hard they look, each with the way to the report on the opponent. Nothing if none is left. R-LEA-20, R-OPP-15 */
export function OwnFixtures({ league }: { readonly league: Pick<CompetitionView, 'status' | 'table' | 'matches'> }) {
  const { t } = useLingui();
  const { id } = useClub();
  const rivals = useRivals(id);
  const { table, matches } = league;
  const next = matchesByDate(matches)
    .filter((match) => match.status !== 'finished' && playsIn(match, id))
    .slice(0, NEXT);
  if (next.length === 0) return null;
  const counts = doPlacesCount(league);
  const difficulties = { 1: t`fácil`, 2: t`parelho`, 3: t`difícil` };
  return (
    <Panel flush title={t`Meus próximos jogos`}>
      <ul>
        {next.map(({ id: matchId, date, round, home, away }) => {
          const isHome = home.id === id;
          const { id: opponentId, clubName, clubEmblem } = isHome ? away : home;
          const isKnown = counts && positionOf(table, opponentId) !== null;
          const difficulty = isKnown ? fixtureDifficulty({ table, opponentId, isHome }) : null;
          return (
            <li key={matchId} className={rows.row}>
              <span className={rows.number}>{t`${round}ª`}</span>
              <span className={rows.clubs}>
                <ClubLink size={24} club={{ id: opponentId, name: clubName, emblem: clubEmblem }} />
                <small>
                  {isHome ? t`em casa` : t`fora`} · <DateText ms={date} />
                  {rivals.some(({ clubId }) => clubId === opponentId) && (
                    <>
                      {' · '}
                      <b>{t`Clássico`}</b>
                    </>
                  )}
                </small>
              </span>
              <span className={styles.end}>
                <IconLink icon={Binoculars} label={t`Relatório: ${clubName}`} {...opponentPath(opponentId)} />
                {difficulty !== null && (
                  <span className={classes(styles.difficulty, styles[`level${difficulty}`])}>
                    {difficulties[difficulty]}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {counts && (
        <p className={standings.foot}>{t`Dificuldade pelo lugar do adversário na tabela e pelo mando de campo.`}</p>
      )}
    </Panel>
  );
}
