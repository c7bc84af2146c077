import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './notice.module.css';

interface EmptyStateProps {
  readonly icon?: LucideIcon;
  /** One bold sentence. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** One way out. */
  readonly action?: ReactNode;
  /** Whether it is in a flush panel and needs its own margin. */
  readonly inset?: boolean;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon: Icon, title, children, action, inset = false }: EmptyStateProps) {
  return (
    <div className={classes(styles.empty, inset && styles.inset)}>
      {Icon && <Icon size={22} aria-hidden />}
      <b>{title}</b>
      {children !== undefined && <span>{children}</span>}
      {action}
    </div>
  );
}
