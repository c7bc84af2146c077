/** What the manager's skills do: in training, and by the speech before a match. */

import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { SkillEffect, SpeechSkill, TrainingSkill } from './constants.ts';
import type { Manager } from './manager.ts';

/** Share (Alpha: 0–0.5) that the skill adds to what players gain in its training types. R-MAN-11. */
export function trainingEffect(manager: Pick<Manager, 'skills'>, skill: TrainingSkill, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'trainingEffect');
  return effectAt(manager.skills.training[skill], ruleset.manager.trainingEffect, ruleset);
}

/**
 * Share that the speech gives in the match: for `boosters` the effectiveness of the match booster (Alpha: 0.5–1), for the others what is added
 * (Alpha: 0–0.05) to offensive power, defensive power, morale and determination, or vision and decision-making. R-MAN-12, R-MAN-13.
 */
export function speechEffect(manager: Pick<Manager, 'skills'>, skill: SpeechSkill, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'speechEffect');
  return effectAt(manager.skills.speech[skill], ruleset.manager.speechEffects[skill], ruleset);
}

function effectAt(level: number, { lowest, highest }: SkillEffect, ruleset: Ruleset): number {
  return lowest + ((highest - lowest) * (level - 1)) / (ruleset.manager.skillLevelCap - 1);
}
