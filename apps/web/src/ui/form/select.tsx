import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../browser/classes.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './field.module.css';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether the label is for screen readers only. */
  readonly hideLabel?: boolean;
  /** Off for a moment: it keeps the focus, and a choice does nothing. */
  readonly disabled?: boolean;
}

/** The platform’s own select: a phone opens its own wheel or list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, hideLabel = false, disabled = false } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={classes(styles.control, styles.select)}
          value={value}
          aria-disabled={disabled || undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen && !disabled) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.caret} size={18} aria-hidden />
      </span>
    </div>
  );
}
