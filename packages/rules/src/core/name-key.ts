/** What a name is ordered by: as Portuguese orders names, without the platform's collation, so accents and case don't count. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
