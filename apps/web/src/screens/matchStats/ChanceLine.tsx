import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import type { SideName } from '@mundo-manager/engine';
import { classes } from '../../ui/classes.ts';
import { decimals } from '../../ui/decimals.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './ChanceLine.module.css';
import chart from './Chart.module.css';
import { type ChancePoint, chancePoints } from './chancePoints.ts';
import { useSolidSide } from './useSolidSide.ts';

const WIDTH = 420;
const HEIGHT = 150;
const LEFT = 30;
const BOTTOM = 22;

interface ChanceLineProps {
  readonly match: MatchView;
  readonly events: MatchReport['events'];
}

/** How the chances of both sides added up over the minutes, with the goals on the lines. */
export function ChanceLine({ match, events }: ChanceLineProps) {
  const { t } = useLingui();
  const solid = useSolidSide(match);
  const { home, away } = match;
  const paint = (side: SideName) => (side === solid ? styles.solid : styles.grey);
  const lines = { home: chancePoints(events, 'home'), away: chancePoints(events, 'away') };
  const minutes = Math.max(90, ...[...lines.home, ...lines.away].map(({ minute }) => minute));
  const top = Math.max(1, ...[...lines.home, ...lines.away].map(({ xg }) => xg));
  const x = (minute: number) => LEFT + ((WIDTH - LEFT - 8) * minute) / minutes;
  const y = (xg: number) => 8 + (HEIGHT - BOTTOM - 8) * (1 - xg / top);
  const total = (points: readonly ChancePoint[]) => decimals(points.at(-1)?.xg ?? 0, 2);
  const text = t`xG acumulado: ${home.clubName} ${total(lines.home)}, ${away.clubName} ${total(lines.away)}`;
  return (
    <Panel title={t`Ritmo do jogo`} end={t`xG acumulado`}>
      <svg
        className={classes(chart.chart, styles.lines)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text}
      >
        {[0, top / 2, top].map((xg) => (
          <g key={xg}>
            <path className={styles.grid} d={`M${LEFT} ${y(xg)}H${WIDTH - 8}`} />
            <text className={chart.text} x={LEFT - 5} y={y(xg) + 4} textAnchor="end">
              {decimals(xg, 1)}
            </text>
          </g>
        ))}
        {[0, 15, 30, 45, 60, 75, 90].map((minute) => (
          <text key={minute} className={chart.text} x={x(minute)} y={HEIGHT - 6} textAnchor="middle">
            {minute}
          </text>
        ))}
        {/* The solid line lies over the dashed one. */}
        {(solid === 'home' ? (['away', 'home'] as const) : (['home', 'away'] as const)).map((side) => (
          <g key={side} className={paint(side)}>
            <path d={steps(lines[side], minutes, x, y)} />
            {lines[side]
              .filter(({ goal }) => goal)
              .map(({ minute, xg }) => (
                <circle key={`${minute}-${xg}`} cx={x(minute)} cy={y(xg)} r="5" />
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

function steps(
  points: readonly ChancePoint[],
  minutes: number,
  x: (minute: number) => number,
  y: (xg: number) => number,
): string {
  return [`M${x(0)} ${y(0)}`, ...points.map(({ minute, xg }) => `H${x(minute)}V${y(xg)}`), `H${x(minutes)}`].join('');
}
