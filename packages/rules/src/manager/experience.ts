/** The manager's experience: what a level needs, and what comes with a new one. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubResult } from '../clubs/club-result.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Manager } from './manager.ts';

/** The manager after he gained experience. */
export interface ExperienceGain {
  readonly manager: Manager;
  /** Levels reached by it, in order; empty if the level stays. */
  readonly levels: readonly { readonly level: number; readonly skillPoints: number }[];
}

/** Experience points that a level (from 1) needs before the next one; 0 at the highest level. R-MAN-6. */
export function experienceNeeded(level: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'experienceNeeded');
  return ruleset.manager.experienceNeeded[level - 1] ?? 0;
}

/** How full the experience bar is, 0–1; full at the highest level. R-MAN-10. */
export function experienceProgress(manager: Pick<Manager, 'level' | 'exp'>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'experienceProgress');
  const needed = experienceNeeded(manager.level, ruleset);
  return needed === 0 ? 1 : manager.exp / needed;
}

/** The manager after `points` (≥ 0) of experience, with the skill points of every level that they reach. R-MAN-7, R-MAN-8. */
export function gainExperience(manager: Manager, points: number, ruleset: Ruleset): ExperienceGain {
  assertRuleset(ruleset, 'gainExperience');
  const levels: { level: number; skillPoints: number }[] = [];
  let { level } = manager;
  let exp = manager.exp + points;
  let needed = experienceNeeded(level, ruleset);
  while (needed > 0 && exp >= needed) {
    exp -= needed;
    level += 1;
    levels.push({ level, skillPoints: level * ruleset.manager.skillPointsPerLevel });
    needed = experienceNeeded(level, ruleset);
  }
  const skillPoints = levels.reduce((sum, reached) => sum + reached.skillPoints, manager.skillPoints);
  return { manager: { ...manager, level, exp: needed === 0 ? 0 : exp, skillPoints }, levels };
}

/** A finished match of the manager's club. */
export interface MatchExperienceInput {
  readonly club: Club;
  readonly result: ClubResult;
  readonly now: EpochMs;
}

/** The club after its manager's experience of a finished match, with the credits of every new level. R-MAN-8, R-MAN-9. */
export function gainMatchExperience({ club, result, now }: MatchExperienceInput, ruleset: Ruleset): ClubOutcome {
  assertNow(now, 'gainMatchExperience');
  assertRuleset(ruleset, 'gainMatchExperience');
  const { manager, levels } = gainExperience(club.manager, ruleset.manager.matchExperience[result], ruleset);
  const credits = levels.length * ruleset.manager.creditsPerLevel;
  return recordOutcome(
    { ...club, manager },
    now,
    levels.map((reached) => ({ type: 'manager-level-up' as const, ...reached })),
    [{ currency: 'credits', type: 'Manager Level', amount: credits }],
  );
}
