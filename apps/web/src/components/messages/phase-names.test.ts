import { i18n } from '@lingui/core';
import { KNOCK_OUT_PHASES } from '@mundo-manager/rules/competitions';
import { expect, test } from 'vitest';
import { startI18n } from '../../i18n.ts';
import { PHASE_NAMES } from './phase-names.ts';

startI18n();

test('a phase of a knock-out is called by its matches, half as many as its clubs', () => {
  const names = KNOCK_OUT_PHASES.map(({ phase, clubs }) => [clubs / 2, i18n._(PHASE_NAMES[phase])]);
  expect(names).toEqual([
    [32, '32 avos'],
    [16, '16 avos'],
    [8, 'Oitavas'],
    [4, 'Quartas'],
    [2, 'Semifinal'],
    [1, 'Final'],
  ]);
});
