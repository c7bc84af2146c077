import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** What the tooltip says. It never holds what can’t be found elsewhere: touch has no hover. */
  readonly text: ReactNode;
  /** One element that takes a ref and can have the focus. */
  readonly children: ReactElement;
}

/** Says a little more about what it wraps, on hover and on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} closeOnClick={false} delay={250} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={8}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
