/** Tables and seasons of any size, the same at every call. */
import type { Club } from '../src/clubs/club.ts';
import type { Match } from '../src/competitions/match.ts';
import { createRandom, randomInteger } from '../src/core/random.ts';
import type { RankedRow } from '../src/standings/tie-breakers.ts';
import { buildClub, buildMatch } from '../src/testing/builders.ts';

export function randomRows(items: number): RankedRow[] {
  const random = createRandom('rows');
  return Array.from({ length: items }, (_, index) => ({
    clubId: `c${index}`,
    points: randomInteger(random, 0, 90),
    wins: randomInteger(random, 0, 28),
    goals: randomInteger(random, 0, 90),
    goalsTaken: randomInteger(random, 0, 90),
  }));
}

/** A double round robin that has been played. */
export function randomSeason(clubCount: number): { readonly clubs: Club[]; readonly matches: Match[] } {
  const random = createRandom('season');
  const clubs = Array.from({ length: clubCount }, (_, index) => buildClub({ id: `c${index}` }));
  const matches = clubs.flatMap(({ id: home }) =>
    clubs
      .filter(({ id }) => id !== home)
      .map(({ id: away }) =>
        buildMatch({
          status: 'finished',
          home: { id: home, score: randomInteger(random, 0, 4) },
          away: { id: away, score: randomInteger(random, 0, 3) },
        }),
      ),
  );
  return { clubs, matches };
}
