/** By how much a session or a match raises a player's skills. No draw is involved: what is shown before is what comes. */

import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { efficiency } from '../facilities/levels.ts';
import { trainingEffect } from '../manager/effects.ts';
import { playerAge } from '../players/age.ts';
import { SKILLS, type Skill } from '../players/attributes.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player, PlayerAttributes } from '../players/player.ts';
import { POSITION_WEIGHT_SUM } from '../positions/constants.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Exercise, TRAINING_TYPES } from './constants.ts';

/** What decides how much a session gives. */
export interface Session {
  readonly club: Pick<Club, 'facilities' | 'manager'>;
  readonly exercise: Exercise;
  /** Share of full intensity: 1, 0.9 or 0.8. */
  readonly intensity: number;
  readonly now: EpochMs;
}

/** A part in a match, as training counts it. */
export interface MatchSession {
  readonly club: Pick<Club, 'facilities' | 'manager'>;
  /** Where he played. */
  readonly position: Position;
  /** On the pitch, above 0. */
  readonly minutes: number;
  /** Full time. */
  readonly now: EpochMs;
}

/** How much a skill rose. */
export interface SkillIncrease {
  readonly skill: Skill;
  /** Points, ≥ 0. */
  readonly increase: number;
}

type Grower = Pick<Player, 'attributes' | 'personalData'>;

/** What age leaves of the increase, as a share; age in whole years. R-TRA-13. */
export function ageFactor(age: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'ageFactor');
  const { ageFactors, oldestFactor } = ruleset.training;
  return ageFactors.find(({ upTo }) => age <= upTo)?.factor ?? oldestFactor;
}

/** The highest value to which training lifts any attribute of a player. R-TRA-16. */
export function attributeCeiling(potential: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'attributeCeiling');
  const { attributeCap, attributeMargin } = ruleset.training;
  return Math.min(attributeCap, potential + attributeMargin);
}

/** The increase of both skills of the exercise: never past an attribute's ceiling, nor the rating past potential. R-TRA-12 to R-TRA-16. */
export function skillIncreases(player: Grower, session: Session, ruleset: Ruleset): readonly SkillIncrease[] {
  assertNow(session.now, 'skillIncreases');
  assertRuleset(ruleset, 'skillIncreases');
  return withinLimits(player, session.exercise.attributes, fullIncrease(player, session, ruleset), ruleset);
}

/**
 * The increase of every skill that counts in the position played. Far from every ceiling a match of `matchMinutes` raises the rating there by
 * `matchIncrease` times what the best session would. R-TRA-26.
 */
export function matchIncreases(player: Grower, match: MatchSession, ruleset: Ruleset): readonly SkillIncrease[] {
  assertNow(match.now, 'matchIncreases');
  assertRuleset(ruleset, 'matchIncreases');
  const { matchMinutes, matchIncrease } = ruleset.training;
  const weights = ruleset.positions.weights[match.position];
  const rises = TRAINING_TYPES.flatMap((exercise) => {
    if (exercise.group === 'rest') return [];
    const weight = exercise.attributes.reduce((sum, skill) => sum + weights[skill], 0);
    const session = { club: match.club, exercise, intensity: 1, now: match.now };
    return [(fullIncrease(player, session, ruleset) * weight) / POSITION_WEIGHT_SUM];
  });
  const share = Math.min(1, match.minutes / matchMinutes);
  const skills = SKILLS.filter((skill) => weights[skill] > 0);
  return withinLimits(player, skills, Math.max(...rises) * matchIncrease * share, ruleset);
}

/** What is left of an increase of each of the skills where ceilings and potential are near. */
function withinLimits(
  { attributes, personalData }: Grower,
  skills: readonly Skill[],
  increase: number,
  ruleset: Ruleset,
): readonly SkillIncrease[] {
  const { attributeTaper, potentialTaper } = ruleset.training;
  const rating = ownOverall({ personalData, attributes }, ruleset);
  const headroom = Math.max(0, attributes.potential - rating);
  if (headroom === 0) return skills.map((skill) => ({ skill, increase: 0 }));
  const ceiling = attributeCeiling(attributes.potential, ruleset);
  const reach = increase * tapered(headroom, potentialTaper);
  const wanted = skills.map((skill) => {
    const room = Math.max(0, ceiling - attributes[skill]);
    return { skill, increase: Math.min(room, reach * tapered(room, attributeTaper)) };
  });
  const rise = ownOverall({ personalData, attributes: withIncreases(attributes, wanted) }, ruleset) - rating;
  if (rise <= headroom) return wanted;
  return wanted.map((each) => ({ ...each, increase: (each.increase * headroom) / rise }));
}

/** The part of an increase that the remaining room allows; all of it without tapering. */
function tapered(room: number, taper: number): number {
  return room < taper ? room / taper : 1;
}

/** The attributes with the increases added. */
export function withIncreases(attributes: PlayerAttributes, increases: readonly SkillIncrease[]): PlayerAttributes {
  const raised = { ...attributes };
  for (const { skill, increase } of increases) raised[skill] = attributes[skill] + increase;
  return raised;
}

/** The increase of a player who is far from every ceiling. */
function fullIncrease(player: Grower, { club, exercise, intensity, now }: Session, ruleset: Ruleset): number {
  const circumstances =
    ageFactor(playerAge(player, now), ruleset) *
    efficiency(club.facilities, exercise.facility, ruleset) *
    (1 + trainingEffect(club.manager, exercise.skill, ruleset));
  return ruleset.training.baseIncrease * ruleset.server.trainingSpeed * intensity * circumstances;
}
