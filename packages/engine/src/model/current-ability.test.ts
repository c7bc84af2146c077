import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { FAMILIARITY, FORM, PAR } from './constants.ts';
import { type Ability, freshSkills, prepare, type Speech } from './current-ability.ts';

const SILENCE = { attacking: 0, defending: 0, spirit: 0, focus: 0 };
const ordinary = Object.fromEntries(SKILLS.map((skill) => [skill, 60])) as Record<Skill, number>;
const usual = { attributes: ordinary, morale: 50, leadership: 60 };
/** A place that asks for finishing alone, in a match of ordinary level. */
const ROLE = SKILLS.map((skill) => (skill === 'finishing' ? 1 : 0));
function skillsOf(before: Ability, today: Ability, speech: Speech, level = PAR) {
  return freshSkills(prepare(before, today, speech, 0), ROLE, level);
}
const at = (skill: Skill, skills: readonly number[]) => skills[SKILLS.indexOf(skill)] ?? 0;
const skillsWith = (leadership: number) => {
  const led = { ...usual, leadership };
  const fresh = skillsOf(led, led, SILENCE);
  return (skill: Skill) => at(skill, fresh);
};

test.each(['determination', 'composure', 'workRate'] as const)(
  "a better captain raises his side's %s (R-ENG-7)",
  (skill) => {
    expect(skillsWith(80)(skill)).toBeGreaterThan(skillsWith(60)(skill));
  },
);

test('a captain raises no feet', () => {
  expect(skillsWith(80)('passing')).toBe(skillsWith(60)('passing'));
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
  const better = { ...usual, attributes: { ...ordinary, tackling: 63 } };
  const [plain, boosted, trained] = [
    skillsOf(usual, usual, SILENCE),
    skillsOf(usual, better, SILENCE),
    skillsOf(better, better, SILENCE),
  ].map((skills) => at('tackling', skills));
  expect(boosted).toBeCloseTo((plain ?? 0) + 0.03);
  expect(trained).toBeGreaterThan(plain ?? 0);
  expect(trained).toBeLessThan(boosted ?? 0);
});

test.each([
  ['morale', 'passing'],
  ['leadership', 'workRate'],
] as const)(
  'a match booster of %s is worth more than as much more of it in the player, measured in his %s (R-ENG-10)',
  (what, skill) => {
    const better = { ...usual, [what]: usual[what] * 1.1 };
    const gain = (from: typeof usual, to: typeof usual) =>
      at(skill, skillsOf(from, to, SILENCE)) - at(skill, skillsOf(usual, usual, SILENCE));
    expect(gain(better, better)).toBeGreaterThan(0);
    expect(gain(usual, better)).toBeGreaterThan(3 * gain(better, better));
  },
);

test.each([
  ['attacking', 'finishing'],
  ['defending', 'tackling'],
  ['spirit', 'determination'],
  ['focus', 'vision'],
] as const)('what the speech adds in %s reaches %s on the pitch (R-ENG-7)', (part, skill) => {
  const changed = skillsOf(usual, usual, { ...SILENCE, [part]: 0.05 });
  const gain = at(skill, changed) - at(skill, skillsOf(usual, usual, SILENCE));
  expect(gain).toBeGreaterThan(0.6 * 0.05 - 1e-9);
  expect(gain).toBeLessThan(0.6 * 0.06);
});

test('a skill is partly the rating in the place: ten points there raise all but stamina and leadership (R-ENG-31)', () => {
  const better = { ...usual, attributes: { ...ordinary, finishing: 70 } };
  const [plain, raised] = [skillsOf(usual, usual, SILENCE), skillsOf(better, better, SILENCE)];
  const gain = (skill: Skill) => at(skill, raised) - at(skill, plain);
  expect(gain('passing')).toBeCloseTo(0.1 * FAMILIARITY.touch * FORM.contrast);
  expect(gain('marking')).toBeCloseTo(0.1 * FAMILIARITY.mind * FORM.contrast);
  expect(gain('finishing')).toBeCloseTo(0.1 * FORM.contrast);
  expect(gain('stamina')).toBe(0);
  expect(gain('leadership')).toBe(0);
});

test('a player’s worth is measured relative to the level of the match (R-ENG-32)', () => {
  const strong = {
    ...usual,
    attributes: Object.fromEntries(SKILLS.map((skill) => [skill, 85])) as Record<Skill, number>,
  };
  const [ordinaryThere, strongThere] = [skillsOf(usual, usual, SILENCE), skillsOf(strong, strong, SILENCE, PAR + 0.25)];
  expect(at('marking', strongThere)).toBeCloseTo(at('marking', ordinaryThere), 2);
  expect(at('speed', strongThere)).toBeCloseTo(at('speed', ordinaryThere), 10);
});

test('a side has a form of the day, the same for all its players and another in each match (R-ENG-35)', () => {
  const forms = Array.from({ length: 400 }, (_, seed) => {
    const { players } = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), seed);
    return [0, 5, 11, 16].map((slot) => players.skills.passing[slot as 0] / FORM.contrast);
  });
  const [first = []] = forms;
  const changes = forms.map((form) => form.map((skill, slot) => skill - (first[slot] ?? 0)));
  for (const [keeper = 0, other = 0] of changes) expect(keeper).toBeCloseTo(other, 1);
  const deviation = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  };
  expect(deviation(changes.map(([home = 0]) => home)) / FORM.day).toBeCloseTo(1, 0);
  expect(deviation(changes.map(([, , away = 0]) => away)) / FORM.day).toBeCloseTo(1, 0);
  const both = changes.map(([home = 0, , away = 0]) => home - away);
  expect(deviation(both) / FORM.day).toBeGreaterThan(1.2);
});
