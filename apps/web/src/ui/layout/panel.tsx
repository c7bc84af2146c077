import { type ReactNode, useId } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './panel.module.css';

interface PanelProps {
  /** The heading, a few words. */
  readonly title: ReactNode;
  /** One quiet note or control at the right of the heading. */
  readonly end?: ReactNode;
  /** Whether the content touches the edges, as tables do. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section marked out with a chalk rule and a corner arc. Panels never nest. */
export function Panel({ title, end, flush = false, className, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
