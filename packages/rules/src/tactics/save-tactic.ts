/** Saving a tactic in one of the slots A, B and C (R-TAC-16, R-TAC-17). */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { hasLiveMatch, type TimedMatches } from '../match-window/window.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { plainTactic } from './plain-tactic.ts';
import { sameTactic } from './same-tactic.ts';
import { tacticSlot } from './slot.ts';
import type { Tactic } from './tactic.ts';
import { type SquadMember, validateTactic } from './validate-tactic.ts';

/** Input of saving a tactic. */
export interface SaveTacticInput {
  readonly club: Club;
  /** A, B or C; anything else is refused. */
  readonly tacticName: string;
  readonly updatedTactic: Tactic;
  /** The club's matches: none of them may be live. */
  readonly matches: TimedMatches;
  readonly now: EpochMs;
}

/** The club with the tactic in that slot, and nothing else that came along in it. Refusals: unknown-slot, match-live, no-changes, and those of `validateTactic`. R-TAC-17 */
export function saveTactic(
  { club, tacticName, updatedTactic, matches, now }: SaveTacticInput,
  ruleset: Ruleset,
): Result<ClubOutcome> {
  assertNow(now, 'saveTactic');
  assertRuleset(ruleset, 'saveTactic');
  const named = tacticSlot(tacticName);
  if (!named.ok) return named;
  const slot = named.value;
  const live = hasLiveMatch(matches, club.id, now, ruleset);
  const checked = checkSave(
    { saved: club.tactics[slot], updated: updatedTactic, players: club.players, live },
    ruleset,
  );
  if (!checked.ok) return checked;
  const tactics = { ...club.tactics, [slot]: plainTactic(checked.value) };
  return accept(recordOutcome({ ...club, tactics }, now, [{ type: 'tactic-saved', tacticName: slot }]));
}

/** What a save button asks: the updated tactic, unless a match is live, nothing has changed or it is not valid. R-TAC-16, R-DRA-23 */
export function checkSave(
  {
    saved,
    updated,
    players,
    live,
  }: {
    readonly saved: Tactic;
    readonly updated: Tactic;
    readonly players: readonly SquadMember[];
    readonly live: boolean;
  },
  ruleset: Ruleset,
): Result<Tactic> {
  assertRuleset(ruleset, 'checkSave');
  if (live) return refuse('tactics/match-live');
  if (sameTactic(saved, updated)) return refuse('tactics/no-changes');
  return validateTactic(updated, players, ruleset);
}
