import type { ReactNode } from 'react';
import { classes } from '../../ui/browser/classes.ts';
import styles from './stat-comparison.module.css';

interface StatComparisonProps {
  readonly label: ReactNode;
  readonly home: number;
  readonly away: number;
  /** The side whose bar is solid, as it is the manager’s; the other one is grey. */
  readonly solid?: 'home' | 'away';
  /** How a value is written, such as '58%'. */
  readonly format?: (value: number) => string;
}

/** One statistic of a match: two bars that grow outwards from the middle, home on the left. */
export function StatComparison({ label, home, away, solid = 'home', format = String }: StatComparisonProps) {
  const total = home + away;
  const bar = (side: 'home' | 'away') => classes(styles.bar, side === solid && styles.solid);
  const share = (value: number) => ({ width: `${total > 0 ? (100 * value) / total : 0}%` });
  return (
    <div className={styles.row}>
      <b>{format(home)}</b>
      <span className={classes(styles.track, styles.home)} aria-hidden>
        <i className={bar('home')} style={share(home)} />
      </span>
      <span>{label}</span>
      <span className={styles.track} aria-hidden>
        <i className={bar('away')} style={share(away)} />
      </span>
      <b>{format(away)}</b>
    </div>
  );
}
