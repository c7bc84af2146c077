import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { skillUpgradeCost, upgradeSkill } from './skills.ts';

function clubWith(skillPoints: number, level: number): Club {
  const { manager } = buildClub();
  const skills = { ...manager.skills, training: { ...manager.skills.training, heading: level } };
  return buildClub({ manager: { ...manager, skillPoints, skills } });
}

describe('the price of a skill level (R-MAN-2, R-MAN-3)', () => {
  test.each([
    [1, 1],
    [2, 2],
    [6, 10],
    [19, 60],
    [20, null],
    [21, null],
  ])('from level %d it is %s', (level, price) => {
    expect(skillUpgradeCost(level, ALPHA)).toBe(price);
  });
});

describe('upgrading a skill (R-MAN-4)', () => {
  const input = { skillType: 'training', skillName: 'heading', now: BUILT_AT };

  test('raises it by one level and takes its price; points equal to the price are enough', () => {
    const club = clubWith(10, 6);
    const { manager } = club;
    expect(upgradeSkill({ club, ...input }, ALPHA)).toEqual({
      ok: true,
      value: {
        club: {
          ...club,
          manager: {
            ...manager,
            skillPoints: 0,
            skills: { ...manager.skills, training: { ...manager.skills.training, heading: 7 } },
          },
        },
        entries: [],
        events: [
          {
            clubId: 'c1',
            date: BUILT_AT,
            type: 'skill-upgraded',
            skillType: 'training',
            skillName: 'heading',
            level: 7,
          },
        ],
      },
    });
  });

  test('a skill of speech goes up by itself, though training has one of the same name', () => {
    const club = clubWith(5, 1);
    const result = upgradeSkill({ club, ...input, skillType: 'speech', skillName: 'attacking' }, ALPHA);
    expect(result.ok && result.value.club.manager).toEqual({
      ...club.manager,
      skillPoints: 4,
      skills: { ...club.manager.skills, speech: { ...club.manager.skills.speech, attacking: 2 } },
    });
  });

  test('the last level can be bought, and none after it (R-MAN-2, R-MAN-5)', () => {
    expect(upgradeSkill({ club: clubWith(60, 19), ...input }, ALPHA).ok).toBe(true);
    expect(upgradeSkill({ club: clubWith(500, 20), ...input }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'manager/highest-level', facts: { skillName: 'heading', level: 20 } },
    });
  });

  test('one point too few is refused', () => {
    expect(upgradeSkill({ club: clubWith(9, 6), ...input }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'manager/insufficient-points', facts: { price: 10, available: 9 } },
    });
  });

  test.each([
    ['training', 'spirit'],
    ['speech', 'heading'],
    ['speech', 'toString'],
    ['tactics', 'attacking'],
  ])('there is no %s skill %s (R-MAN-5)', (skillType, skillName) => {
    expect(upgradeSkill({ club: clubWith(500, 1), skillType, skillName, now: BUILT_AT }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'manager/unknown-skill', facts: { skillType, skillName } },
    });
  });
});
