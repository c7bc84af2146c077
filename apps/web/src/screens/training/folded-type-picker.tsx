import { useLingui } from '@lingui/react/macro';
import { trainingType } from '@mundo-manager/rules/training';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { trainingName } from '../../components/messages/training-names.ts';
import styles from './training.module.css';
import { TypePicker } from './type-picker.tsx';
import type { TrainingSession } from './use-training-session.ts';

/** The types on a phone: one line with the chosen one, so that the players come first. A choice folds them again. R-TRS-12 */
export function FoldedTypePicker({ session }: { readonly session: TrainingSession }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const chosen = trainingType(session.trainingId);
  const choose = (trainingId: number) => {
    session.choose(trainingId);
    setOpen(false);
  };
  return (
    <details className={styles.folded} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{t`Tipo de treino`}</span>
        <b>{chosen && t(trainingName(chosen))}</b>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <TypePicker session={{ ...session, choose }} />
    </details>
  );
}
