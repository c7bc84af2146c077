import { describe, expect, test } from 'vitest';
import { compareNames, nameKey } from './name-key.ts';

describe('the order of names (R-PLA-4)', () => {
  test('foreign letters sort as a Portuguese reader expects', () => {
    const names = 'Zico Łukasz ßen Đoković Ødegaard Æon Ðagur Þór Œuvre ıçık Ħal Ŋame Ŧom Əli Oscar Lucas'.split(' ');
    expect(names.toSorted(compareNames)).toEqual(
      'Æon Ðagur Đoković Əli Ħal ıçık Lucas Łukasz Ŋame Ødegaard Œuvre Oscar ßen Þór Ŧom Zico'.split(' '),
    );
  });

  test.each([
    ['Ângelo', 'angelo'],
    ['ÉDER', 'éder'],
    ['Straße', 'STRASSE'],
    ['D’Ávila', "d'avila"],
    ['ŁUKASZ', 'lukasz'],
    ['São', 'Sa\u0303o'],
    ['İlkay', 'ilkay'],
  ])('%s and %s sort at one place', (one, other) => {
    expect(compareNames(one, other)).toBe(0);
  });

  test('names of one place keep their order', () => {
    for (const names of [
      ['Éder', 'eder', 'Eder'],
      ['Eder', 'Éder', 'eder'],
    ]) {
      expect(names.toSorted(compareNames)).toEqual(names);
    }
  });

  test('a shorter name sorts before the one that goes on', () => {
    expect(['Ana Maria', 'Anabel', 'Ana'].toSorted(compareNames)).toEqual(['Ana', 'Ana Maria', 'Anabel']);
  });

  test('no Latin letter sorts after z', () => {
    const letters = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code)).filter((letter) =>
      /\p{Script=Latin}/u.test(letter),
    );
    for (const letter of letters) expect([letter, nameKey(letter) < 'zz']).toEqual([letter, true]);
  });
});
