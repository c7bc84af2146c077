import { CircleAlert } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../browser/classes.ts';
import styles from './field.module.css';

interface TextFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'search';
  readonly name?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  /** What is wrong with the value; tied to the field and announced. */
  readonly error?: ReactNode;
  /** A quiet line under the field. */
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text with its error. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', error, note, ...rest } = props;
  const id = useId();
  const messages = `${id}-messages`;
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.control}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={messages}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={messages} aria-live="polite">
        {wrong ? (
          <p className={styles.error}>
            <CircleAlert size={15} aria-hidden />
            {error}
          </p>
        ) : (
          note !== undefined && <p className={classes(styles.note)}>{note}</p>
        )}
      </div>
    </div>
  );
}
