import { classes } from './classes.ts';
import { signedDecimals } from './decimals.ts';
import styles from './RatingChange.module.css';

/** Points of a rating gained or lost, with their sign; a dash where they are unknown. */
export function RatingChange({ value }: { readonly value: number | null }) {
  if (value === null) return '–';
  const text = signedDecimals(value, 1);
  return (
    <span className={classes(text.startsWith('+') && styles.gain, text.startsWith('−') && styles.loss)}>{text}</span>
  );
}
