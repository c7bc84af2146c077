/** Signing up for a competition. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assert, assertNow, assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { checkCredits } from '../finances/check-balance.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { contestName } from './competition-name.ts';
import { entered } from './entered.ts';
import { bestElevenRating } from './forecast.ts';
import { vacancies } from './open-competitions.ts';
import type { CompetitionOutcome } from './outcome.ts';

/** Input of a sign-up. */
export interface JoinCompetitionInput {
  readonly club: Club;
  readonly competition: Competition;
  /** Holds all current competitions of the club, to refuse a second one of the same name. Those of other clubs do not count. */
  readonly current: readonly Pick<Competition, 'id' | 'name' | 'status'>[];
  readonly now: EpochMs;
}

/** The club and the competition after a sign-up. */
export type JoinCompetitionOutcome = ClubOutcome & CompetitionOutcome;

/**
 * A manager signs his club up and pays the price in credits. Throws when one of the club's current competitions is not given.
 * Refusals: already-joined, not-open, other-category, full, too-weak (R-FAI-3), insufficient-credits. R-COM-9, R-COM-10
 */
export function joinCompetition(input: JoinCompetitionInput, ruleset: Ruleset): Result<JoinCompetitionOutcome> {
  assertNow(input.now, 'joinCompetition');
  assertRuleset(ruleset, 'joinCompetition');
  const { club, competition, now } = input;
  const entry = checkEntry(input, ruleset);
  if (!entry.ok) return entry;
  const strength = checkStrength(club, ruleset);
  if (!strength.ok) return strength;
  const price = checkCredits(club, ruleset.competitions.leagueEntryCredits);
  if (!price.ok) return price;
  const after = entered(input);
  const { id: competitionId } = competition;
  const competitionName = contestName(competition);
  return accept({
    ...recordOutcome(
      after.club,
      now,
      [{ type: 'competition-joined', competitionId, competitionName }],
      [{ currency: 'credits', type: 'Competition Entry', amount: -price.value, subject: competitionName }],
    ),
    competition: after.competition,
  });
}

/** The rating of the club's best eleven, if it is enough for a league of its category. Refusal: too-weak. R-FAI-3 */
export function checkStrength(
  club: Pick<Club, 'category' | 'players' | 'tactics' | 'defaultTactic'>,
  ruleset: Ruleset,
): Result<number> {
  assertRuleset(ruleset, 'checkStrength');
  const strength = entryOf(ruleset.players.categories, club.category, 'checkStrength: needs a known category');
  const lowest = strength.mean - ruleset.competitions.leagueMostBelowMean;
  const rating = bestElevenRating(club, ruleset);
  return rating < lowest ? refuse('competitions/too-weak', { rating, lowest }) : accept(rating);
}

/** A bot takes a place, free of charge. Throws as `joinCompetition` does. Refusals: already-joined, not-open, other-category, full. R-COM-13 */
export function joinAsBot(input: JoinCompetitionInput, ruleset: Ruleset): Result<JoinCompetitionOutcome> {
  assertNow(input.now, 'joinAsBot');
  assertRuleset(ruleset, 'joinAsBot');
  const entry = checkEntry(input, ruleset);
  return entry.ok ? accept({ ...entered(input), entries: [], events: [] }) : entry;
}

/**
 * Enters a club into a cup or tournament, free of charge and automatically. Throws as `joinCompetition` does, and for a
 * league. Refusals: already-joined (also for a club in the special), not-open, other-category, full. R-CUP-1, R-SPE-3
 */
export function enterCup(input: JoinCompetitionInput, ruleset: Ruleset): Result<JoinCompetitionOutcome> {
  assertNow(input.now, 'enterCup');
  assertRuleset(ruleset, 'enterCup');
  const { id: competitionId } = input.competition;
  const competitionName = contestName(input.competition);
  assert(competitionName !== 'MM League', 'enterCup: needs a cup or a tournament', competitionId);
  const entry = checkEntry(input, ruleset);
  if (!entry.ok) return entry;
  const after = entered(input);
  const news = [{ type: 'competition-joined', competitionId, competitionName }] as const;
  return accept({ ...recordOutcome(after.club, input.now, news), competition: after.competition });
}

/** Whether the club would be let in, but for its credits. */
function checkEntry({ club, competition, current }: JoinCompetitionInput, ruleset: Ruleset): Result<Competition> {
  const missing = club.competitions.current.find((joined) => current.every(({ id }) => id !== joined));
  assert(missing === undefined, 'joinCompetition: needs all current competitions of the club', missing);
  const inThis = competition.entrants.some((entrant) => entrant.clubId === club.id);
  const names = competition.name === 'MM League' ? ['MM League'] : [competition.name, 'MM Special'];
  const own = current.filter(({ id }) => club.competitions.current.includes(id));
  const inAnother = own.some(({ name, status }) => names.includes(name) && status !== 'finished');
  if (inThis || inAnother) return refuse('competitions/already-joined');
  if (competition.status !== 'open') return refuse('competitions/not-open', { status: competition.status });
  if (competition.category !== club.category) {
    return refuse('competitions/other-category', { category: competition.category, clubCategory: club.category });
  }
  if (vacancies(competition, ruleset) === 0) {
    return refuse('competitions/full', { limit: competition.entrants.length });
  }
  return accept(competition);
}
