import { GOAL_ZONES, type GoalZone } from '@mundo-manager/rules/opponents';
import styles from './goal-origins.module.css';

/** Each zone in metres, the goal above: left edge, upper edge, width, height. */
// biome-ignore format: one zone a row
const PLACES: Readonly<Record<GoalZone, readonly [x: number, y: number, width: number, height: number]>> = {
  close:   [24.84,  0,   18.32,  9],
  centre:  [24.84,  9,   18.32,  7.5],
  left:    [13.84,  0,   11,    16.5],
  right:   [43.16,  0,   11,    16.5],
  outside: [13.84, 16.5, 40.32, 16],
};
const LINES =
  'M0 38V0H68V38M13.84 0V16.5H54.16V0M24.84 0V5.5H43.16V0M26.69 16.5A9.15 9.15 0 0 0 41.31 16.5M30.34 0V-2.2H37.66V0';
const EDGES = 'M24.84 5.5V16.5M43.16 5.5V16.5M24.84 9H43.16M13.84 16.5V32.5H54.16V16.5';

interface GoalZonesProps {
  readonly zones: Readonly<Record<GoalZone, number>>;
  readonly label: string;
  readonly category: string;
}

/** The attacked end of the pitch with the goals of each zone, as the attackers see it. */
export function GoalZones({ zones, label, category }: GoalZonesProps) {
  const most = Math.max(1, ...GOAL_ZONES.map((zone) => zones[zone]));
  return (
    <div className={styles.zones} data-category={category}>
      <svg viewBox="-3 -4 74 42" role="img" aria-label={label}>
        <rect className={styles.ground} x="-3" y="-4" width="74" height="42" />
        {GOAL_ZONES.map((zone) => {
          const [x, y, width, height] = PLACES[zone];
          const fillOpacity = (0.56 * zones[zone]) / most;
          return <rect key={zone} className={styles.zone} {...{ x, y, width, height, fillOpacity }} />;
        })}
        <path className={styles.chalk} d={LINES} />
        <path className={styles.edges} d={EDGES} />
        {GOAL_ZONES.map((zone) => {
          const [x, y, width, height] = PLACES[zone];
          const [left, top] = [x + width / 2, y + height / 2];
          return zones[zone] === 0 ? null : (
            <g key={zone}>
              <rect className={styles.plate} x={left - 3.4} y={top - 2.9} width="6.8" height="5.8" rx=".3" />
              <text x={left} y={top + 1.75} textAnchor="middle">
                {zones[zone]}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
