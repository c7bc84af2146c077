import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Wesley Tavares', 'W. Tavares'],
  ['João Vitor Santana', 'J. Santana'],
  ['Antônio de Jesus', 'A. de Jesus'],
  ['Maria Clara dos Santos', 'M. dos Santos'],
  ['Édson Dias', 'É. Dias'],
  ['Pedrinho', 'Pedrinho'],
  ['Jogador 11', 'J. 11'],
])('%s is shortened on a narrow plate to %s (R-TSC-16)', (name, short) => {
  expect(shortName(name)).toBe(short);
});
