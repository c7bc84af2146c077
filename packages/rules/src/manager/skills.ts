/** Upgrades of the manager's skills. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Skill points that it costs to leave `level` (from 1) for the next; null at the highest level. R-MAN-3. */
export function skillUpgradeCost(level: number, ruleset: Ruleset): number | null {
  assertRuleset(ruleset, 'skillUpgradeCost');
  const { skillLevelCap, skillPointCosts } = ruleset.manager;
  return level < skillLevelCap ? (skillPointCosts[level - 1] ?? null) : null;
}

/** Input of an upgrade of a skill. */
export interface UpgradeSkillInput {
  readonly club: Club;
  /** 'training' or 'speech'. */
  readonly skillType: string;
  readonly skillName: string;
  readonly now: EpochMs;
}

/**
 * One level more of a skill, paid with skill points; points equal to the price are enough. R-MAN-4, R-MAN-5.
 * Refusals: unknown-skill, highest-level, insufficient-points.
 */
export function upgradeSkill(
  { club, skillType, skillName, now }: UpgradeSkillInput,
  ruleset: Ruleset,
): Result<ClubOutcome> {
  assertNow(now, 'upgradeSkill');
  assertRuleset(ruleset, 'upgradeSkill');
  const { manager } = club;
  const skills = skillsOfType(manager.skills, skillType);
  if (skills === null || !Object.hasOwn(skills, skillName)) {
    return refuse('manager/unknown-skill', { skillType, skillName });
  }
  const level = skills[skillName] ?? 1;
  const price = skillUpgradeCost(level, ruleset);
  if (price === null) return refuse('manager/highest-level', { skillName, level });
  if (manager.skillPoints < price) {
    return refuse('manager/insufficient-points', { price, available: manager.skillPoints });
  }
  const upgraded: Club = {
    ...club,
    manager: {
      ...manager,
      skillPoints: manager.skillPoints - price,
      skills: { ...manager.skills, [skillType]: { ...skills, [skillName]: level + 1 } },
    },
  };
  return accept(recordOutcome(upgraded, now, [{ type: 'skill-upgraded', skillType, skillName, level: level + 1 }]));
}

function skillsOfType(skills: Club['manager']['skills'], skillType: string): Readonly<Record<string, number>> | null {
  if (skillType === 'training') return skills.training;
  if (skillType === 'speech') return skills.speech;
  return null;
}
