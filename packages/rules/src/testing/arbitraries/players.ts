import fc from 'fast-check';
import { DAY } from '../../clock/constants.ts';
import type { ClubResult } from '../../clubs/club-result.ts';
import { SKILLS, type Skill } from '../../players/attributes.ts';
import type { Player } from '../../players/player.ts';
import type { SkillSet } from '../../players/skill-set.ts';
import { NATURAL_POSITIONS, POSITIONS, type Position } from '../../positions/position.ts';
import { BUILT_AT, buildPlayer } from '../builders.ts';

/** 0 to 100 in tenths, as attributes are drawn. */
export function attributeValueArbitrary(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10);
}

/** Any 25 skills. */
export function skillSetArbitrary(): fc.Arbitrary<SkillSet> {
  return fc
    .array(attributeValueArbitrary(), { minLength: SKILLS.length, maxLength: SKILLS.length })
    .map(
      (values) =>
        Object.fromEntries(SKILLS.map((skill, index) => [skill, values[index] ?? 0])) as Record<Skill, number>,
    );
}

/** Any of the 24 positions. */
export function positionArbitrary(): fc.Arbitrary<Position> {
  return fc.constantFrom(...POSITIONS);
}

/** A player with any skills, potential and morale, born to any position 15 to 40 years before BUILT_AT. */
export function playerArbitrary(): fc.Arbitrary<Player> {
  return fc
    .record({
      number: fc.integer({ min: 1, max: 99 }),
      position: fc.constantFrom(...NATURAL_POSITIONS),
      days: fc.integer({ min: 15 * 366, max: 40 * 365 }),
      skills: skillSetArbitrary(),
      potential: attributeValueArbitrary(),
      morale: attributeValueArbitrary(),
      condition: attributeValueArbitrary(),
      marketValue: fc.nat(1_000_000),
    })
    .map(({ number, position, days, skills, potential, morale, condition, marketValue }) =>
      buildPlayer({
        number,
        position,
        marketValue,
        dob: Math.floor(BUILT_AT / DAY - days) * DAY,
        attributes: { ...skills, potential, morale, condition },
      }),
    );
}

/** Results of a club's matches, and whether the player took part. */
export function resultsArbitrary(): fc.Arbitrary<readonly { readonly result: ClubResult; readonly played: boolean }[]> {
  return fc.array(fc.record({ result: fc.constantFrom<ClubResult>('win', 'draw', 'loss'), played: fc.boolean() }), {
    maxLength: 60,
    size: 'max',
  });
}
