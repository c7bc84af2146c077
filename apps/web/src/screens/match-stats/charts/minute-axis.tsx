import type { MomentumMinute } from '@mundo-manager/engine';
import { playedAt, stoppages } from '../played-minutes.ts';
import chart from './chart.module.css';

const NUMBERED = [1, 15, 30, 45, 60, 75, 90, 105, 120];

interface MinuteAxisProps {
  readonly minutes: readonly MomentumMinute[];
  /** Where a chart has that many minutes of play. */
  readonly x: (played: number) => number;
  readonly height: number;
  /** Room for the numbers. */
  readonly bottom: number;
}

/** The minutes under a chart, those of stoppage time on ground of their own: '45+3', '90+5'. R-STT-13 */
export function MinuteAxis({ minutes, x, height, bottom }: MinuteAxisProps) {
  const stretches = stoppages(minutes);
  return (
    <>
      {stretches.map(({ minute, added, from }) => (
        <path
          key={minute}
          className={chart.stoppage}
          d={`M${x(from)} 0H${x(from + added)}V${height - bottom}H${x(from)}Z`}
        />
      ))}
      {NUMBERED.map((minute) => {
        const added = stretches.find((stretch) => stretch.minute === minute)?.added ?? 0;
        const played = playedAt(minutes, { minute, added });
        if (played === 0) return null;
        return (
          // The number of the last minute ends where the chart does.
          <text
            key={minute}
            className={chart.text}
            x={x(added > 0 ? played : played - 0.5)}
            y={height - 6}
            textAnchor={added > 0 ? 'end' : 'middle'}
          >
            {added > 0 ? `${minute}+${added}` : minute}
          </text>
        );
      })}
    </>
  );
}
