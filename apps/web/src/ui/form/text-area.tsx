import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface TextAreaProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  /** What is wrong with the value; tied to the field and announced. */
  readonly error?: ReactNode;
  /** A quiet line under the field. */
  readonly note?: ReactNode;
}

/** A labelled text of several lines with its error. */
export function TextArea({ label, value, onChange, rows = 3, error, note }: TextAreaProps) {
  const id = useId();
  const messages = `${id}-messages`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        className={styles.area}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={messages}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={messages}>
        {error === undefined ? (
          note !== undefined && <p className={styles.note}>{note}</p>
        ) : (
          <p className={styles.error} role="alert">
            <CircleAlert size={15} aria-hidden />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
