/** Choosing a match booster for a match, and taking it back. */

import { matchBooster } from '../boosters/catalogue.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Match } from './match.ts';
import { checkEditable, withSide } from './match-side.ts';
import type { MatchOutcome } from './outcome.ts';

/** Input of taking a booster away from a match. */
export interface RemoveMatchBoosterInput {
  readonly club: Club;
  readonly match: Match;
  readonly now: EpochMs;
}

/** Input of choosing a booster for a match. */
export interface SetMatchBoosterInput extends RemoveMatchBoosterInput {
  readonly boosterId: number;
}

/**
 * The match with the booster, taken out of the club's stock; one that was chosen before goes back into it first.
 * Refusals: not-playing, not-editable, unknown-booster, not-owned. R-COM-27
 */
export function setMatchBooster(
  { club, match, boosterId, now }: SetMatchBoosterInput,
  ruleset: Ruleset,
): Result<MatchOutcome> {
  assertNow(now, 'setMatchBooster');
  assertRuleset(ruleset, 'setMatchBooster');
  const side = checkEditable(match, club.id, now, ruleset);
  if (!side.ok) return side;
  if (matchBooster(boosterId, ruleset) === null) return refuse('boosters/unknown-booster', { boosterId });
  const store = giveBack(club.matchBoosters, side.value.boosterId);
  const index = store.indexOf(boosterId);
  if (index === -1) return refuse('boosters/not-owned', { boosterId });
  return accept({
    ...recordOutcome({ ...club, matchBoosters: store.toSpliced(index, 1) }, now, [
      {
        type: 'match-booster-set',
        matchId: match.id,
        boosterId,
      },
    ]),
    match: withSide(match, { ...side.value, boosterId }),
  });
}

/** The match without the club's booster, which is in its store again. Refusals: not-playing, not-editable, no-booster. R-COM-27 */
export function removeMatchBooster(
  { club, match, now }: RemoveMatchBoosterInput,
  ruleset: Ruleset,
): Result<MatchOutcome> {
  assertNow(now, 'removeMatchBooster');
  assertRuleset(ruleset, 'removeMatchBooster');
  const side = checkEditable(match, club.id, now, ruleset);
  if (!side.ok) return side;
  const { boosterId } = side.value;
  if (boosterId === null) return refuse('match/no-booster');
  return accept({
    ...recordOutcome({ ...club, matchBoosters: giveBack(club.matchBoosters, boosterId) }, now, [
      {
        type: 'match-booster-removed',
        matchId: match.id,
        boosterId,
      },
    ]),
    match: withSide(match, { ...side.value, boosterId: null }),
  });
}

function giveBack(store: readonly number[], boosterId: number | null): readonly number[] {
  return boosterId === null ? store : [...store, boosterId];
}
