/** Choosing a tactic for a match. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { tacticSlot } from '../tactics/slot.ts';
import type { Match } from './match.ts';
import { checkEditable, withSide } from './match-side.ts';
import type { MatchOutcome } from './outcome.ts';

/** Input of choosing a tactic for a match. */
export interface SetMatchTacticInput {
  readonly club: Club;
  readonly match: Match;
  /** A, B or C; anything else is refused. */
  readonly tacticName: string;
  readonly now: EpochMs;
}

/** The match played with another of the club's tactics. Refusals: unknown-slot, not-playing, not-editable. R-COM-26 */
export function setMatchTactic(
  { club, match, tacticName, now }: SetMatchTacticInput,
  ruleset: Ruleset,
): Result<MatchOutcome> {
  assertNow(now, 'setMatchTactic');
  assertRuleset(ruleset, 'setMatchTactic');
  const slot = tacticSlot(tacticName);
  if (!slot.ok) return slot;
  const side = checkEditable(match, club.id, now, ruleset);
  if (!side.ok) return side;
  return accept({
    ...recordOutcome(club, now, [{ type: 'match-tactic-set', matchId: match.id, tacticName: slot.value }]),
    match: withSide(match, { ...side.value, tacticName: slot.value }),
  });
}
