import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Controls of the whole screen, at the right. */
  readonly end?: ReactNode;
  /** Whether a phone shows note and controls in one line, since what follows shows the title. */
  readonly slim?: boolean;
}

/** The screen's only h1. A change of route moves the focus here. */
export function PageHeading({ title, note, end, slim = false }: PageHeadingProps) {
  return (
    <div className={classes(styles.heading, slim && styles.slim)}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
