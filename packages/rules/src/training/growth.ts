/** By how much a session raises a player's skills. No draw is involved: what is shown before is what comes. */

import type { Club } from '../clubs/club.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import type { EpochMs } from '../core/ids.ts';
import { efficiency } from '../facilities/levels.ts';
import { trainingEffect } from '../manager/effects.ts';
import { playerAge } from '../players/age.ts';
import type { Skill } from '../players/attributes.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player, PlayerAttributes } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Exercise } from './tables.ts';

/** What decides how much a session gives. */
export interface Session {
  readonly club: Pick<Club, 'facilities' | 'manager'>;
  readonly exercise: Exercise;
  /** Share of full intensity: 1, 0.9 or 0.8. */
  readonly intensity: number;
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
  demandRuleset(ruleset, 'ageFactor');
  const { ageFactors, oldestFactor } = ruleset.training;
  return ageFactors.find(({ upTo }) => age <= upTo)?.factor ?? oldestFactor;
}

/** The highest value to which training lifts any attribute of a player. R-TRA-16. */
export function attributeCeiling(potential: number, ruleset: Ruleset): number {
  demandRuleset(ruleset, 'attributeCeiling');
  const { attributeCap, attributeMargin } = ruleset.training;
  return Math.min(attributeCap, potential + attributeMargin);
}

/** The increase of both skills of the exercise: never past an attribute's ceiling, nor the rating past potential. R-TRA-12 to R-TRA-16. */
export function skillIncreases(player: Grower, session: Session, ruleset: Ruleset): readonly SkillIncrease[] {
  demandNow(session.now, 'skillIncreases');
  demandRuleset(ruleset, 'skillIncreases');
  const { attributes, personalData } = player;
  const { attributeTaper, potentialTaper } = ruleset.training;
  const rating = ownOverall(player, ruleset);
  const headroom = Math.max(0, attributes.potential - rating);
  const ceiling = attributeCeiling(attributes.potential, ruleset);
  const reach = fullIncrease(player, session, ruleset) * tapered(headroom, potentialTaper);
  const wanted = session.exercise.attributes.map((skill) => {
    const room = Math.max(0, ceiling - attributes[skill]);
    return { skill, increase: Math.min(room, reach * tapered(room, attributeTaper)) };
  });
  const rise = ownOverall({ personalData, attributes: withIncreases(attributes, wanted) }, ruleset) - rating;
  if (rise <= headroom) return wanted;
  return wanted.map(({ skill, increase }) => ({ skill, increase: (increase * headroom) / rise }));
}

/** What is left of an increase where so much room is left; all of it where nothing tapers. */
function tapered(room: number, taper: number): number {
  return room < taper ? room / taper : 1;
}

/** The attributes with the increases added. */
export function withIncreases(attributes: PlayerAttributes, increases: readonly SkillIncrease[]): PlayerAttributes {
  return {
    ...attributes,
    ...Object.fromEntries(increases.map(({ skill, increase }) => [skill, attributes[skill] + increase])),
  };
}

/** The increase of a player who is far from every ceiling. */
function fullIncrease(player: Grower, { club, exercise, intensity, now }: Session, ruleset: Ruleset): number {
  const circumstances =
    ageFactor(playerAge(player, now), ruleset) *
    efficiency(club.facilities, exercise.facility, ruleset) *
    (1 + trainingEffect(club.manager, exercise.skill, ruleset));
  return ruleset.training.baseIncrease * ruleset.server.trainingSpeed * intensity * circumstances;
}
