/** What boosters do to attributes. */
import { assertRuleset } from '../core/assert.ts';
import type { PlayerAttributes, PublicAttributes, PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { matchBooster, playerBooster } from './catalogue.ts';
import type { MatchBoosterAttribute } from './constants.ts';

/**
 * The player's attributes with the boosters of his occupied slots (R-BOO-8). Each adds its percentage of the unboosted
 * attribute, so order does not matter; none exceeds the cap (Alpha: 100).
 */
export function boostedAttributes<A extends PublicAttributes>(
  player: Pick<PublicPlayer, 'attributeBoosters'> & { readonly attributes: A },
  ruleset: Ruleset,
): A {
  assertRuleset(ruleset, 'boostedAttributes');
  const percent = new Map<keyof PublicAttributes, number>();
  for (const slot of player.attributeBoosters) {
    const booster = slot.status === 'occupied' ? playerBooster(slot.boosterId, ruleset) : null;
    if (booster !== null) percent.set(booster.attribute, (percent.get(booster.attribute) ?? 0) + booster.power);
  }
  if (percent.size === 0) return player.attributes;
  const boosted = [...percent].map(([name, power]) => [name, raised(player.attributes[name], power, ruleset)]);
  return { ...player.attributes, ...Object.fromEntries(boosted) };
}

/** The attribute that a match booster raises, and by which share of it. */
export interface MatchBoosterEffect {
  readonly attribute: MatchBoosterAttribute;
  /** Share of the attribute that is added: 0.1 at full effectiveness. */
  readonly increase: number;
}

/**
 * What a match booster does to every player of its side for one match; null for an unknown id (R-BOO-10).
 * @param effectiveness share 0–1 that the manager's speech gives boosters
 */
export function matchBoosterEffect(
  boosterId: number,
  effectiveness: number,
  ruleset: Ruleset,
): MatchBoosterEffect | null {
  assertRuleset(ruleset, 'matchBoosterEffect');
  const booster = matchBooster(boosterId, ruleset);
  return booster && { attribute: booster.attribute, increase: (booster.power * effectiveness) / 100 };
}

/** The attributes under a match booster, none lifted above the cap (Alpha: 100); unchanged for an unknown id (R-BOO-10). */
export function withMatchBooster(
  attributes: PlayerAttributes,
  boosterId: number,
  effectiveness: number,
  ruleset: Ruleset,
): PlayerAttributes {
  assertRuleset(ruleset, 'withMatchBooster');
  const effect = matchBoosterEffect(boosterId, effectiveness, ruleset);
  if (effect === null) return attributes;
  const { attribute, increase } = effect;
  return { ...attributes, [attribute]: raised(attributes[attribute], increase * 100, ruleset) };
}

/** Value plus its percentage in this order of operations, so that 60 raised by 10 is 66 and not 66.00000000000001. */
function raised(value: number, percent: number, ruleset: Ruleset): number {
  return Math.max(value, Math.min(ruleset.boosters.attributeCap, value + (value * percent) / 100));
}
