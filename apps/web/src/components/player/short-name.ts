/** A name as shirts and line-ups have it where there is little room: the first initial and the surname, 'J. Santana', with what belongs to it, 'A. de Jesus'. */
export function shortName(name: string): string {
  const [, initial, surname] = /^(\p{L})\p{L}*\s(?:.*?\s)??((?:d[aeo]s?\s)?\S+)$/u.exec(name) ?? [];
  return initial && surname ? `${initial}. ${surname}` : name;
}
