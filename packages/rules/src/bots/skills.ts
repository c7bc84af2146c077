import { assertNow, assertRuleset } from '../core/assert.ts';
import { pick, type Random } from '../core/random.ts';
import { SPEECH_SKILLS } from '../manager/constants.ts';
import { skillUpgradeCost, upgradeSkill } from '../manager/skills.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/**
 * Spends skill points on the lowest skill of the speech, if they are enough. None on training: the players of all bots
 * would grow faster from season to season. R-BOT-9
 */
export function botSkills({ club, now }: BotTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botSkills');
  assertRuleset(ruleset, 'botSkills');
  const { skills, skillPoints } = club.manager;
  const lowest = Math.min(...SPEECH_SKILLS.map((name) => skills.speech[name]));
  const cost = skillUpgradeCost(lowest, ruleset);
  if (cost === null || cost > skillPoints) return idle(club);
  const skillName = pick(
    random,
    SPEECH_SKILLS.filter((name) => skills.speech[name] === lowest),
  );
  return andThen(idle(club), upgradeSkill, { skillType: 'speech', skillName, now }, ruleset);
}
