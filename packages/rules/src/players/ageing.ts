/** What years do to a player. */

import { assertNow, assertRuleset } from '../core/assert.ts';
import { onCurve } from '../core/curve.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerAge } from './age.ts';
import { SKILL_GROUPS } from './attribute-groups.ts';
import { ownOverall } from './overall.ts';
import type { Player } from './player.ts';
import { skillSet } from './skill-set.ts';
import { appraise } from './value.ts';
import { withAttributes } from './with-attributes.ts';

type Ageing = Pick<Player, 'club' | 'personalData' | 'attributes' | 'marketValue' | 'salary'>;

/**
 * The player at `now` after the birthdays since `since`: lower attributes and potential (never below his
 * overall), a new value, and a new salary for a free player. The same object without a birthday (R-PLA-18, R-PLA-19).
 */
export function agePlayer<P extends Ageing>(player: P, since: EpochMs, now: EpochMs, ruleset: Ruleset): P {
  assertNow(now, 'agePlayer');
  assertRuleset(ruleset, 'agePlayer');
  const [before, after] = [playerAge(player, since), playerAge(player, now)];
  if (after <= before) return player;
  let aged = player;
  for (let age = before + 1; age <= after; age++) aged = afterBirthday(aged, age, ruleset);
  const appraised = appraise(aged, now, ruleset);
  return player.club === null ? appraised : { ...appraised, salary: player.salary };
}

function afterBirthday<P extends Ageing>(player: P, age: number, ruleset: Ruleset): P {
  const { ageing } = ruleset.players;
  const aged = withAttributes(
    player,
    skillSet((skill) => Math.max(0, player.attributes[skill] - onCurve(ageing[SKILL_GROUPS[skill]], age))),
  );
  const potential = Math.max(
    Math.min(player.attributes.potential, ownOverall(aged, ruleset)),
    player.attributes.potential - onCurve(ageing.potential, age),
  );
  return withAttributes(aged, { potential });
}
