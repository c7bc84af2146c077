/** The mean of the numbers; null of none. */
export function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
