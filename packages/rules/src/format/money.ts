/** Money as screens show it. */

let formatter: Intl.NumberFormat | undefined;

/**
 * Whole US dollars in Brazilian Portuguese, such as `$ 1.250.000` (after $ a no-break space) or `−$ 5`, with a real minus sign.
 * Halves round away from zero. R-FMT-1, R-FMT-2
 */
export function formatMoney(value: number): string {
  formatter ??= new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const dollars = Math.round(Math.abs(value));
  const text = formatter.format(dollars);
  return value < 0 && dollars > 0 ? `\u2212${text}` : text;
}
