/** A whole number with its sign, as a goal difference is written: +9, 0, −4. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
