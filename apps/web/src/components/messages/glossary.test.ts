import { i18n } from '@lingui/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { expect, test } from 'vitest';
import { startI18n } from '../../i18n.ts';
import { meaningOf } from './glossary.ts';

startI18n();

test.each([
  ['condition', 'Abaixo de 70% ele só descansa.'],
  ['credits', 'Vêm de patrocínios, prêmios, recompensas diárias e níveis do treinador: 2 por nível.'],
  ['weeklyUpkeep', 'com o nível das obras e com a categoria do clube.'],
  ['availableMoney', 'o caixa menos 2 semanas de salários.'],
] as const)('%s is explained with the numbers of the rules', (term, end) => {
  expect(i18n._(meaningOf(term, ALPHA))).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`));
});
