import type { EventOf } from '@mundo-manager/engine';
import { classes } from '../../../ui/browser/classes.ts';
import styles from './shot-map.module.css';

/** The half width of a mark in metres: the area grows with the chance. */
function halfWidth(xg: number): number {
  return 1 + 3 * Math.sqrt(xg);
}

interface ShotMarkProps {
  readonly shot: EventOf<'shot'>;
  /** Whether its side is the one that charts paint solid. */
  readonly solid: boolean;
  readonly children: string;
}

/** A shot on the pitch: a square for home, a diamond for away, in lamp yellow for a goal. The children say it in words. */
export function ShotMark({ shot, solid, children }: ShotMarkProps) {
  const { side, x, y, xg, outcome } = shot;
  const half = halfWidth(xg);
  return (
    <rect
      className={classes(
        styles.mark,
        solid ? styles.solidMark : styles.paleMark,
        outcome === 'goal' && styles.goalMark,
      )}
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
      {...(side === 'away' && { transform: `rotate(45 ${x} ${y})` })}
    >
      <title>{children}</title>
    </rect>
  );
}
