/** The rounds of leagues and league phases. */
import { doubleRound } from '../competitions/double-round.ts';
import { type Pairing, roundRobin } from '../competitions/round-robin.ts';
import { requireDefined } from '../core/assert.ts';

/** The rounds in which everyone meets everyone so often, home and away by turns. */
export function meetingRounds<T>(items: readonly T[], meetings: number): Pairing<T>[][] {
  const rounds: Pairing<T>[][] = [];
  for (let left = meetings; left > 0; left -= 2) rounds.push(...(left === 1 ? roundRobin(items) : doubleRound(items)));
  return rounds;
}

/**
 * The rounds of a league phase: every club meets one or two of each pot, one at home of two. Pots are even in number
 * and equal in size: even for one opponent, at least 3 for two.
 */
export function potRounds<T>(pots: readonly (readonly T[])[], opponents: 1 | 2): Pairing<T>[][] {
  const size = pots[0]?.length ?? 0;
  const at = (pot: readonly T[], index: number) =>
    requireDefined(pot[index % size], 'potRounds: needs pots of equal size', pot.length, size);
  const indices = Array.from({ length: size }, (_, index) => index);
  const pairs = roundRobin(pots);

  if (opponents === 1) {
    // A pot is at home in half of its pairs or one fewer, and its odd clubs where its even ones are away: the match within settles it.
    const homes = (pot: readonly T[]) => pairs.flat().filter(({ home }) => home === pot).length;
    const within = pots.flatMap((pot) =>
      indices
        .filter((index) => index % 2 === 0)
        .map((index) => {
          const [even, odd] = [at(pot, index), at(pot, index + 1)];
          return 2 * homes(pot) < pots.length ? { home: even, away: odd } : { home: odd, away: even };
        }),
    );
    const between = pairs.map((round) =>
      round.flatMap(({ home, away }) =>
        indices.map((index) =>
          index % 2 === 0
            ? { home: at(home, index), away: at(away, index) }
            : { home: at(away, index), away: at(home, index) },
        ),
      ),
    );
    return [...between, within];
  }

  const straight = (round: readonly Pairing<readonly T[]>[], wanted: readonly number[]) =>
    round.flatMap(({ home, away }) => wanted.map((index) => ({ home: at(home, index), away: at(away, index) })));
  const shifted = (round: readonly Pairing<readonly T[]>[]) =>
    round.flatMap(({ home, away }) => indices.map((index) => ({ home: at(away, index + 1), away: at(home, index) })));
  const ring = (wanted: readonly number[]) =>
    pots.flatMap((pot) => wanted.map((index) => ({ home: at(pot, index), away: at(pot, index + 1) })));

  const [first = [], ...others] = pairs;
  const rest = [shifted(first), ...others.flatMap((round) => [straight(round, indices), shifted(round)])];
  const evens = indices.filter((index) => index % 2 === 0);
  const odds = indices.filter((index) => index % 2 === 1);
  if (size % 2 === 0) return [ring(evens), ring(odds), straight(first, indices), ...rest];
  // A ring of odd length takes three rounds; the clubs that it leaves free in each meet those of the other pot.
  const last = size - 1;
  return [
    [...ring(evens.slice(0, -1)), ...straight(first, [last])],
    [...ring(odds), ...straight(first, [0])],
    [...ring([last]), ...straight(first, indices.slice(1, -1))],
    ...rest,
  ];
}
