import { classes } from '../../ui/browser/classes.ts';
import styles from './radar.module.css';

interface RadarProps {
  readonly label: string;
  /** From the top clockwise; each with a value of 0 to 100, or two where two are compared. */
  readonly axes: readonly { readonly name: string; readonly values: readonly [number] | readonly [number, number] }[];
}

const RADIUS = 84;
const RINGS = [25, 50, 75, 100];
/** Distance of the names from the middle, per cent of the radius. */
const NAMES = 116;

/** Values on a wheel: the first solid, the second dashed. Beside a table that says the same in numbers, so its text is its label only. */
export function Radar({ label, axes }: RadarProps) {
  const point = (index: number, value: number) => {
    const angle = (2 * Math.PI * index) / axes.length - Math.PI / 2;
    const distance = (RADIUS * value) / 100;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  };
  const line = (value: (index: number) => number) =>
    axes
      .map((_, index) => point(index, value(index)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  const compared = axes.some(({ values }) => values.length === 2);
  return (
    <figure className={styles.radar}>
      <svg viewBox="-150 -112 300 224" role="img" aria-label={label}>
        {RINGS.map((value) => (
          <polygon key={value} className={styles.ring} points={line(() => value)} />
        ))}
        <polygon className={styles.area} points={line((index) => axes[index]?.values[0] ?? 0)} />
        {compared && (
          <polygon
            className={classes(styles.area, styles.second)}
            points={line((index) => axes[index]?.values[1] ?? 0)}
          />
        )}
        {axes.map(({ name, values }, index) => {
          const { x, y } = point(index, NAMES);
          const anchor = Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end';
          return (
            <text key={name} className={styles.axis} x={x * 0.94} y={y + (compared ? -2 : 4)} textAnchor={anchor}>
              {name}{' '}
              <tspan className={styles.number} {...(compared && { x: x * 0.94, dy: 12 })}>
                {values.map((value) => Math.trunc(value)).join(' × ')}
              </tspan>
            </text>
          );
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
