import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { type EventOf, momentum } from '@mundo-manager/engine';
import { useMemo } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { playedAt } from '../played-minutes.ts';
import { useSolidSide } from '../statistics/use-solid-side.ts';
import chart from './chart.module.css';
import { MinuteAxis } from './minute-axis.tsx';
import styles from './momentum-chart.module.css';

const WIDTH = 420;
const HEIGHT = 150;
const EDGE = 8;
const BOTTOM = 22;
const MIDDLE = (HEIGHT - BOTTOM) / 2;
/** Room for the circles of goals above and below. */
const MOST = MIDDLE - 14;
/** Goals of threat in a minute at which a bar is full at least: a dull match must not look like a storm. */
const FULL = 0.15;

interface MomentumChartProps {
  readonly match: MatchView;
  readonly events: MatchReport['events'];
}

/** Who threatened, minute by minute: home upwards, away downwards, with the goals at their minutes. R-STT-8, R-STT-13 */
export function MomentumChart({ match, events }: MomentumChartProps) {
  const { t } = useLingui();
  const solid = useSolidSide(match);
  const { home, away } = match;
  const minutes = useMemo(() => momentum(events), [events]);
  const goals = events.filter((event): event is EventOf<'goal'> => event.type === 'goal');
  const top = Math.max(FULL, ...minutes.map(({ value }) => Math.abs(value)));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, minutes.length);
  const x = (played: number) => EDGE + played * step;
  const share = (count: number) => Math.round((100 * count) / Math.max(1, minutes.length));
  // Minutes without a threat belong to neither side.
  const homeShare = share(minutes.filter(({ value }) => value > 0).length);
  const awayShare = share(minutes.filter(({ value }) => value < 0).length);
  const text = t`${home.clubName} ameaçou mais em ${homeShare}% dos minutos, ${away.clubName} em ${awayShare}%`;
  return (
    <Panel title={t`Quem ameaçou`} end={t`minuto a minuto`}>
      <svg className={chart.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
        <MinuteAxis minutes={minutes} x={x} height={HEIGHT} bottom={BOTTOM} />
        {minutes.map(({ minute, added, value }, at) => (
          <rect
            key={`${minute}+${added}`}
            className={(value > 0 ? 'home' : 'away') === solid ? styles.solid : styles.grey}
            x={x(at)}
            width={Math.max(1, step - 1)}
            y={value > 0 ? MIDDLE - (MOST * value) / top : MIDDLE}
            height={(MOST * Math.abs(value)) / top}
          />
        ))}
        <path className={styles.axis} d={`M${EDGE} ${MIDDLE}H${WIDTH - EDGE}`} />
        {goals.map(({ tick, side, ...shown }) => (
          <circle
            key={tick}
            className={styles.goal}
            cx={x(playedAt(minutes, shown) - 0.5)}
            cy={side === 'home' ? 8 : HEIGHT - BOTTOM - 8}
            r="5"
          />
        ))}
      </svg>
      <ul className={chart.legend}>
        <li>
          <i className={solid === 'home' ? styles.solidKey : styles.greyKey} /> ↑ {home.clubName}
        </li>
        <li>
          <i className={solid === 'away' ? styles.solidKey : styles.greyKey} /> ↓ {away.clubName}
        </li>
        <li>
          <i className={styles.goalKey} /> {t`gol`}
        </li>
      </ul>
    </Panel>
  );
}
