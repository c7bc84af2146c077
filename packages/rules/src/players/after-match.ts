/** A player after a match of his club: everything that a match changes in him. */

import { refreshSlots } from '../boosters/slots.ts';
import type { ClubResult } from '../clubs/club-result.ts';
import { conditionAfterMatch, effortFactor } from '../condition/match.ts';
import { assertRuleset } from '../core/assert.ts';
import { positionCode } from '../positions/code.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerMatchExperience } from './experience.ts';
import { moraleAfterMatch } from './morale.ts';
import type { Player } from './player.ts';
import { afterMatchStatistics, type MatchContribution } from './statistics.ts';
import { withAttributes } from './with-attributes.ts';

/** A player's part in a match. */
export interface Appearance extends MatchContribution {
  /** Minutes on the pitch, above 0. */
  readonly minutes: number;
  /** Where he played; condition is lost by that position, not by his natural one. */
  readonly position: Position;
}

/**
 * The player after a match: condition, statistics and experience where he played (null: he watched), and morale by the result (R-PLA-24).
 * Experience may make a booster slot unlockable. Stamina counts without boosters.
 */
export function playerAfterMatch<P extends Pick<Player, 'attributes' | 'attributeBoosters' | 'statistics'>>(
  player: P,
  { result, appearance }: { readonly result: ClubResult; readonly appearance: Appearance | null },
  ruleset: Ruleset,
): P {
  assertRuleset(ruleset, 'playerAfterMatch');
  const { attributes } = player;
  const morale = moraleAfterMatch(attributes.morale, { result, played: appearance !== null }, ruleset);
  if (appearance === null) return withAttributes(player, { morale });

  const effort = {
    stamina: attributes.stamina,
    positionCode: positionCode(appearance.position),
    factor: effortFactor(appearance.minutes, ruleset),
  };
  const condition = conditionAfterMatch(attributes.condition, effort, ruleset);
  const exp = attributes.exp + playerMatchExperience(appearance.minutes, ruleset);
  const statistics = afterMatchStatistics(player.statistics, appearance, ruleset);
  return refreshSlots(withAttributes({ ...player, statistics }, { condition, morale, exp }), ruleset);
}
