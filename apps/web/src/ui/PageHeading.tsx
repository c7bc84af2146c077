import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Controls of the whole screen, at the right. */
  readonly end?: ReactNode;
}

/** The screen's only h1. A change of route moves the focus here. */
export function PageHeading({ title, note, end }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
