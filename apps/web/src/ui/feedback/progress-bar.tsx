import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What makes progress, for screen readers. */
  readonly label: string;
  readonly value: number;
  /** Full at this value; at 0 or less the bar is full. */
  readonly outOf: number;
  /** Text at the right, such as '2.480/4.000 XP'. */
  readonly text?: ReactNode;
}

/** A notched track: experience, training, loading. */
export function ProgressBar({ label, value, outOf, text }: ProgressBarProps) {
  const percent = outOf > 0 ? Math.min(100, Math.max(0, (100 * value) / outOf)) : 100;
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
      >
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      {text !== undefined && <span>{text}</span>}
    </div>
  );
}
