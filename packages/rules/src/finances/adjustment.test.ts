import { expect, test } from 'vitest';
import { inboxMessages } from '../inbox/messages.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import { adjustBalance } from './adjustment.ts';

const built = buildClub();
const club = { ...built, finances: { ...built.finances, totalMoney: 500, credits: 3 } };
const adjust = (currency: 'money' | 'credits', amount: number) =>
  adjustBalance({ club, currency, amount, reason: 'Falha na fusão', now: BUILT_AT });

test('the operator puts a balance right, with an entry and a message that says why (R-ADM-3)', () => {
  const given = adjust('money', 1_000);
  if (!given.ok) throw new Error(given.error.code);
  expect(given.value.club.finances.totalMoney).toBe(1_500);
  expect(given.value.entries).toMatchObject([{ currency: 'money', type: 'Operator Adjustment', amount: 1_000 }]);
  expect(inboxMessages(given.value.events)).toMatchObject([
    { kind: 'operator', facts: { type: 'balance-adjusted', amount: 1_000, reason: 'Falha na fusão' } },
  ]);
});

test('the operator takes away no more than is there (R-ADM-3)', () => {
  expect(adjust('money', -500)).toMatchObject({ ok: true });
  expect(adjust('money', -501)).toMatchObject({ ok: false, error: { code: 'finances/insufficient-money' } });
  expect(adjust('credits', -3)).toMatchObject({ ok: true });
  expect(adjust('credits', -4)).toMatchObject({ ok: false, error: { code: 'finances/insufficient-credits' } });
  expect(() => adjust('credits', 0.5)).toThrow('adjustBalance: needs a whole amount that is not 0');
});
