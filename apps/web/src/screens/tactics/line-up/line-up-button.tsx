import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './line-up-button.module.css';
import { dragKey, type Held } from './selection.ts';
import type { LineUpActions } from './use-line-up.ts';

interface LineUpButtonProps {
  readonly held: Held;
  readonly isHeld: boolean;
  /** Null for an empty place. */
  readonly player: Player | null;
  readonly label: string;
  readonly actions: LineUpActions;
  readonly className: string | undefined;
  /** Position of the cross. */
  readonly removeClass: string | undefined;
  /** What is seen; screen readers get the label. */
  readonly children: ReactNode;
}

/**
 * A player on the pitch, on the bench or outside: a press takes him in hand, a drag moves him, Delete or the cross
 * takes him off. R-TSC-5, R-TSC-14
 */
export function LineUpButton(props: LineUpButtonProps) {
  const { held, isHeld, player, label, actions, className, removeClass, children } = props;
  const { t } = useLingui();
  const canLeave = held.kind === 'place' && player !== null;
  const name = player?.personalData.name;
  return (
    <>
      <button
        type="button"
        className={classes(styles.button, className)}
        data-drag={player ? dragKey(held) : undefined}
        aria-pressed={isHeld}
        aria-keyshortcuts={canLeave ? 'Delete' : undefined}
        onClick={() => actions.tap(held, player === null)}
        onKeyDown={(event) => {
          if (canLeave && (event.key === 'Delete' || event.key === 'Backspace')) actions.remove(held.id);
          if (event.key === 'Escape') actions.letGo();
        }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.seen} aria-hidden>
          {children}
        </span>
      </button>
      {canLeave && (
        <button
          type="button"
          className={classes(styles.remove, removeClass)}
          aria-label={t`Tirar ${name} da escalação`}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            actions.remove(held.id);
          }}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </>
  );
}
