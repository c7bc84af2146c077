import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub, buildTactic } from '../testing/builders.ts';
import { adoptTactic } from './adopt-tactic.ts';
import { emptyPlace } from './edit-places.ts';
import { withoutPlayer } from './line-ups.ts';
import type { Order, OrderAction, OrderCondition } from './order.ts';
import { checkOrders } from './orders.ts';
import { sameTactic } from './same-tactic.ts';
import { saveTactic } from './save-tactic.ts';
import { validateTactic } from './validate-tactic.ts';

const club = buildClub();
const { players } = club;
const tempo: OrderAction = { kind: 'instruction', name: 'Tempo', value: 'High' };
const late: OrderCondition = { kind: 'minute', from: 70, to: null };
const behind: Order = { when: [late, { kind: 'score', state: 'trailing', goals: 1 }], action: tempo };
const change = (playerIn: string, playerOut: string): Order => ({
  when: [late],
  action: { kind: 'substitution', playerIn, out: { kind: 'player', playerId: playerOut } },
});
const withOrders = (...orders: readonly Order[]) => buildTactic(players, { orders });
const codeOf = (...orders: readonly Order[]) => {
  const checked = checkOrders(withOrders(...orders), ALPHA);
  return checked.ok ? null : checked.error;
};
const conditionOf = (condition: object) => codeOf({ when: [condition as OrderCondition], action: tempo });
const actionOf = (action: object) => codeOf({ when: [late], action: action as OrderAction });

describe('conditional orders', () => {
  test('eight of them can be given, a ninth is refused (R-TAC-60)', () => {
    expect(codeOf(...Array.from({ length: 8 }, () => behind))).toBeNull();
    expect(codeOf(...Array.from({ length: 9 }, () => behind))).toEqual({
      code: 'tactics/too-many-orders',
      facts: { limit: 8 },
    });
  });

  test.each<[string, OrderCondition]>([
    ['the first minute', { kind: 'minute', from: 1, to: 1 }],
    ['the last minute of extra time', { kind: 'minute', from: 120, to: null }],
    ['a lead of nine goals', { kind: 'score', state: 'leading', goals: 9 }],
    ['a draw', { kind: 'level' }],
    ['ten men', { kind: 'players', state: 'fewer' }],
    ['a condition below 1', { kind: 'condition', playerId: 'c1-p3', below: 1 }],
    ['a condition below 100', { kind: 'condition', playerId: 'c1-p3', below: 100 }],
    ['a booked player', { kind: 'booked', playerId: 'c1-p3' }],
    ['an injured player of the bench', { kind: 'injured', playerId: 'c1-p13' }],
  ])('may wait for %s (R-TAC-61)', (_, condition) => {
    expect(conditionOf(condition)).toBeNull();
  });

  test.each([
    ['minute 0', { kind: 'minute', from: 0, to: null }],
    ['minute 121', { kind: 'minute', from: 121, to: null }],
    ['a stretch that ends before it begins', { kind: 'minute', from: 60, to: 59 }],
    ['half a minute', { kind: 'minute', from: 60.5, to: null }],
    ['a lead of no goals', { kind: 'score', state: 'leading', goals: 0 }],
    ['ten goals', { kind: 'score', state: 'leading', goals: 10 }],
    ['a score that is none', { kind: 'score', state: 'level', goals: 1 }],
    ['a number of players that is none', { kind: 'players', state: 'some' }],
    ['a condition below 0', { kind: 'condition', playerId: 'c1-p3', below: 0 }],
    ['a condition above 100', { kind: 'condition', playerId: 'c1-p3', below: 101 }],
    ['the weather', { kind: 'weather' }],
    ['what is inherited', { kind: 'toString' }],
  ])('may not wait for %s (R-TAC-61)', (_, condition) => {
    expect(conditionOf(condition)).toEqual({
      code: 'tactics/bad-order',
      facts: { order: 1, part: condition.kind },
    });
  });

  test('have one to four conditions (R-TAC-61)', () => {
    expect(codeOf({ when: [late, late, late, late], action: tempo })).toBeNull();
    const bad = { code: 'tactics/bad-order', facts: { order: 2, part: 'when' } };
    expect(codeOf(behind, { when: [], action: tempo })).toEqual(bad);
    expect(codeOf(behind, { when: [late, late, late, late, late], action: tempo })).toEqual(bad);
  });

  test('name players of the eighteen alone (R-TAC-62)', () => {
    const stranger = { code: 'tactics/order-player-not-placed', facts: { order: 1, playerId: 'c1-p19' } };
    expect(conditionOf({ kind: 'booked', playerId: 'c1-p19' })).toEqual(stranger);
    expect(codeOf(change('c1-p13', 'c1-p19'))).toEqual(stranger);
  });

  test('bring on a player of the bench, for a player or for the most tired of a line (R-TAC-62)', () => {
    expect(codeOf(change('c1-p13', 'c1-p3'))).toBeNull();
    expect(
      actionOf({ kind: 'substitution', playerIn: 'c1-p13', out: { kind: 'mostTired', line: 'attack' } }),
    ).toBeNull();
    const notOnBench = (playerId: string) => ({ code: 'tactics/order-not-on-bench', facts: { order: 1, playerId } });
    expect(codeOf(change('c1-p4', 'c1-p3'))).toEqual(notOnBench('c1-p4'));
    expect(codeOf(change('c1-p13', 'c1-p13'))).toEqual(notOnBench('c1-p13'));
    expect(actionOf({ kind: 'substitution', playerIn: 'c1-p13', out: { kind: 'mostTired', line: 'bench' } })).toEqual({
      code: 'tactics/bad-order',
      facts: { order: 1, part: 'out' },
    });
  });

  test('change to instructions and tactics that exist (R-TAC-62)', () => {
    expect(actionOf({ kind: 'tactic', tacticName: 'C' })).toBeNull();
    expect(actionOf({ kind: 'tactic', tacticName: 'D' })).toMatchObject({ code: 'tactics/unknown-slot' });
    expect(actionOf({ kind: 'instruction', name: 'Tempo', value: 'Molto' })).toMatchObject({
      code: 'tactics/unknown-instruction',
    });
  });

  test.each([
    ['an action that does not exist', { kind: 'pray' }, 'action'],
    ['a change of nobody', { kind: 'substitution', playerIn: 'c1-p13' }, 'shape'],
    ['no action', null, 'shape'],
  ])('with %s are refused, not thrown (R-TAC-61)', (_, action, part) => {
    expect(actionOf(action as object)).toEqual({ code: 'tactics/bad-order', facts: { order: 1, part } });
  });

  test('are part of what a tactic is refused for (R-TAC-60)', () => {
    const tactic = withOrders({ when: [], action: tempo });
    expect(validateTactic(tactic, players, ALPHA)).toMatchObject({ ok: false, error: { code: 'tactics/bad-order' } });
  });

  test('are saved without what came along, and are a change of the tactic in another order (R-TAC-63)', () => {
    const junked = { when: [{ ...late, junk: 1 }], action: { ...tempo, junk: 1 }, junk: 1 };
    const tactic = buildTactic(players, { orders: [junked, behind] });
    const saved = saveTactic({ club, tacticName: 'B', updatedTactic: tactic, matches: [], now: 0 }, ALPHA);
    expect(saved.ok && saved.value.club.tactics.B.orders).toEqual([{ when: [late], action: tempo }, behind]);
    expect(
      sameTactic(withOrders(behind, change('c1-p13', 'c1-p3')), withOrders(change('c1-p13', 'c1-p3'), behind)),
    ).toBe(false);
    expect(sameTactic(withOrders(), buildTactic(players))).toBe(true);
    const none = saveTactic(
      {
        club,
        tacticName: 'B',
        updatedTactic: { ...withOrders(), formation: '442' },
        matches: [],
        now: 0,
      },
      ALPHA,
    );
    expect(none.ok && 'orders' in none.value.club.tactics.B).toBe(false);
  });

  test('go with a player whom they name, when he leaves his place, the squad or the club (R-TAC-65)', () => {
    const tactic = withOrders(change('c1-p13', 'c1-p3'), behind);
    const emptied = emptyPlace(tactic, '2', ALPHA);
    expect(emptied.ok && emptied.value.orders).toEqual([behind]);
    const kept = emptyPlace(tactic, '3', ALPHA);
    expect(kept.ok && kept.value.orders).toEqual(tactic.orders);
    const left = withoutPlayer({ A: tactic, B: tactic, C: buildTactic(players) }, { id: 'c1-p13', number: 13 });
    expect([left.A.orders, left.C.orders]).toEqual([[behind], undefined]);
    const others = players.filter(({ id }) => id !== 'c1-p3');
    expect(adoptTactic(tactic, others, ALPHA).orders).toEqual([behind]);
  });
});
