import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { editDraft, openDraft } from './draft-history.ts';
import { restOrder } from './fatigue-order.ts';
import { benchOf, startersOf } from './line-ups.ts';
import type { Order } from './order.ts';
import { checkOrders } from './orders.ts';

const squad = buildSquad();
const tactic = buildTactic(squad);

describe('the order that rests the most tired (R-TAC-66)', () => {
  const order = restOrder(tactic, squad, 60, ALPHA);

  test('brings on an outfield player of the bench for his own line, from that minute on', () => {
    if (order?.action.kind !== 'substitution') throw new Error('no substitution');
    const { playerIn, out } = order.action;
    expect(benchOf(tactic, ALPHA)).toContain(playerIn);
    expect(out.kind).toBe('mostTired');
    expect(order.when).toEqual([{ kind: 'minute', from: 60, to: null }]);
    expect(checkOrders({ ...tactic, orders: [order] }, ALPHA).ok).toBe(true);
  });

  test('takes another player each time, none of the plan, until no player is left', () => {
    const [planned = ''] = benchOf(tactic, ALPHA);
    const [playerOut = ''] = startersOf(tactic, ALPHA);
    let next = { ...tactic, substitutions: [{ minutes: 60, playerIn: planned, playerOut }], orders: [] as Order[] };
    for (;;) {
      const added = restOrder(next, squad, 70, ALPHA);
      if (added === null) break;
      next = { ...next, orders: [...next.orders, added] };
    }
    const incoming = next.orders.map(({ action }) => (action.kind === 'substitution' ? action.playerIn : ''));
    expect(new Set(incoming).size).toBe(incoming.length);
    expect(incoming).not.toContain(planned);
    expect(incoming.length).toBeGreaterThan(3);
  });

  test('is not offered if the tactic has all the orders that it may have', () => {
    const full = { ...tactic, orders: Array.from({ length: ALPHA.tactics.maximumOrders }, () => order as Order) };
    expect(restOrder(full, squad, 60, ALPHA)).toBeNull();
  });
});

describe('the orders of a draft (R-DRA-39)', () => {
  const order = restOrder(tactic, squad, 60, ALPHA) as Order;
  const put = (orders: readonly Order[]) => editDraft(openDraft(tactic), { type: 'set-orders', orders }, squad, ALPHA);

  test('are put in their sequence, and can be undone', () => {
    const edited = put([order]);
    expect(edited.ok && edited.value.present.orders).toEqual([order]);
    expect(edited.ok && edited.value.past).toEqual([tactic]);
  });

  test('are refused if one cannot be followed', () => {
    const [first = ''] = startersOf(tactic, ALPHA);
    const bad: Order = {
      ...order,
      action: { kind: 'substitution', playerIn: first, out: { kind: 'mostTired', line: 'attack' } },
    };
    const edited = put([bad]);
    expect(edited.ok ? null : edited.error).toEqual({
      code: 'tactics/order-not-on-bench',
      facts: { order: 1, playerId: first },
    });
  });

  test('of another shape are no edit', () => {
    const edited = put([{ when: 'soon' }] as never);
    expect(edited.ok ? null : edited.error.code).toBe('tactics/unknown-edit');
  });
});
