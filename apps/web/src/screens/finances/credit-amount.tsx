import { classes } from '../../ui/browser/classes.ts';
import { locale } from '../../ui/text/locale.ts';
import styles from './finances.module.css';

const SIGNED = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

/** Credits that came or went, with their sign. */
export function CreditAmount({ value }: { readonly value: number }) {
  return (
    <span className={classes(value > 0 && styles.gain, value < 0 && styles.debt)}>
      {SIGNED.format(value).replace('-', '\u2212')}
    </span>
  );
}
