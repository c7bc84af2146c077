import { classes } from '../../ui/browser/classes.ts';
import { signedDecimals } from '../../ui/text/decimals.ts';
import styles from './rating-change.module.css';

/** Points of a rating gained or lost, with their sign; a dash where they are unknown. */
export function RatingChange({ value }: { readonly value: number | null }) {
  if (value === null) return '–';
  const text = signedDecimals(value, 1);
  return (
    <span className={classes(text.startsWith('+') && styles.gain, text.startsWith('−') && styles.loss)}>{text}</span>
  );
}
