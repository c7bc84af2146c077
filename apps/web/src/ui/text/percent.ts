import { locale } from './locale.ts';

const PERCENT = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat(locale, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A share as a percentage with at most one decimal: 0.053 is '5,3%'. */
export function percentText(share: number): string {
  return PERCENT.format(share);
}

/** The same for what is added: '+5,3%'; nothing added has no sign. */
export function addedPercentText(share: number): string {
  return SIGNED.format(share);
}

/**
 * A percentage that falls short of a limit, to one decimal and never rounded up to it: a condition of 69.6 and one of 69.99 are both below 70,
 * and read so.
 */
export function shortOfText(value: number, limit: number): string {
  return percentText(Math.min(Math.round(value * 10), limit * 10 - 1) / 1000);
}
