import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is stepped through, such as 'Formato' or 'Rodada': ‘anterior’ and ‘seguinte’ suit either gender. */
  readonly label: string;
  readonly value: ReactNode;
  /** Such as '6 de 11'. */
  readonly note?: ReactNode;
  /** −1 or +1; whether it wraps is the caller’s (a rule’s) decision. */
  readonly onStep: (delta: -1 | 1) => void;
  readonly canStepBack?: boolean;
  readonly canStepForward?: boolean;
}

/** Two arrows around a value. */
export function Stepper({ label, value, note, onStep, canStepBack = true, canStepForward = true }: StepperProps) {
  const { t } = useLingui();
  const step = (delta: -1 | 1, possible: boolean) => () => {
    if (possible) onStep(delta);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can’t be a grid in every browser
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t`${label}: anterior`}
        aria-disabled={!canStepBack || undefined}
        onClick={step(-1, canStepBack)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <span className={styles.value} aria-live="polite">
        <b>{value}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t`${label}: seguinte`}
        aria-disabled={!canStepForward || undefined}
        onClick={step(1, canStepForward)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  );
}
