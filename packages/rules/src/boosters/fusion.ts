/** Fusion: three boosters of one tier become one of the next. */
import { assertRuleset } from '../core/assert.ts';
import { pickWeighted, type Random } from '../core/random.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerBooster } from './catalogue.ts';
import { BOOSTER_CATEGORIES, type BoosterCategory, type PlayerBooster } from './constants.ts';

/** How many boosters a fusion takes, and slots the foundry has. */
export const FUSION_SIZE = 3;

/** What a fusion will give. */
export interface FusionOutcome {
  readonly category: BoosterCategory;
  /** Null when it is random. */
  readonly boosterId: number | null;
}

/** What a fusion gave. */
export interface FusionResult extends FusionOutcome {
  readonly boosterId: number;
}

/** One possible result of a fusion. */
export interface FusionChance {
  readonly boosterId: number;
  /** 0–1; those of one fusion sum to 1. */
  readonly probability: number;
}

/**
 * Whether a booster may be dropped into the foundry: fewer than three lie there, it is not gold, and it is of their tier. An empty slot is null, or not
 * there (R-BOO-12).
 */
export function canDropInFoundry(slots: readonly (number | null)[], boosterId: number, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'canDropInFoundry');
  const booster = playerBooster(boosterId, ruleset);
  const filled = slots.filter((slot) => slot !== null);
  if (booster === null || nextCategory(booster.category) === null || filled.length >= FUSION_SIZE) return false;
  return filled.every((slot) => playerBooster(slot, ruleset)?.category === booster.category);
}

/** What three boosters will give; null if they can't be fused (R-BOO-11, R-BOO-12). */
export function fusionOutcome(boosterIds: readonly number[], ruleset: Ruleset): FusionOutcome | null {
  assertRuleset(ruleset, 'fusionOutcome');
  const prospect = fusionProspect(boosterIds, ruleset);
  if (!prospect.ok) return null;
  const { category, certain } = prospect.value;
  return { category, boosterId: certain?.id ?? null };
}

/** Every possible result of a fusion with its probability, by id; empty if the boosters can't be fused (R-BOO-13). */
export function fusionOdds(boosterIds: readonly number[], ruleset: Ruleset): FusionChance[] {
  assertRuleset(ruleset, 'fusionOdds');
  const prospect = fusionProspect(boosterIds, ruleset);
  if (!prospect.ok) return [];
  const { certain, possible } = prospect.value;
  if (certain) return [{ boosterId: certain.id, probability: 1 }];
  const weight = ({ attribute }: PlayerBooster) => ruleset.boosters.fusionWeights[attribute];
  const total = possible.reduce((sum, booster) => sum + weight(booster), 0);
  return possible.map((booster) => ({ boosterId: booster.id, probability: weight(booster) / total }));
}

/**
 * Fuses three boosters; draws once where the result is random, else never (R-BOO-11).
 * Refusals: fusion-needs-three, unknown-booster, fusion-mixed-tiers, fusion-of-gold.
 */
export function fuse(boosterIds: readonly number[], random: Random, ruleset: Ruleset): Result<FusionResult> {
  assertRuleset(ruleset, 'fuse');
  const prospect = fusionProspect(boosterIds, ruleset);
  if (!prospect.ok) return prospect;
  const { category, certain, possible } = prospect.value;
  const booster =
    certain ?? pickWeighted(random, possible, ({ attribute }) => ruleset.boosters.fusionWeights[attribute]);
  return accept({ category, boosterId: booster.id });
}

interface FusionProspect {
  readonly category: BoosterCategory;
  /** The result of three equal boosters; undefined for any other three. */
  readonly certain: PlayerBooster | undefined;
  /** Every booster of the next tier. */
  readonly possible: readonly PlayerBooster[];
}

function fusionProspect(boosterIds: readonly number[], ruleset: Ruleset): Result<FusionProspect> {
  if (boosterIds.length !== FUSION_SIZE) return refuse('boosters/fusion-needs-three', { count: boosterIds.length });

  const boosters: PlayerBooster[] = [];
  for (const boosterId of boosterIds) {
    const booster = playerBooster(boosterId, ruleset);
    if (booster === null) return refuse('boosters/unknown-booster', { boosterId });
    boosters.push(booster);
  }

  const tiers = new Set(boosters.map(({ category }) => category));
  const [tier] = tiers;
  if (tier === undefined || tiers.size > 1) return refuse('boosters/fusion-mixed-tiers');
  const category = nextCategory(tier);
  if (category === null) return refuse('boosters/fusion-of-gold');

  const possible = ruleset.boosters.playerBoosters.filter((booster) => booster.category === category);
  const [first] = boosters;
  const isCertain = boosters.every((booster) => booster === first);
  const certain = isCertain ? possible.find(({ attribute }) => attribute === first?.attribute) : undefined;
  return accept({ category, certain, possible });
}

/** Null of the highest tier, and of one that there is not. */
function nextCategory(category: BoosterCategory): BoosterCategory | null {
  return BOOSTER_CATEGORIES.find((_, tier) => BOOSTER_CATEGORIES[tier - 1] === category) ?? null;
}
