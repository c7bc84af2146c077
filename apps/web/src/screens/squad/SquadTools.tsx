import { useLingui } from '@lingui/react/macro';
import { Columns3, Download, Scale } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './Squad.module.css';

interface SquadToolsProps {
  readonly choosing: boolean;
  readonly onChoose: () => void;
  /** Null where there are not two to compare. */
  readonly onCompare: (() => void) | null;
  readonly onSave: () => void;
}

/** What can be done with the table: its columns, two players beside each other, a file. R-SQD-8 to R-SQD-10 */
export function SquadTools({ choosing, onChoose, onCompare, onSave }: SquadToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <Button kind="ghost" small icon={Columns3} aria-expanded={choosing} onClick={onChoose}>
        {t`Colunas`}
      </Button>
      <Button
        kind="ghost"
        small
        icon={Scale}
        disabledReason={onCompare === null ? t`É preciso ter dois jogadores` : undefined}
        onClick={() => onCompare?.()}
      >
        {t`Comparar`}
      </Button>
      <Button kind="ghost" small icon={Download} onClick={onSave}>
        {t`Baixar CSV`}
      </Button>
    </div>
  );
}
