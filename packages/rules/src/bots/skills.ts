import { assertNow, assertRuleset } from '../core/assert.ts';
import { pick, type Random } from '../core/random.ts';
import { SPEECH_SKILLS, TRAINING_SKILLS } from '../manager/constants.ts';
import { skillUpgradeCost, upgradeSkill } from '../manager/skills.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** Spends skill points on one of the skills of the lowest level, if they are enough. R-BOT-9 */
export function botSkills({ club, now }: BotTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botSkills');
  assertRuleset(ruleset, 'botSkills');
  const { skills, skillPoints } = club.manager;
  const all = [
    ...TRAINING_SKILLS.map((name) => ({ skillType: 'training', skillName: name, level: skills.training[name] })),
    ...SPEECH_SKILLS.map((name) => ({ skillType: 'speech', skillName: name, level: skills.speech[name] })),
  ];
  const lowest = Math.min(...all.map(({ level }) => level));
  const cost = skillUpgradeCost(lowest, ruleset);
  if (cost === null || cost > skillPoints) return idle(club);
  const { skillType, skillName } = pick(
    random,
    all.filter(({ level }) => level === lowest),
  );
  return andThen(idle(club), upgradeSkill, { skillType, skillName, now }, ruleset);
}
