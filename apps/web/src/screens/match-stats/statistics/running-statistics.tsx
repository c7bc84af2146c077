import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { sideRunning } from '@mundo-manager/engine';
import { StatComparison } from '../../../components/charts/stat-comparison.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { decimals } from '../../../ui/text/decimals.ts';
import { useSolidSide } from './use-solid-side.ts';

interface RunningStatisticsProps {
  readonly match: MatchView;
  readonly report: MatchReport;
}

/** The running of both sides; empty for engine versions without it. R-STT-15 */
export function RunningStatistics({ match, report: { running } }: RunningStatisticsProps) {
  const { t } = useLingui();
  const solid = useSolidSide(match);
  if (running.length === 0) return null;
  const [home, away] = [sideRunning(running, 'home'), sideRunning(running, 'away')];
  const tenths = (value: number) => decimals(value, 1);
  return (
    <Panel title={t`Corrida`}>
      <StatComparison
        solid={solid}
        label={t`Distância (km)`}
        home={home.metres / 1000}
        away={away.metres / 1000}
        format={tenths}
      />
      <StatComparison
        solid={solid}
        label={t`Minutos acima de 19,8 km/h`}
        home={home.fastSeconds / 60}
        away={away.fastSeconds / 60}
        format={tenths}
      />
      <StatComparison
        solid={solid}
        label={t`Maior velocidade (km/h)`}
        home={home.topSpeed}
        away={away.topSpeed}
        format={tenths}
      />
    </Panel>
  );
}
