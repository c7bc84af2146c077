import { classes } from '../../ui/browser/classes.ts';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './money.module.css';

/** An amount of money; `signed` colours gains and losses and writes the plus. */
export function Money({ value, signed = false }: { readonly value: number; readonly signed?: boolean }) {
  return (
    <span className={classes(styles.amount, signed && value > 0 && styles.gain, signed && value < 0 && styles.loss)}>
      {signed && value > 0 ? '+' : ''}
      {moneyText(value)}
    </span>
  );
}
