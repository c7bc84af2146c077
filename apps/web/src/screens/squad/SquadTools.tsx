import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesColumn, Columns3, Download, Scale } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './Squad.module.css';

interface SquadToolsProps {
  readonly choosing: boolean;
  readonly onChoose: () => void;
  /** Whether the table shows the statistics of the season. */
  readonly hasStatistics: boolean;
  readonly onStatistics: () => void;
  /** Null where there are not two to compare. */
  readonly onCompare: (() => void) | null;
  readonly onSave: () => void;
}

/** What can be done with the table: its columns, statistics, the comparison of two players, a file. R-SQD-8 to R-SQD-10, R-CAR-14 */
export function SquadTools({ choosing, onChoose, hasStatistics, onStatistics, onCompare, onSave }: SquadToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <Button kind="ghost" small icon={Columns3} aria-expanded={choosing} onClick={onChoose}>
        {t`Colunas`}
      </Button>
      <Button kind="ghost" small icon={ChartNoAxesColumn} aria-pressed={hasStatistics} onClick={onStatistics}>
        {t`Estatísticas`}
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
