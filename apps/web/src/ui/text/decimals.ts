import { locale } from './locale.ts';

const POINT = locale === 'en-GB' ? '.' : ',';

/** A number with so many decimals, as the reader's language writes it: 1,48 or 1.48. */
export function decimals(value: number, digits: number): string {
  return value.toFixed(digits).replace('-', '−').replace('.', POINT);
}

/** The same with its sign: +0,54. */
export function signedDecimals(value: number, digits: number): string {
  const text = decimals(value, digits);
  return Number(value.toFixed(digits)) > 0 ? `+${text}` : text;
}
