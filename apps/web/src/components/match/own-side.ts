/** The side of the club in a match that it plays. */
export function ownSide<Side extends { readonly id: string }>(
  { home, away }: { readonly home: Side; readonly away: Side },
  clubId: string,
): Side {
  return home.id === clubId ? home : away;
}
