import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesColumn, Columns3, Download, Scale, TrendingUp } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import styles from './squad.module.css';

/** Whether the table shows these columns. */
interface ColumnSwitch {
  readonly isShown: boolean;
  readonly toggle: () => void;
}

interface SquadToolsProps {
  readonly choosing: boolean;
  readonly onChoose: () => void;
  readonly statistics: ColumnSwitch;
  readonly development: ColumnSwitch;
  /** Null if there are not two to compare. */
  readonly onCompare: (() => void) | null;
  readonly onSave: () => void;
}

/** What can be done with the table: its columns, statistics and changes, the comparison of two players, a file. R-SQD-8 to R-SQD-10, R-CAR-14, R-DEV-10 */
export function SquadTools({ choosing, onChoose, statistics, development, onCompare, onSave }: SquadToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      <Button kind="ghost" small icon={Columns3} aria-expanded={choosing} onClick={onChoose}>
        {t`Colunas`}
      </Button>
      <Button kind="ghost" small icon={ChartNoAxesColumn} aria-pressed={statistics.isShown} onClick={statistics.toggle}>
        {t`Estatísticas`}
      </Button>
      <Button kind="ghost" small icon={TrendingUp} aria-pressed={development.isShown} onClick={development.toggle}>
        {t`Evolução`}
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
