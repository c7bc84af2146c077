import styles from './PositionRatings.module.css';

interface RadarProps {
  readonly label: string;
  /** Values of 0 to 100, from the top clockwise. */
  readonly axes: readonly { readonly name: string; readonly value: number }[];
}

const RADIUS = 84;
const RINGS = [25, 50, 75, 100];

/** Values on a wheel. Beside a table that says the same in numbers, so its text is its label only. */
export function Radar({ label, axes }: RadarProps) {
  const point = (index: number, value: number) => {
    const angle = (2 * Math.PI * index) / axes.length - Math.PI / 2;
    const distance = (RADIUS * value) / 100;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  };
  const ring = (value: (index: number) => number) =>
    axes
      .map((_, index) => point(index, value(index)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <figure className={styles.radar}>
      <svg viewBox="-150 -112 300 224" role="img" aria-label={label}>
        {RINGS.map((value) => (
          <polygon key={value} className={styles.ring} points={ring(() => value)} />
        ))}
        <polygon className={styles.area} points={ring((index) => axes[index]?.value ?? 0)} />
        {axes.map(({ name, value }, index) => {
          const { x, y } = point(index, 116);
          const anchor = Math.abs(x) < 8 ? 'middle' : x > 0 ? 'start' : 'end';
          return (
            <text key={name} className={styles.axis} x={x * 0.94} y={y + 4} textAnchor={anchor}>
              {name} <tspan className={styles.number}>{Math.trunc(value)}</tspan>
            </text>
          );
        })}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
