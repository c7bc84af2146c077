import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { MATCH_STATISTICS, type MatchStatistic } from '@mundo-manager/rules/competitions';
import { StatComparison } from '../../../components/charts/stat-comparison.tsx';
import { Term } from '../../../components/player/glossary-term.tsx';
import { Columns, Stack } from '../../../ui/layout/columns.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { decimals } from '../../../ui/text/decimals.ts';
import { CumulativeXgChart } from '../charts/cumulative-xg-chart.tsx';
import { MomentumChart } from '../charts/momentum-chart.tsx';
import { ShotMap } from '../charts/shot-map.tsx';
import { ResultReasons } from '../result-reasons.tsx';
import { Verification } from '../verification/verification.tsx';
import { RunningStatistics } from './running-statistics.tsx';
import styles from './statistics-tab.module.css';
import { useSolidSide } from './use-solid-side.ts';

interface StatisticsTabProps {
  readonly match: MatchView;
  readonly report: MatchReport | null;
}

/** The figures of both sides, and where and when the chances came. R-STT-3, R-STT-4 */
export function StatisticsTab({ match, report }: StatisticsTabProps) {
  if (report === null) return <Figures match={match} report={report} />;
  return (
    <Columns kind="halves">
      <Stack>
        <Figures match={match} report={report} />
        <ResultReasons match={match} report={report} />
        <RunningStatistics match={match} report={report} />
      </Stack>
      <Stack>
        <ShotMap match={match} report={report} />
        <MomentumChart match={match} events={report.events} />
        <CumulativeXgChart match={match} events={report.events} />
        {match.replayId !== null && <Verification match={match} replayId={match.replayId} />}
      </Stack>
    </Columns>
  );
}

function Figures({ match, report }: StatisticsTabProps) {
  const { t } = useLingui();
  const solid = useSolidSide(match);
  const { home, away } = match;
  const stats = report?.stats;
  const labels: Readonly<Record<Exclude<MatchStatistic, 'playTime'>, string>> = {
    shots: t`Chutes`,
    passes: t`Passes`,
    wrongPasses: t`Passes Errados`,
    corners: t`Escanteios`,
    crosses: t`Cruzamentos`,
    tackles: t`Desarmes`,
    offsides: t`Impedimentos`,
    fouls: t`Faltas`,
  };
  return (
    <Panel title={t`Números do jogo`}>
      <div className={styles.sides} aria-hidden>
        <span>{home.clubName}</span>
        <span>{away.clubName}</span>
      </div>
      <StatComparison
        solid={solid}
        label={t`Posse de Bola`}
        {...possession(home, away)}
        format={(value) => `${value}%`}
      />
      {MATCH_STATISTICS.map(
        (name) =>
          name !== 'playTime' && (
            <StatComparison key={name} solid={solid} label={labels[name]} home={home[name]} away={away[name]} />
          ),
      )}
      {stats && (
        <div className={styles.more}>
          <StatComparison
            solid={solid}
            label={t`Chutes no gol`}
            home={stats.home.shotsOnTarget}
            away={stats.away.shotsOnTarget}
          />
          <StatComparison
            solid={solid}
            label={<Term term="expectedGoals">{t`Gols esperados (xG)`}</Term>}
            home={stats.home.xg}
            away={stats.away.xg}
            format={(value) => decimals(value, 2)}
          />
          <StatComparison
            solid={solid}
            label={t`Cartões amarelos`}
            home={stats.home.yellowCards}
            away={stats.away.yellowCards}
          />
          <StatComparison
            solid={solid}
            label={t`Cartões vermelhos`}
            home={stats.home.redCards}
            away={stats.away.redCards}
          />
        </div>
      )}
    </Panel>
  );
}

/** Whole percents of the two play times that add up to 100. R-STT-4 */
function possession(home: MatchSideView, away: MatchSideView): { readonly home: number; readonly away: number } {
  const total = home.playTime + away.playTime;
  const share = total > 0 ? Math.round((100 * home.playTime) / total) : 50;
  return { home: share, away: 100 - share };
}
