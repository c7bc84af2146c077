/** Clubs that leave the game with their managers. */
import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { vacancies } from './open-competitions.ts';

/**
 * The current competitions without a club that is deleted before its first match. Null for a club that has played, has
 * opponents from a draw, or makes a league full: a bot takes it over. R-IDN-17
 */
export function withdrawUnplayed(
  club: Pick<Club, 'id' | 'lastMatches'>,
  current: readonly Competition[],
  ruleset: Ruleset,
): readonly Competition[] | null {
  assertRuleset(ruleset, 'withdrawUnplayed');
  const isTiedUp = current.some((one) => one.status !== 'open' || vacancies(one, ruleset) === 0);
  if (isTiedUp || club.lastMatches.length > 0) return null;
  return current.map((one) => ({ ...one, entrants: one.entrants.filter(({ clubId }) => clubId !== club.id) }));
}
