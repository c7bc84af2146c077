import { useLingui } from '@lingui/react/macro';
import { SQUAD_COLUMNS, type SquadColumn } from '@mundo-manager/rules/players';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import styles from './squad.module.css';
import { SQUAD_COLUMN_NAMES } from './squad-columns.tsx';

interface ColumnChoiceProps {
  readonly hidden: readonly SquadColumn[];
  readonly onChange: (hidden: readonly SquadColumn[]) => void;
}

/** Which columns the squad shows; the name always stays. R-SQD-8 */
export function ColumnChoice({ hidden, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can’t be laid out in a row everywhere
    <div className={styles.choice} role="group" aria-label={t`Colunas da tabela`}>
      {SQUAD_COLUMNS.filter((column) => column !== 'name').map((column) => (
        <Checkbox
          key={column}
          label={t(SQUAD_COLUMN_NAMES[column])}
          checked={!hidden.includes(column)}
          onChange={(shown) => onChange(shown ? hidden.filter((other) => other !== column) : [...hidden, column])}
        />
      ))}
      <Button kind="ghost" small disabled={hidden.length === 0} onClick={() => onChange([])}>
        {t`Mostrar todas`}
      </Button>
    </div>
  );
}
