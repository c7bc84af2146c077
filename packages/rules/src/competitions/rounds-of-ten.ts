/** Fixed round-robin schedule for a league of ten clubs. */

/**
 * A round a line: home and away by index of the clubs. R-COM-34 Their carry-over effect is 168, the lowest with the
 * fewest repetitions (K. G. Russell, "Balancing carry-over effects in round robin tournaments", 1980).
 */
export const ROUNDS_OF_TEN: readonly (readonly (readonly [home: number, away: number])[])[] = [
  '05 29 41 63 87',
  '12 30 58 76 94',
  '07 35 42 61 89',
  '18 26 40 73 95',
  '01 39 57 64 82',
  '17 23 45 68 90',
  '06 31 52 79 84',
  '19 20 47 65 83',
  '08 34 51 72 96',
].map((round) => round.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const));
