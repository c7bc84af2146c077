import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './badge.module.css';

interface BadgeProps {
  readonly tone?: 'plain' | 'you' | 'good' | 'warning' | 'bad' | 'terra';
  /** Given with every warning: colour is never the only signal. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** An outlined word. */
export function Badge({ tone = 'plain', icon: Icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      {Icon && <Icon aria-hidden />}
      {children}
    </span>
  );
}
