/** The end of a cup or tournament: prizes and awards by the places of its knock-out. */
import { demand, demanded, demandNow, demandRuleset } from '../core/demand.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { cupCourse } from './cup-course.ts';
import { endFor } from './end-for-club.ts';
import type { FinishLeagueInput, FinishLeagueOutcome } from './finish.ts';

/**
 * Ends a cup or tournament after its final: prizes for every place, awards dated `now`, no change of category. Throws
 * without a champion, and unless the clubs are exactly its own. R-CUP-6
 */
export function finishCup({ competition, clubs, now }: FinishLeagueInput, ruleset: Ruleset): FinishLeagueOutcome {
  demandNow(now, 'finishCup');
  demandRuleset(ruleset, 'finishCup');
  const { id, status, entrants } = competition;
  demand(status === 'running', 'finishCup: needs a running cup', id, status);
  const { alive, places } = cupCourse(competition, ruleset);
  demand(alive.length === 1, 'finishCup: needs a champion', id);
  const given = clubs.map((club) => club.id);
  const allGiven = entrants.length === given.length && entrants.every(({ clubId }) => given.includes(clubId));
  demand(allGiven, 'finishCup: needs each club of the cup once', ...given);
  const ended = clubs.map((club) => {
    const place = demanded(places.get(club.id), 'finishCup: needs a place of every club', club.id);
    return endFor(club, place, competition, now, ruleset);
  });
  return {
    competition: { ...competition, status: 'finished' },
    clubs: ended.map(({ club }) => club),
    entries: ended.flatMap(({ entries }) => entries),
    events: ended.flatMap(({ events }) => events),
  };
}
