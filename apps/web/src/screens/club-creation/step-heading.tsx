import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './club-creation.module.css';
import { CREATION_STEPS, type CreationStep } from './club-draft.ts';

interface StepHeadingProps {
  readonly step: CreationStep;
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** Which step it is, and what it asks. */
export function StepHeading({ step, title, note }: StepHeadingProps) {
  const number = CREATION_STEPS.indexOf(step) + 1;
  const count = CREATION_STEPS.length;
  return (
    <div className={styles.heading}>
      <div>
        <p className={styles.quiet}>
          <Trans>
            Passo {number} de {count}
          </Trans>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      {note !== undefined && <p className={styles.headingNote}>{note}</p>}
    </div>
  );
}
