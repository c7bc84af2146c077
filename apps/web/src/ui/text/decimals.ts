/** A number with so many decimals, as Portuguese writes it: 1,48. */
export function decimals(value: number, digits: number): string {
  return value.toFixed(digits).replace('-', '−').replace('.', ',');
}

/** The same with its sign: +0,54. */
export function signedDecimals(value: number, digits: number): string {
  const text = decimals(value, digits);
  return Number(value.toFixed(digits)) > 0 ? `+${text}` : text;
}
