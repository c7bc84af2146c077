import { expect, test } from 'vitest';
import { clubNameKey } from './club-name-key.ts';

test.each([
  ['Flamengo', 'FIamengo'],
  ['Flamengo', 'Flameng0'],
  ['Flamengo', 'F1amengo'],
  ['Flamengo', 'FLÂMENGO'],
  ['Flamengo', 'Flarnengo'],
  ['Sapo', 'Ѕаро'],
  ['inter', 'INTER'],
  ['Inter', 'lnter'],
  ['Зелёный', 'ЗЕЛЕНЫЙ'],
  ['Ολυμπιακός', 'ολυμπιακος'],
])('%s and %s have one key (R-STO-12)', (name, other) => {
  expect(clubNameKey(other)).toBe(clubNameKey(name));
});

test.each([
  ['Flamengo', 'Flamenga'],
  ['Real 2', 'Real 3'],
  ['かきくけこ', 'がぎぐげご'],
  ['نادي الامل', 'نادي الأمل'],
])('%s and %s have different keys (R-STO-10)', (name, other) => {
  expect(clubNameKey(other)).not.toBe(clubNameKey(name));
});
