import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { momentum, type SideName } from '@mundo-manager/engine';
import { useMemo } from 'react';
import { classes } from '../../../ui/browser/classes.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { decimals } from '../../../ui/text/decimals.ts';
import { playedAt } from '../played-minutes.ts';
import { useSolidSide } from '../statistics/use-solid-side.ts';
import chart from './chart.module.css';
import styles from './cumulative-xg-chart.module.css';
import { type CumulativeXgPoint, cumulativeXgPoints } from './cumulative-xg-points.ts';
import { MinuteAxis } from './minute-axis.tsx';

const WIDTH = 420;
const HEIGHT = 150;
const LEFT = 30;
const BOTTOM = 22;

interface CumulativeXgChartProps {
  readonly match: MatchView;
  readonly events: MatchReport['events'];
}

/** How the chances of both sides added up over the minutes, with the goals on the lines. R-STT-13 */
export function CumulativeXgChart({ match, events }: CumulativeXgChartProps) {
  const { t } = useLingui();
  const solid = useSolidSide(match);
  const { home, away } = match;
  const paint = (side: SideName) => (side === solid ? styles.solid : styles.grey);
  const lines = { home: cumulativeXgPoints(events, 'home'), away: cumulativeXgPoints(events, 'away') };
  const minutes = useMemo(() => momentum(events), [events]);
  const top = Math.max(1, ...[...lines.home, ...lines.away].map(({ xg }) => xg));
  const x = (played: number) => LEFT + ((WIDTH - LEFT - 8) * played) / Math.max(1, minutes.length);
  const at = (point: CumulativeXgPoint) => x(playedAt(minutes, point));
  const y = (xg: number) => 8 + (HEIGHT - BOTTOM - 8) * (1 - xg / top);
  const total = (points: readonly CumulativeXgPoint[]) => decimals(points.at(-1)?.xg ?? 0, 2);
  const text = t`xG acumulado: ${home.clubName} ${total(lines.home)}, ${away.clubName} ${total(lines.away)}`;
  return (
    <Panel title={t`Ritmo do jogo`} end={t`xG acumulado`}>
      <svg
        className={classes(chart.chart, styles.lines)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text}
      >
        <MinuteAxis minutes={minutes} x={x} height={HEIGHT} bottom={BOTTOM} />
        {[0, top / 2, top].map((xg) => (
          <g key={xg}>
            <path className={styles.grid} d={`M${LEFT} ${y(xg)}H${WIDTH - 8}`} />
            <text className={chart.text} x={LEFT - 5} y={y(xg) + 4} textAnchor="end">
              {decimals(xg, 1)}
            </text>
          </g>
        ))}
        {/* The solid line lies over the dashed one. */}
        {(solid === 'home' ? (['away', 'home'] as const) : (['home', 'away'] as const)).map((side) => (
          <g key={side} className={paint(side)}>
            <path
              d={[
                `M${LEFT} ${y(0)}`,
                ...lines[side].map((point) => `H${at(point)}V${y(point.xg)}`),
                `H${x(minutes.length)}`,
              ].join('')}
            />
            {lines[side]
              .filter(({ goal }) => goal)
              .map((point) => (
                <circle key={point.xg} cx={at(point)} cy={y(point.xg)} r="5" />
              ))}
          </g>
        ))}
      </svg>
      <ul className={chart.legend}>
        <li className={classes(styles.key, paint('home'))}>
          <i /> {home.clubName}
        </li>
        <li className={classes(styles.key, paint('away'))}>
          <i /> {away.clubName}
        </li>
        <li>{t`○ gol`}</li>
      </ul>
    </Panel>
  );
}
