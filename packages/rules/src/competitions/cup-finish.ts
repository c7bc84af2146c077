/** The end of a cup or tournament: prizes and awards by the places of its knock-out. */
import { assert, assertNow, assertRuleset, requireDefined } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { cupCourse } from './cup-course.ts';
import { endFor } from './end-for-club.ts';
import type { FinishLeagueInput, FinishLeagueOutcome } from './finish.ts';

/**
 * Ends a cup or tournament after its final: prizes for every place, awards dated `now`, no change of category. Throws
 * without a champion, and unless the clubs are exactly its own. R-CUP-6
 */
export function finishCup({ competition, clubs, now }: FinishLeagueInput, ruleset: Ruleset): FinishLeagueOutcome {
  assertNow(now, 'finishCup');
  assertRuleset(ruleset, 'finishCup');
  const { id, status, entrants } = competition;
  assert(status === 'running', 'finishCup: needs a running cup', id, status);
  const { alive, places } = cupCourse(competition, ruleset);
  assert(alive.length === 1, 'finishCup: needs a champion', id);
  const given = clubs.map((club) => club.id);
  const allGiven = entrants.length === given.length && entrants.every(({ clubId }) => given.includes(clubId));
  assert(allGiven, 'finishCup: needs each club of the cup once', ...given);
  const ended = clubs.map((club) => {
    const place = requireDefined(places.get(club.id), 'finishCup: needs a place of every club', club.id);
    return endFor(club, place, competition, now, ruleset);
  });
  return {
    competition: { ...competition, status: 'finished' },
    clubs: ended.map(({ club }) => club),
    entries: ended.flatMap(({ entries }) => entries),
    events: ended.flatMap(({ events }) => events),
  };
}
