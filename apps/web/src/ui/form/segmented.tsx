import type { ReactNode } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly small?: boolean;
  /** Whether the options are words instead of letters. */
  readonly words?: boolean;
  readonly disabled?: boolean;
}

/** A short choice with all options in sight, such as tactic A, B or C. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, small = false, words = false, disabled = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can’t be laid out in a row everywhere
    <span
      role="group"
      aria-label={label}
      className={classes(styles.group, small && styles.small, words && styles.words)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled && option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </span>
  );
}
