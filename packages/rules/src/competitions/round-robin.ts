/**
 * Single round robin by the circle method, with home and away alternating as well as possible: D. de Werra, "Scheduling
 * in sports", 1981.
 */
import { ROUNDS_OF_TEN } from './rounds-of-ten.ts';

/** Whether no club is named twice. */
export function isDistinct(clubIds: readonly string[]): boolean {
  return new Set(clubIds).size === clubIds.length;
}

/** Two that meet, and at whose home. */
export interface Pairing<T> {
  readonly home: T;
  readonly away: T;
}

/** The pairings by round: n − 1 rounds for an even number of items, n for an odd one, with one of them resting in each. */
export function roundRobin<T>(items: readonly T[]): Pairing<T>[][] {
  return items.length === LEAST_CARRIED ? roundsOfTen(items) : circle(items);
}

/** Number of items whose rounds are a table, for their lower carry-over effect. R-COM-34 */
const LEAST_CARRIED = 10;

function roundsOfTen<T>(items: readonly T[]): Pairing<T>[][] {
  return ROUNDS_OF_TEN.map((round) =>
    round.map(([home, away]) => ({ home: items[home] as T, away: items[away] as T })),
  );
}

// One club stays fixed while the others rotate. Odd distances favour one side, even ones the other, so each rotating club
// repeats once, around its match with the fixed one; half a turn keeps repetitions out of the second and the last round.
function circle<T>(items: readonly T[]): Pairing<T>[][] {
  const moving = items.length % 2 === 0 ? items.slice(0, -1) : items;
  const still = items.length % 2 === 0 ? items.at(-1) : undefined;
  const places = moving.length;
  const turn = (places - 1) / 2;
  return moving.map((opponent, round) => {
    const pairings: Pairing<T>[] = [];
    if (still !== undefined) {
      const stillAtHome = round % 2 === (round < turn ? 1 : 0);
      pairings.push(stillAtHome ? { home: still, away: opponent } : { home: opponent, away: still });
    }
    for (let distance = 1; distance <= turn; distance++) {
      const ahead = moving[(round + distance) % places];
      const behind = moving[(round - distance + places) % places];
      if (ahead === undefined || behind === undefined) continue;
      pairings.push(distance % 2 === 1 ? { home: ahead, away: behind } : { home: behind, away: ahead });
    }
    return pairings;
  });
}

/** The same pairings with home and away exchanged. */
export function mirrored<T>(rounds: readonly (readonly Pairing<T>[])[]): Pairing<T>[][] {
  return rounds.map((pairings) => pairings.map(({ home, away }) => ({ home: away, away: home })));
}
