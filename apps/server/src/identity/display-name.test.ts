import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['  Maria  das\nDores ', 'Maria das Dores'],
  ['Jose\u0301', 'José'],
  ['Ana\u202Eetic\u0000', 'Anaetic'],
  ['\uD800Rui', 'Rui'],
  ['', 'Treinador'],
  ['\u3164', 'Treinador'],
  ['\u2800', 'Treinador'],
  ['\u034f\u{E0100}', 'Treinador'],
  [`A${'\u0301\u0302'.repeat(40)}`, 'Á\u0302\u0301\u0302'],
  ['\u200B \u2060', 'Treinador'],
  ['x'.repeat(201), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ['😀'.repeat(80), '😀'.repeat(60)],
])('%j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});
