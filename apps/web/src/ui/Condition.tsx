import { ALPHA } from '@mundo-manager/rules/ruleset';
import { classes } from './classes.ts';
import styles from './Rating.module.css';

/** Condition, shown rounded and judged raw: below what training asks it is bold and red. */
export function Condition({ value }: { readonly value: number }) {
  const { minimumCondition } = ALPHA.training;
  const tired = value < minimumCondition;
  const middling = !tired && value < minimumCondition + 10;
  return (
    <span className={classes(styles.condition, tired && styles.tired, middling && styles.middling)}>
      <span className={styles.bar} aria-hidden>
        <i style={{ width: `${value}%` }} />
      </span>
      {Math.round(value)}%
    </span>
  );
}
