import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { freshSkills } from './form.ts';

const NO_SPEECH = { attacking: 0, defending: 0, spirit: 0, focus: 0, home: false };
const ordinary = Object.fromEntries(SKILLS.map((skill) => [skill, 60])) as Record<Skill, number>;
const skillsWith = (leadership: number) => {
  const fresh = freshSkills(ordinary, ordinary, NO_SPEECH, 50, leadership);
  return (skill: Skill) => fresh[SKILLS.indexOf(skill)] ?? 0;
};

test.each(['determination', 'composure', 'workRate'] as const)(
  "a better captain raises his side's %s (R-ENG-7)",
  (skill) => {
    expect(skillsWith(0.8)(skill)).toBeGreaterThan(skillsWith(0.6)(skill));
  },
);

test('a captain raises no feet', () => {
  expect(skillsWith(0.8)('passing')).toBe(skillsWith(0.6)('passing'));
});

test('the same running costs a player of more stamina less energy (R-ENG-7)', () => {
  const [short, long] = [60, 80].map((stamina) => {
    const sheet = teamSheet({ seed: 1 });
    const players = sheet.players.map((player) => ({ ...player, attributes: { ...player.attributes, stamina } }));
    return createMatch(matchInput({ ...sheet, players }, teamSheet({ seed: 2 })), 1).players.effort[4];
  });
  expect(long).toBeLessThan(short ?? 0);
  expect(long).toBeGreaterThan(0);
});

test('a match booster is worth more than an attribute that is as much higher (R-ENG-10)', () => {
  const better = { ...ordinary, tackling: 63 };
  const [plain, boosted, trained] = [
    freshSkills(ordinary, ordinary, NO_SPEECH, 50, 0.6),
    freshSkills(ordinary, better, NO_SPEECH, 50, 0.6),
    freshSkills(better, better, NO_SPEECH, 50, 0.6),
  ].map((skills) => skills[SKILLS.indexOf('tackling')] ?? 0);
  expect(boosted).toBeCloseTo((plain ?? 0) + 0.03);
  expect(trained).toBeGreaterThan(plain ?? 0);
  expect(trained).toBeLessThan(boosted ?? 0);
});
