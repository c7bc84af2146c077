import { expect, expectTypeOf, test } from 'vitest';
import type { RuleError } from './errors.ts';
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

test('the code of a refusal decides the type of its facts', () => {
  const error: RuleError = refuse('finances/in-debt', { balance: -1 }).error;
  expect(error.code === 'finances/in-debt' && error.facts.balance).toBe(-1);
  expectTypeOf<RuleError<'finances/in-debt'>['facts']>().toEqualTypeOf<{ readonly balance: number }>();
});

test('no code goes without its facts, or with those of another', () => {
  // @ts-expect-error A balance is missing.
  refuse('finances/in-debt');
  // @ts-expect-error There is no price in it.
  refuse('finances/in-debt', { price: 10 });
  // @ts-expect-error Nothing is to be said of it.
  refuse('match/no-booster', { minutes: 10 });
});
