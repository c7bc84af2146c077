/** The end of a league: prizes, awards, promotion and relegation, and the clubs free for the next one. */

import type { Club } from '../clubs/club.ts';
import { assert, assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { endFor } from './end-for-club.ts';
import type { CompetitionOutcome } from './outcome.ts';

/** Whether a drawn competition has played all its matches. R-COM-17 */
export function isAllPlayed({ matches }: Pick<Competition, 'matches'>): boolean {
  const all = Object.values(matches);
  return all.length > 0 && all.every((match) => match.status === 'finished');
}

/** Input of the end of a league. */
export interface FinishLeagueInput {
  readonly competition: Competition;
  /** The clubs that have played in it, bots included, each once. */
  readonly clubs: readonly Club[];
  readonly now: EpochMs;
}

/** A finished league, and its clubs with what they won. */
export interface FinishLeagueOutcome extends CompetitionOutcome {
  /** The given clubs, in the given order, with prizes, awards, their next category, and without the league among their current competitions. */
  readonly clubs: readonly Club[];
}

/**
 * Ends a league by its table: prizes for every place, awards dated `now` for places 1 to 3, promotion and relegation.
 * Throws unless it runs, has no match left, and gets exactly its own clubs. R-COM-17, R-COM-32, R-DIV-1
 */
export function finishLeague({ competition, clubs, now }: FinishLeagueInput, ruleset: Ruleset): FinishLeagueOutcome {
  assertNow(now, 'finishLeague');
  assertRuleset(ruleset, 'finishLeague');
  const { id, status, entrants } = competition;
  assert(status === 'running', 'finishLeague: needs a running league', id, status);
  assert(isAllPlayed(competition), 'finishLeague: needs every match to be finished', id);
  // As many clubs as entrants, and every entrant among them: so each is given once.
  const given = clubs.map((club) => club.id);
  const allGiven = entrants.length === given.length && entrants.every(({ clubId }) => given.includes(clubId));
  assert(allGiven, 'finishLeague: needs each club of the league once', ...given);
  const ended = clubs.map((club) => {
    const place = 1 + competition.table.findIndex((row) => row.clubId === club.id);
    assert(place > 0, 'finishLeague: needs every club in the table', club.id);
    return endFor(club, place, competition, now, ruleset);
  });
  return {
    competition: { ...competition, status: 'finished' },
    clubs: ended.map(({ club }) => club),
    entries: ended.flatMap(({ entries }) => entries),
    events: ended.flatMap(({ events }) => events),
  };
}
