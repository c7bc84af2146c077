import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { Link, type To } from 'react-router-dom';
import { Tooltip } from '../dialog/tooltip.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: LucideIcon;
  /** The button’s name: read out, and shown as a tooltip. */
  readonly label: string;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly disabled?: boolean;
  /** Of a button that stays pressed. */
  readonly pressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon: statistics, replay, close and arrows. */
export function IconButton({ icon: Icon, label, onClick, disabled = false, pressed, ref }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-pressed={pressed}
        onClick={(event) => {
          if (!disabled) onClick(event);
        }}
      >
        <Icon aria-hidden />
      </button>
    </Tooltip>
  );
}

interface IconLinkProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly to: To;
  readonly state?: unknown;
}

/** An icon that links to a page. */
export function IconLink({ icon: Icon, label, to, state }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Link className={styles.button} to={to} state={state} aria-label={label}>
        <Icon aria-hidden />
      </Link>
    </Tooltip>
  );
}
