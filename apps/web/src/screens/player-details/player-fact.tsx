import type { ReactNode } from 'react';
import { classes } from '../../ui/browser/classes.ts';
import styles from './player-details.module.css';

interface PlayerFactProps {
  readonly name: ReactNode;
  /** The one number that counts. */
  readonly big?: boolean;
  readonly children: ReactNode;
}

/** A line of a list of facts. */
export function PlayerFact({ name, big = false, children }: PlayerFactProps) {
  return (
    <div className={classes(big && styles.big)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
