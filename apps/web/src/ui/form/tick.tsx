import type { ComponentPropsWithRef } from 'react';
import styles from './tick.module.css';

interface TickProps extends Omit<ComponentPropsWithRef<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
}

/** The mark of a choice: the platform’s own input for keyboards and screen readers, in the paint of the game. */
export function Tick(props: TickProps) {
  return <input {...props} className={styles.tick} />;
}
