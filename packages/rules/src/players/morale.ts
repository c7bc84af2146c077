/** How results move morale. */

import type { ClubResult } from '../clubs/club-result.ts';
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/**
 * Morale 0–100 after a match of the club: moves part of the way to the result's target (win 100, draw 70, loss 30),
 * twice as far for those who played. So streaks have diminishing effects (R-PLA-23).
 */
export function moraleAfterMatch(
  morale: number,
  { result, played }: { readonly result: ClubResult; readonly played: boolean },
  ruleset: Ruleset,
): number {
  assertRuleset(ruleset, 'moraleAfterMatch');
  const { targets, playedShare, watchedShare } = ruleset.players.morale;
  return morale + (targets[result] - morale) * (played ? playedShare : watchedShare);
}
