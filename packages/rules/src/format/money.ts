/** Money as screens show it. */

/** Making a formatter costs far more than using one; by locale. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Whole US dollars, such as `$ 1.250.000` (a no-break space after $) or `−$ 5`. Halves round away from zero. The locale
 * is a BCP 47 tag, default Brazilian Portuguese; an invalid one throws a RangeError. R-FMT-1, R-FMT-2
 */
export function formatMoney(value: number, locale = 'pt-BR'): string {
  const dollars = Math.round(Math.abs(value));
  const text = formatterFor(locale).format(dollars);
  return value < 0 && dollars > 0 ? `\u2212${text}` : text;
}

function formatterFor(locale: string): Intl.NumberFormat {
  let formatter = formatters.get(locale);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    formatters.set(locale, formatter);
  }
  return formatter;
}
