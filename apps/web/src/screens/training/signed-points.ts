import { locale } from '../../ui/text/locale.ts';

const TWO_DECIMALS = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** Points that are added, such as '+0,31'; nothing added has no sign. */
export function signedPoints(points: number): string {
  return TWO_DECIMALS.format(points);
}
