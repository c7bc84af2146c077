/** A player's experience points: they decide his training level, and with it his booster slots. */

import { refreshSlots } from '../boosters/slots.ts';
import { assertRuleset } from '../core/assert.ts';
import type { Player } from '../players/player.ts';
import { withAttributes } from '../players/with-attributes.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Experience points that a player gains from a session of that intensity (1, 0.9 or 0.8). R-TRA-20. */
export function sessionExperience(intensity: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'sessionExperience');
  return ruleset.training.sessionExperience * ruleset.server.trainingSpeed * intensity;
}

/** The player after `points` (≥ 0) of experience, with the booster slots that his level gives. R-TRA-21. */
export function withExperience(player: Player, points: number, ruleset: Ruleset): Player {
  assertRuleset(ruleset, 'withExperience');
  return refreshSlots(withAttributes(player, { exp: player.attributes.exp + points }), ruleset);
}
