/** Competitions before their draw: where a club can sign up, and how long they wait. */

import { HOUR } from '../clock/constants.ts';
import type { Category } from '../clubs/category.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { FRIENDLY } from './competition-name.ts';

/** A competition that takes its first clubs. */
export function openCompetition(identity: Pick<Competition, 'id' | 'name' | 'number' | 'category'>): Competition {
  return { ...identity, status: 'open', phase: '', entrants: [], table: [], matches: {} };
}

/** A competition with places; a league where no name is given. */
export interface Vacant extends Pick<Competition, 'entrants'> {
  readonly name?: Competition['name'];
}

/** The most clubs of a competition of that name. */
function entrantsOf(name: Competition['name'], { competitions }: Ruleset): number {
  if (name === FRIENDLY) return 2;
  return name === 'MM League' ? competitions.leagueClubs : competitions.cups.clubs[name];
}

/** Places that are still free, from 0. R-COM-9, R-CUP-1 */
export function vacancies({ entrants, name = 'MM League' }: Vacant, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'vacancies');
  return Math.max(0, entrantsOf(name, ruleset) - entrants.length);
}

/** The kind of competition that a sign-up names. Refusal: unknown-competition for all but leagues. R-CUP-1 */
export function signUpName(name: string): Result<'MM League'> {
  return name === 'MM League' ? accept(name) : refuse('competitions/unknown-competition', { competitionName: name });
}

/**
 * The competition that a sign-up by name leads to: open, of the club's category, with a free place, the lowest number first.
 * Refusal: unknown-competition. R-COM-11
 */
export function findOpenCompetition<C extends Competition>(
  competitions: readonly C[],
  { name, category }: { readonly name: string; readonly category: Category },
  ruleset: Ruleset,
): Result<C> {
  assertRuleset(ruleset, 'findOpenCompetition');
  const candidates = competitions.filter(
    (candidate) =>
      candidate.name === name &&
      candidate.category === category &&
      candidate.status === 'open' &&
      vacancies(candidate, ruleset) > 0,
  );
  const [found] = sortedBy(candidates, ({ number }) => number);
  return found === undefined ? refuse('competitions/unknown-competition', { competitionName: name }) : accept(found);
}

/** What decides when an open competition is drawn. */
export interface DrawWait extends Vacant {
  /** Hours from the first entry, from 0. */
  readonly waitHours: number;
}

/** The moments at which an open competition is drawn, the earlier one deciding. */
export interface DrawMoments {
  /** The end of its wait for clubs. */
  readonly waited: EpochMs;
  /** The entry that took the last place; null while a place is free. */
  readonly filled: EpochMs | null;
}

/** When an open competition is drawn: after its wait since the first entry, or when it is full; null without entrants. R-COM-12, R-CUP-1 */
export function drawMoments({ waitHours, ...competition }: DrawWait, ruleset: Ruleset): DrawMoments | null {
  assertRuleset(ruleset, 'drawMoments');
  const entries = competition.entrants.map(({ joinedAt }) => joinedAt);
  if (entries.length === 0) return null;
  const isFull = vacancies(competition, ruleset) === 0;
  return { waited: Math.min(...entries) + waitHours * HOUR, filled: isFull ? Math.max(...entries) : null };
}

/** What decides whether a league is drawn. */
export interface DrawDueInput {
  readonly competition: Pick<Competition, 'status'> & Vacant;
  readonly now: EpochMs;
  /** Hours from the first sign-up, from 0; the rule set's unless given. A world whose leagues do not wait gives 0. */
  readonly waitHours?: number;
}

/** Whether an open league is to be drawn: full, or its wait since the first sign-up is over. R-COM-12 */
export function isDrawDue({ competition, now, waitHours }: DrawDueInput, ruleset: Ruleset): boolean {
  assertNow(now, 'isDrawDue');
  assertRuleset(ruleset, 'isDrawDue');
  if (competition.status !== 'open') return false;
  const moments = drawMoments(
    { ...competition, waitHours: waitHours ?? ruleset.competitions.leagueWaitHours },
    ruleset,
  );
  return moments !== null && (moments.filled !== null || now >= moments.waited);
}
