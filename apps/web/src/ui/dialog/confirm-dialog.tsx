import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { classes } from '../browser/classes.ts';
import { Button } from '../form/button.tsx';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFinalFocus } from './use-final-focus.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, with the real price in it. */
  readonly title: ReactNode;
  /** What happens next, in one line. */
  readonly description?: ReactNode;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** 'Confirmar' unless given. */
  readonly confirmLabel?: ReactNode;
  /** Whether confirming destroys something. */
  readonly danger?: boolean;
  /** Whether the confirmed action is under way; both buttons wait. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** A question that must be answered: a press outside does not close it. The focus starts on Cancelar. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, onCancel, onConfirm, confirmLabel, danger = false, busy = false } = props;
  const { t } = useLingui();
  const finalFocus = useFinalFocus(open);
  const cancel = useRef<HTMLButtonElement>(null);
  const giveUp = () => {
    if (!busy) onCancel();
  };
  useBackCloses(open, giveUp);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && giveUp()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={styles.backdrop} />
        <AlertDialog.Popup
          data-sheet
          initialFocus={cancel}
          finalFocus={finalFocus}
          className={classes(styles.popup, danger && styles.bad)}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {description !== undefined && <AlertDialog.Description>{description}</AlertDialog.Description>}
          {props.children}
          <div className={styles.actions}>
            <Button ref={cancel} kind="ghost" disabled={busy} onClick={onCancel}>
              {t`Cancelar`}
            </Button>
            <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel ?? t`Confirmar`}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
