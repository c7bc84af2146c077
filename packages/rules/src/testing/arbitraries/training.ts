/** Inputs of training: players far from and near their limits, and sessions for them. */
import fc from 'fast-check';
import { utcMidnight } from '../../clock/calendar.ts';
import { DAY } from '../../clock/constants.ts';
import { type ManagerRules, type SkillType, SPEECH_SKILLS, TRAINING_SKILLS } from '../../manager/constants.ts';
import type { Manager } from '../../manager/manager.ts';
import { SKILLS } from '../../players/attributes.ts';
import type { Player } from '../../players/player.ts';
import { POSITIONS } from '../../positions/position.ts';
import { buildClub, buildPlayer } from '../builders.ts';

/** Any value 0–100, with decimals. */
function attributeArbitrary(): fc.Arbitrary<number> {
  return fc.double({ min: 0, max: 100, noNaN: true });
}

/** A player of shirt number 10 with any position, age 16–36, skills, potential, experience and condition 60–100. */
export function traineeArbitrary(): fc.Arbitrary<Player> {
  const skills = fc.record(Object.fromEntries(SKILLS.map((skill) => [skill, attributeArbitrary()])));
  const attributes = fc.record({
    potential: attributeArbitrary(),
    condition: fc.double({ min: 60, max: 100, noNaN: true }),
    morale: attributeArbitrary(),
    exp: fc.nat(2_500),
  });
  const dob = fc.integer({ min: utcMidnight({ year: 1989, month: 3, day: 3 }) / DAY, max: 14_670 });
  return fc
    .record({ skills, attributes, dob, position: fc.constantFrom(...POSITIONS) })
    .map(({ skills: drawn, attributes: rest, dob: day, position }) =>
      buildPlayer({ number: 10, position, dob: day * DAY, attributes: { ...drawn, ...rest } }),
    );
}

/** A manager of any level, anywhere on the way to the next one, with any skills and points to spend. */
export function managerArbitrary({ skillLevelCap, experienceNeeded }: ManagerRules): fc.Arbitrary<Manager> {
  const skill = fc.integer({ min: 1, max: skillLevelCap });
  const skills = (names: readonly string[]) => fc.record(Object.fromEntries(names.map((name) => [name, skill])));
  return fc
    .record({
      level: fc.integer({ min: 1, max: experienceNeeded.length + 1 }),
      way: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
      skillPoints: fc.nat(200),
      training: skills(TRAINING_SKILLS),
      speech: skills(SPEECH_SKILLS),
    })
    .map(({ level, way, skillPoints, training, speech }) => {
      const { manager } = buildClub();
      return {
        ...manager,
        level,
        exp: Math.floor(((experienceNeeded[level - 1] ?? 1) - 1) * way),
        skillPoints,
        skills: {
          training: { ...manager.skills.training, ...training },
          speech: { ...manager.skills.speech, ...speech },
        },
      };
    });
}

/** A skill of the manager by type and name. */
export function skillArbitrary(): fc.Arbitrary<{ readonly skillType: SkillType; readonly skillName: string }> {
  const ofType = (skillType: SkillType, names: readonly string[]) =>
    names.map((skillName) => ({ skillType, skillName }));
  return fc.constantFrom(...ofType('training', TRAINING_SKILLS), ...ofType('speech', SPEECH_SKILLS));
}
