/** The squad: shirt numbers, and how small and how large it may be. */
import { assert, assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Player } from './player.ts';

/** The lowest free shirt number (R-PLA-16). Throws when all are worn, which a squad within its limits can't reach. */
export function freeShirtNumber(players: readonly Pick<Player, 'number'>[], ruleset: Ruleset): number {
  assertRuleset(ruleset, 'freeShirtNumber');
  const { highestShirtNumber } = ruleset.players;
  const worn = new Set(players.map(({ number }) => number));
  let number = 1;
  while (worn.has(number)) number++;
  assert(number <= highestShirtNumber, `freeShirtNumber: needs a free number up to ${highestShirtNumber}`, number);
  return number;
}

/** Whether the player's natural position is in goal. */
export function isKeeper({
  personalData,
}: {
  readonly personalData: Pick<Player['personalData'], 'position'>;
}): boolean {
  return personalData.position === 'GK';
}

/** Whether the squad is neither too small nor too large and has a goalkeeper: 16–40 players (R-PLA-17). What would break it is refused in market/. */
export function isWithinSquadLimits(players: readonly Pick<Player, 'personalData'>[], ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isWithinSquadLimits');
  const { minimum, maximum, keepers } = ruleset.players.squad;
  return players.length >= minimum && players.length <= maximum && players.filter(isKeeper).length >= keepers;
}
