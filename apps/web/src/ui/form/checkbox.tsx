import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../browser/classes.ts';
import { Tooltip } from '../dialog/tooltip.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './field.module.css';
import { Tick } from './tick.tsx';

interface CheckboxProps {
  readonly label: ReactNode;
  /** Whether the label is for screen readers only, as in a table. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  /** Some, but not all, as a select-all box shows. */
  readonly partly?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Why it can’t be changed. */
  readonly disabledReason?: ReactNode;
}

/** A checkbox; where it can’t be changed it stays focusable and says why. */
export function Checkbox({
  label,
  hideLabel = false,
  checked,
  partly = false,
  onChange,
  disabledReason,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const reason = `${id}-reason`;
  const off = disabledReason !== undefined && disabledReason !== null && disabledReason !== false;
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  const input = (
    <Tick
      ref={box}
      id={id}
      type="checkbox"
      checked={checked}
      aria-disabled={off || undefined}
      aria-describedby={off ? reason : undefined}
      onChange={(event) => {
        if (!off) onChange(event.target.checked);
      }}
    />
  );
  return (
    <>
      <label className={classes(styles.check, off && styles.off)} htmlFor={id}>
        <Tooltip onPress text={off ? disabledReason : null}>
          {input}
        </Tooltip>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {off && <VisuallyHidden id={reason}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
