import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './notice.module.css';

interface AlertProps {
  readonly tone?: 'warning' | 'bad' | 'info';
  readonly children: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
}

/** A warning that stays in the page, such as 'Seu patrocínio expirou.'. */
export function Alert({ tone = 'warning', children, action }: AlertProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <div className={classes(styles.alert, tone === 'bad' && styles.bad, tone === 'info' && styles.info)} role="status">
      <Icon size={18} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  );
}
