import type { ReactNode } from 'react';
import styles from './Comparison.module.css';
import { classes } from './classes.ts';

interface ComparisonProps {
  readonly label: ReactNode;
  readonly home: number;
  readonly away: number;
  /** How a value is written, such as '58%'. */
  readonly format?: (value: number) => string;
}

/** One statistic of a match: two bars that grow outwards from the middle, home solid, away grey. */
export function Comparison({ label, home, away, format = String }: ComparisonProps) {
  const total = home + away;
  const share = (value: number) => ({ width: `${total > 0 ? (100 * value) / total : 0}%` });
  return (
    <div className={styles.row}>
      <b>{format(home)}</b>
      <span className={classes(styles.track, styles.home)} aria-hidden>
        <i className={styles.bar} style={share(home)} />
      </span>
      <span>{label}</span>
      <span className={classes(styles.track, styles.away)} aria-hidden>
        <i className={styles.bar} style={share(away)} />
      </span>
      <b>{format(away)}</b>
    </div>
  );
}
