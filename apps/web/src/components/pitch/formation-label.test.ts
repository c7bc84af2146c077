import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import { expect, test } from 'vitest';
import { startI18n } from '../../i18n.ts';
import { formationLabel } from './formation-label.ts';

startI18n();

test.each([
  ['442', '4-4-2'],
  ['442Diamond', '4-4-2 losango'],
  ['433Wide', '4-3-3 aberto'],
  ['4123Narrow', '4-1-2-3 fechado'],
  ['4231DM', '4-2-3-1 com volantes'],
  ['4123NarrowAM', '4-1-2-3 fechado com meias'],
  ['523WideDM', '5-2-3 aberto com volantes'],
])('%s is written %s (R-TSC-31)', (name, label) => {
  expect(formationLabel(name)).toBe(label);
});

test('every formation has Portuguese words and a label of its own (R-TSC-31)', () => {
  const labels = FORMATION_NAMES.map(formationLabel);
  expect(new Set(labels).size).toBe(FORMATION_NAMES.length);
  expect(
    labels.filter((label) => !/^\d(?:-\d)+(?: (?:losango|aberto|fechado|com volantes|com meias))*$/.test(label)),
  ).toEqual([]);
});
