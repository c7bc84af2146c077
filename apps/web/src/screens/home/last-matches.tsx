import { useLingui } from '@lingui/react/macro';
import { type RecentResult, recentResults } from '@mundo-manager/rules/clubs';
import { ChartColumn, Play, Trophy } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { matchStatsPath, replayPath } from '../../components/links/paths.ts';
import { sideClub } from '../../components/match/side-club.ts';
import { ResultMark, ScorePlates } from '../../components/player/number-plates.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { PenaltyText } from '../../features/match/cup-texts.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconLink } from '../../ui/form/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './last-matches.module.css';

/** The club’s finished matches, newest first. R-HOM-7 to R-HOM-10 */
export function LastMatches() {
  const { t } = useLingui();
  const { id, lastMatches } = useClub();
  const results = recentResults(lastMatches, id, lastMatches.length);
  if (results.length === 0) {
    return (
      <Panel title={t`Últimos Jogos`}>
        <EmptyState icon={Trophy} title={t`Nenhum jogo realizado.`} />
      </Panel>
    );
  }
  return (
    <Panel flush title={t`Últimos Jogos`} end={t`V vitória · E empate · D derrota`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t`Lista dos últimos jogos`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Resultado`}</th>
              <th scope="col">{t`Data`}</th>
              <th scope="col">{t`Competição`}</th>
              <th scope="col">{t`Mandante`}</th>
              <th scope="col">{t`Placar`}</th>
              <th scope="col">{t`Visitante`}</th>
              <th scope="col">{t`Abrir`}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <Row key={result.match.id} {...result} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

function Row({ match, result }: RecentResult) {
  const { t } = useLingui();
  const { competitionName, date, home, away, replayId } = match;
  const pairing = `${home.clubName} × ${away.clubName}`;
  return (
    <tr>
      <td>
        <ResultMark result={result} />
      </td>
      <td className={styles.date}>
        <DateText ms={date} />
      </td>
      <td className={styles.competition}>{competitionName}</td>
      <td className={styles.home}>
        <ClubLink size={22} reversed club={sideClub(home)} />
      </td>
      <td className={styles.score}>
        <ScorePlates home={home.score} away={away.score} />
        {home.shootOut !== undefined && (
          <small className={styles.kicks}>
            <PenaltyText match={match} />
          </small>
        )}
        <small className={styles.phoneOnly}>
          <DateText ms={date} /> · {competitionName}
        </small>
      </td>
      <td className={styles.away}>
        <ClubLink size={22} club={sideClub(away)} />
      </td>
      <td>
        <span className={styles.icons}>
          <IconLink icon={ChartColumn} label={t`Estatísticas: ${pairing}`} {...matchStatsPath(match)} />
          {replayId !== null && <IconLink icon={Play} label={t`Replay: ${pairing}`} to={replayPath(replayId)} />}
        </span>
      </td>
    </tr>
  );
}
