import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFinalFocus } from './use-final-focus.ts';

interface DialogProps {
  readonly open: boolean;
  /**
   * Called on the cross, Escape, a phone’s Back or a press outside. Without it the dialog has no cross and stays until
   * its parent closes it.
   */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  /** One line under the title that says what happens next. */
  readonly description?: ReactNode;
  readonly wide?: boolean;
  /** Bad news have a red edge. */
  readonly bad?: boolean;
  /** Buttons at the foot, Cancelar left of Confirmar. */
  readonly actions?: ReactNode;
  /** What has the focus at first; the first control unless given. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

/** A dialog on a laptop, a sheet from below on a phone. Focus goes in and comes back. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  wide = false,
  bad = false,
  actions,
  initialFocus,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const finalFocus = useFinalFocus(open);
  useBackCloses(open, () => onClose?.());
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          data-sheet
          {...(initialFocus && { initialFocus })}
          finalFocus={finalFocus}
          className={classes(styles.popup, wide && styles.wide, bad && styles.bad)}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {onClose && (
              <Base.Close className={styles.close} aria-label={t`Fechar`}>
                <X size={20} aria-hidden />
              </Base.Close>
            )}
          </div>
          {description !== undefined && <Base.Description>{description}</Base.Description>}
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
