/** How results move morale. */

import type { ClubResult } from '../clubs/club-result.ts';
import { demandRuleset } from '../core/demand.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/**
 * Morale 0–100 after a match of the club: it goes part of the way to where the result draws it (win 100, draw 70, loss 30), twice as far
 * for who played as for who watched. So a win streak lifts less and less, and a club of ordinary results settles around 70 (R-PLA-23).
 */
export function moraleAfterMatch(
  morale: number,
  { result, played }: { readonly result: ClubResult; readonly played: boolean },
  ruleset: Ruleset,
): number {
  demandRuleset(ruleset, 'moraleAfterMatch');
  const { targets, playedShare, watchedShare } = ruleset.players.morale;
  return morale + (targets[result] - morale) * (played ? playedShare : watchedShare);
}
