/** The draws of a cup or tournament in turn: which comes next, which clubs it takes, and in which order. R-CUP-2 to R-CUP-5 */

import { assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { type Random, shuffled } from '../core/random.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition, Entrant } from './competition.ts';
import { cupCourse } from './cup-course.ts';
import { lastRound } from './rounds.ts';

/** Whether bots take the free places of a competition before its first draw: the special keeps to its guests. R-CUP-1, R-SPE-1 */
export function takesBots({ name }: Pick<Competition, 'name'>): boolean {
  return name !== 'MM Special';
}

/** Whether a competition starts with all its places taken: where idle bots are too few, clubs are founded for it. R-CUP-1 */
export function startsFull({ name }: Pick<Competition, 'name'>): boolean {
  return name === 'MM Tournament';
}

/** Whether the next draw of a cup or tournament is that of the round, from 1. R-CUP-2 */
export function isNextDraw({ status, matches }: Pick<Competition, 'status' | 'matches'>, round: number): boolean {
  return round === 1 ? status === 'open' : status === 'running' && lastRound(matches) + 1 === round;
}

/**
 * The clubs whose lots the draw of a round decides, in the order in which it takes them; null for a draw without lots: a
 * tournament keeps its bracket. R-CUP-8
 */
export function clubsByLot(competition: Competition, round: number, ruleset: Ruleset): readonly ClubId[] | null {
  assertRuleset(ruleset, 'clubsByLot');
  if (competition.name !== 'MM Tournament') return cupCourse(competition, ruleset).alive;
  return round === 1 ? competition.entrants.map(({ clubId }) => clubId) : null;
}

/** The entrants in order of rank for the first draw: by the place in their last league, those without one last, ties by lot. R-CUP-5 */
export function rankEntrants(
  entrants: readonly Entrant[],
  places: ReadonlyMap<ClubId, number>,
  random: Random,
): readonly Entrant[] {
  return sortedBy(shuffled(random, entrants), ({ clubId }) => places.get(clubId) ?? Number.MAX_SAFE_INTEGER);
}
