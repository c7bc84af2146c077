import { expect, test } from 'vitest';
import { accept, refuse } from './result.ts';

test('an accepted answer carries its value', () => {
  expect(accept(7)).toEqual({ ok: true, value: 7 });
});

test('a refusal carries its code and its facts', () => {
  const facts = { price: 10, available: 4 };
  expect(refuse('finances/insufficient-money', facts)).toEqual({
    ok: false,
    error: { code: 'finances/insufficient-money', facts },
  });
});

test('a refusal without facts has none', () => {
  expect(refuse('match/no-booster')).toEqual({ ok: false, error: { code: 'match/no-booster', facts: {} } });
});
