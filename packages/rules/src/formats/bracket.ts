/** The shape of a knock-out: how many rounds, who has a bye, and which ranks meet. */

/** Rounds until that many of the clubs are left: the fewest that suffice. */
export function bracketRounds(clubs: number, winners: number): number {
  let rounds = 0;
  for (let left = winners; left < clubs; left *= 2) rounds++;
  return rounds;
}

/** How many clubs go out in each round. */
export function knockOutLosers(clubs: number, winners: number): number[] {
  const rounds = bracketRounds(clubs, winners);
  return Array.from({ length: rounds }, (_, round) =>
    round === 0 ? clubs - winners * 2 ** (rounds - 1) : winners * 2 ** (rounds - 1 - round),
  );
}

/**
 * Ranks of the first round in bracket order, from 0; neighbours form a tie, null is a bye. The best ranks have the
 * byes, so that the two best meet only in the last round.
 */
export function rankedBracket(clubs: number, winners: number, against: 'last' | 'second-half'): (number | null)[] {
  const rounds = bracketRounds(clubs, winners);
  let order = Array.from({ length: winners }, (_, rank) => rank);
  for (let round = 0; round < rounds; round++) {
    const size = order.length * 2;
    const isFirst = round === rounds - 1;
    order = order.flatMap((rank) => [
      rank,
      isFirst && against === 'second-half' && size === clubs ? rank + size / 2 : size - 1 - rank,
    ]);
  }
  return order.map((rank) => (rank < clubs ? rank : null));
}
