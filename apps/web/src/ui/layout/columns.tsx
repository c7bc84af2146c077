import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './columns.module.css';

interface ColumnsProps {
  /** A wide column with an aside of 332 px, two halves, or three thirds; one under the other on a phone. */
  readonly kind?: 'aside' | 'halves' | 'thirds';
  readonly children: ReactNode;
}

/** Columns of panels. */
export function Columns({ kind = 'aside', children }: ColumnsProps) {
  return <div className={classes(styles.columns, styles[kind])}>{children}</div>;
}

/** Panels one under the other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
