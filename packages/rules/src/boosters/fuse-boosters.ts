/** A manager fuses three boosters of the club's stock. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { accept, type Result } from '../core/result.ts';
import { checkCredits } from '../finances/check-balance.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { fuse } from './fusion.ts';
import { takeBoosters } from './take-boosters.ts';

/** Input of the fusion of three boosters. */
export interface FuseBoosters {
  readonly club: Club;
  /** Three ids of player boosters; equal ids need as many copies. */
  readonly boosterIds: readonly number[];
  readonly now: EpochMs;
}

/** The club after a fusion, and the booster that came out of it. */
export interface FuseBoostersOutcome extends ClubOutcome {
  readonly reward: { readonly type: 'playerBooster'; readonly value: number };
}

/**
 * Fuses three owned boosters for credits (R-BOO-14). Draws only when nothing is refused.
 * Refusals: not-owned, insufficient-credits, and those of `fuse`.
 */
export function fuseBoosters(
  { club, boosterIds, now }: FuseBoosters,
  random: Random,
  ruleset: Ruleset,
): Result<FuseBoostersOutcome> {
  assertNow(now, 'fuseBoosters');
  assertRuleset(ruleset, 'fuseBoosters');
  const store = takeBoosters(club.playerBoosters, boosterIds);
  if (!store.ok) return store;
  const price = checkCredits(club, ruleset.boosters.fusionCredits);
  if (!price.ok) return price;
  const fused = fuse(boosterIds, random, ruleset);
  if (!fused.ok) return fused;

  const { boosterId } = fused.value;
  const after = { ...club, playerBoosters: [...store.value, boosterId] };
  return accept({
    ...recordOutcome(
      after,
      now,
      [
        {
          type: 'boosters-fused',
          spent: boosterIds,
          boosterId,
        },
      ],
      [{ currency: 'credits', type: 'Booster Fusion', amount: -price.value }],
    ),
    reward: { type: 'playerBooster', value: boosterId },
  });
}
