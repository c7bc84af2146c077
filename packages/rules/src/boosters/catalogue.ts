/** Boosters by id, by kind. */
import { assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BOOSTER_ATTRIBUTES, type MatchBooster, type PlayerBooster } from './constants.ts';

/** A booster with its kind, which travels with the id: player boosters 1–30 and match boosters 1–10 overlap (R-BOO-3). */
export type BoosterReference =
  | { readonly kind: 'player'; readonly boosterId: number }
  | { readonly kind: 'match'; readonly boosterId: number };

/** The player booster of that id, or null. */
export function playerBooster(boosterId: number, ruleset: Ruleset): PlayerBooster | null {
  assertRuleset(ruleset, 'playerBooster');
  return ruleset.boosters.playerBoosters.find(({ id }) => id === boosterId) ?? null;
}

/** The match booster of that id, or null. */
export function matchBooster(boosterId: number, ruleset: Ruleset): MatchBooster | null {
  assertRuleset(ruleset, 'matchBooster');
  return ruleset.boosters.matchBoosters.find(({ id }) => id === boosterId) ?? null;
}

/** The booster that a reference means, or null. */
export function findBooster(
  { kind, boosterId }: BoosterReference,
  ruleset: Ruleset,
): PlayerBooster | MatchBooster | null {
  assertRuleset(ruleset, 'findBooster');
  return kind === 'player' ? playerBooster(boosterId, ruleset) : matchBooster(boosterId, ruleset);
}

/**
 * Ids of player boosters by power, then by attribute in the catalogue's order; equal ids stay together (R-BOO-4).
 * Unknown ids come last.
 */
export function sortPlayerBoosters(boosterIds: readonly number[], ruleset: Ruleset): number[] {
  assertRuleset(ruleset, 'sortPlayerBoosters');
  const known = sortedBy(
    ruleset.boosters.playerBoosters,
    ({ power }) => power,
    ({ attribute }) => BOOSTER_ATTRIBUTES.indexOf(attribute),
    ({ id }) => id,
  ).map(({ id }) => id);
  return sortedBy(
    boosterIds,
    (boosterId) => (known.includes(boosterId) ? known.indexOf(boosterId) : known.length),
    (boosterId) => boosterId,
  );
}
