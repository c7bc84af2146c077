import type { LucideIcon } from 'lucide-react';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Link, type To } from 'react-router-dom';
import { classes } from '../browser/classes.ts';
import { Tooltip } from '../dialog/tooltip.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './button.module.css';

interface Look {
  readonly kind?: 'primary' | 'ghost' | 'danger';
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look {
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly type?: 'button' | 'submit';
  /** Off without a word; give `disabledReason` wherever there is something to say. */
  readonly disabled?: boolean | undefined;
  /**
   * Why the button is off: it stays focusable, shows the reason in a tooltip, on a press too, and to screen readers,
   * and does nothing else.
   */
  readonly disabledReason?: ReactNode | undefined;
  /** Whether what it does is under way: it does nothing meanwhile. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-label'?: string;
  /** Id of its description; that of `disabledReason` replaces it while the button is off for a reason. */
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean;
}

/** A button. The tooltip is always around it: a button that goes off while it has the focus must stay the same element. */
export function Button(props: ButtonProps) {
  const { onClick, type = 'button', disabled = false, disabledReason, busy = false, ref, kind, small, wide } = props;
  const { icon: Icon, children } = props;
  const reason = useId();
  const blocked = hasText(disabledReason);
  const off = disabled || blocked || busy;
  const button = (
    <button
      ref={ref}
      type={type}
      className={look({ kind, small, wide })}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-describedby={blocked ? reason : props['aria-describedby']}
      aria-label={props['aria-label']}
      aria-pressed={props['aria-pressed']}
      aria-expanded={props['aria-expanded']}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </button>
  );
  return (
    <>
      <Tooltip onPress text={blocked ? disabledReason : null}>
        {button}
      </Tooltip>
      {blocked && <VisuallyHidden id={reason}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

interface ButtonLinkProps extends Look {
  readonly to: To;
  readonly state?: unknown;
}

/** A link that looks like a button: it opens a page, so it is a link. */
export function ButtonLink({ to, state, kind, small, wide, icon: Icon, children }: ButtonLinkProps) {
  return (
    <Link className={look({ kind, small, wide })} to={to} state={state}>
      {Icon && <Icon aria-hidden />}
      {children}
    </Link>
  );
}

function look({ kind, small, wide }: { [Key in 'kind' | 'small' | 'wide']: Look[Key] | undefined }): string {
  return classes(
    styles.button,
    kind === 'ghost' && styles.ghost,
    kind === 'danger' && styles.danger,
    small && styles.small,
    wide && styles.wide,
  );
}

function hasText(reason: ReactNode): boolean {
  return reason !== undefined && reason !== null && reason !== false && reason !== '';
}
