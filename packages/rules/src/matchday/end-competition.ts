/** The end of a competition: prizes and awards, careers that end and careers that begin. */
import type { Club } from '../clubs/club.ts';
import type { Outcome } from '../clubs/outcome.ts';
import { finishCup } from '../competitions/cup-finish.ts';
import { type FinishLeagueInput, type FinishLeagueOutcome, finishLeague } from '../competitions/finish.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { CompetitionId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { withoutBookings } from '../discipline/after-match.ts';
import type { Player } from '../players/player.ts';
import { endOfLeague } from '../players/retirement.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Input of the end of a competition. */
export type EndCompetitionInput = FinishLeagueInput;

/** A finished competition, and its clubs as they go on. */
export interface EndCompetitionOutcome extends FinishLeagueOutcome {
  /** Players who ended their career: without a club and without boosters. */
  readonly retired: readonly Player[];
  /** Youth players who joined a squad. */
  readonly youths: readonly Player[];
}

/**
 * Ends a completely played competition: prizes and awards by table or knock-out places; a league also ends every
 * squad's season. Forgets the edition's cards. Throws a RangeError for matches left or other clubs. R-WLD-14, R-COM-17,
 * R-DIS-2
 */
export function endCompetition(input: EndCompetitionInput, random: Random, ruleset: Ruleset): EndCompetitionOutcome {
  assertNow(input.now, 'endCompetition');
  assertRuleset(ruleset, 'endCompetition');
  const isLeague = input.competition.name === 'MM League';
  const finished = isLeague ? finishLeague(input, ruleset) : finishCup(input, ruleset);
  // The season of a squad ends with its league; a cup ends within one.
  const ended = finished.clubs.map((club) =>
    isLeague
      ? endOfLeague({ club, now: input.now }, random, ruleset)
      : { club, entries: [], events: [], retired: [], promoted: [] },
  );
  const outcomes: readonly Outcome[] = [finished, ...ended];
  return {
    ...finished,
    clubs: ended.map(({ club }) => withoutCards(club, input.competition.id)),
    retired: ended.flatMap(({ retired }) => retired),
    youths: ended.flatMap(({ club, promoted }) => {
      const ids = new Set(promoted.map(({ id }) => id));
      return club.players.filter(({ id }) => ids.has(id));
    }),
    entries: outcomes.flatMap(({ entries }) => entries),
    events: outcomes.flatMap(({ events }) => events),
  };
}

/** The club whose players have no card of the edition; the same players where they had none. R-DIS-2 */
function withoutCards(club: Club, competitionId: CompetitionId): Club {
  return { ...club, players: club.players.map((player) => withoutBookings(player, competitionId)) };
}
