import { classes } from '../browser/classes.ts';
import styles from './difference.module.css';
import { moneyText } from './money-text.ts';

interface DifferenceProps {
  readonly of: number;
  /** What it is compared with. */
  readonly to: number;
  /** What money it is, if it is money: of a cost less is better, of a worth more. */
  readonly money?: 'cost' | 'worth' | undefined;
}

/** How much better or worse, with a sign beside the colour. */
export function Difference({ of, to, money }: DifferenceProps) {
  const difference = of - to;
  const better = money === 'cost' ? difference < 0 : difference > 0;
  const size = money ? moneyText(Math.abs(difference)) : String(Math.abs(difference));
  const sign = difference > 0 ? '+' : difference < 0 ? '\u2212' : '=';
  return (
    <b className={classes(styles.difference, difference !== 0 && (better ? styles.better : styles.worse))}>
      {sign}
      {difference !== 0 && size}
    </b>
  );
}
