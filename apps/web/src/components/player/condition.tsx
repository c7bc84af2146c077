import { useLingui } from '@lingui/react/macro';
import { isTired } from '@mundo-manager/rules/training';
import { BatteryLow } from 'lucide-react';
import { classes } from '../../ui/browser/classes.ts';
import { useRuleset } from '../ruleset/ruleset-context.ts';
import styles from './rating.module.css';

interface ConditionProps {
  readonly value: number;
  /** Whether an empty battery marks a tired player, if there is no room for a bar. */
  readonly battery?: boolean;
}

/** Points above what training asks for, below which the bar warns. */
const SOON_TIRED = 10;

/** Condition, shown rounded and judged raw: below what training asks it is bold and red, and marked where rounding hides that. R-SQD-6 */
export function Condition({ value, battery = false }: ConditionProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { minimumCondition } = ruleset.training;
  const tired = isTired({ attributes: { condition: value } }, ruleset);
  const middling = !tired && value < minimumCondition + SOON_TIRED;
  return (
    <span className={classes(styles.condition, tired && styles.tired, middling && styles.middling)}>
      {battery && tired ? (
        <BatteryLow size={14} aria-hidden />
      ) : (
        <span className={styles.bar} aria-hidden>
          <i style={{ width: `${value}%` }} />
        </span>
      )}
      {Math.round(value)}%
      {tired && Math.round(value) >= minimumCondition && (
        <span className={classes(styles.mark, styles.down)} role="img" aria-label={t`abaixo de ${minimumCondition}%`}>
          ▼
        </span>
      )}
    </span>
  );
}
