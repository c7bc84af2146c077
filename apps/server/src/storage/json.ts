/** Plain data as the text that a `jsonb` column takes; a list, given as it is, would become an SQL array. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
