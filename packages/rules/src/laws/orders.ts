/** Laws of conditional orders, and of how a tactic assigns its places to the players on the pitch. */
import fc, { type Arbitrary } from 'fast-check';
import { LINES } from '../positions/line.ts';
import { restOrder } from '../tactics/fatigue-order.ts';
import type * as ours from '../tactics/index.ts';
import { lineUpArbitrary } from '../testing/arbitraries/tactics.ts';
import { buildTactic } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'tactics';

/** Orders about numbers 1 to 27, some of which some line-up can follow. */
function orderArbitrary(): Arbitrary<ours.Order> {
  const playerId = fc.integer({ min: 1, max: 27 }).map((number) => `p${number}`);
  const condition: Arbitrary<ours.OrderCondition> = fc.oneof(
    fc.record({ kind: fc.constant('minute' as const), from: fc.integer({ min: -1, max: 122 }), to: fc.constant(null) }),
    fc.record({ kind: fc.constantFrom('booked' as const, 'injured' as const), playerId }),
    fc.record({ kind: fc.constant('condition' as const), playerId, below: fc.integer({ min: -1, max: 102 }) }),
    fc.constant({ kind: 'level' as const }),
  );
  const action: Arbitrary<ours.OrderAction> = fc.oneof(
    fc.record({
      kind: fc.constant('substitution' as const),
      playerIn: playerId,
      out: fc.oneof(
        fc.record({ kind: fc.constant('player' as const), playerId }),
        fc.record({ kind: fc.constant('mostTired' as const), line: fc.constantFrom(...LINES) }),
      ),
    }),
    fc.record({ kind: fc.constant('tactic' as const), tacticName: fc.constantFrom('A' as const, 'B' as const) }),
  );
  return fc.record({ when: fc.array(condition, { maxLength: 5 }), action });
}

function playersNamed({ when, action }: ours.Order): string[] {
  const asked = when.flatMap((condition) => ('playerId' in condition ? [condition.playerId] : []));
  if (action.kind !== 'substitution') return asked;
  return [...asked, action.playerIn, ...(action.out.kind === 'player' ? [action.out.playerId] : [])];
}

export const orderLaws: readonly Law[] = [
  {
    name: 'orders that rest the most tired can be followed one after the other, and bring on every outfield player of the bench once',
    folder,
    requirements: ['R-TAC-66'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.integer({ min: 1, max: 120 }), ({ players, tactic }, minute) => {
        const orders: ours.Order[] = [];
        for (let count = 0; count < 4; count++) {
          const order = rules.restOrder({ ...tactic, orders }, players, minute, ruleset);
          if (order !== null) orders.push(order);
        }
        const incoming = orders.map(({ action }) => (action.kind === 'substitution' ? action.playerIn : ''));
        const bench = tactic.places.slice(ruleset.tactics.starters).map(({ playerId }) => playerId);
        const outfield = players.filter(({ id, personalData }) => bench.includes(id) && personalData.position !== 'GK');
        return (
          rules.checkOrders({ ...tactic, orders }, ruleset).ok &&
          new Set(incoming).size === incoming.length &&
          orders.length === Math.min(4, outfield.length)
        );
      }),
    broken: {
      what: 'the same player rests all the others',
      rules: {
        restOrder: (tactic, players, minute, ruleset) => restOrder({ ...tactic, orders: [] }, players, minute, ruleset),
      },
    },
  },
  {
    name: 'an order that can be followed waits for something, and names players of the line-up alone',
    folder,
    requirements: ['R-TAC-60', 'R-TAC-61', 'R-TAC-62'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.array(orderArbitrary(), { maxLength: 12 }), ({ tactic }, orders) => {
        if (!rules.checkOrders({ ...tactic, orders }, ruleset).ok) return true;
        const placed = tactic.places.map(({ playerId }) => playerId);
        return (
          orders.length <= ruleset.tactics.maximumOrders &&
          orders.every((order) => order.when.length > 0 && playersNamed(order).every((id) => placed.includes(id)))
        );
      }),
    broken: {
      what: 'any order is good',
      rules: { checkOrders: ({ orders = [] }) => ({ ok: true, value: orders }) },
    },
  },
  {
    name: 'no player is dealt two places, and none is left out while a place is empty',
    folder,
    requirements: ['R-TAC-40'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.integer({ min: 1, max: 11 }), ({ players, tactic }, count) => {
        const positions = rules.formationSlots(tactic.formation).map(({ position }) => position);
        const few = players.slice(0, count);
        const dealt = rules.dealPlaces(
          positions,
          few,
          (position, player) =>
            rules.positionRating(player.attributes, position, ruleset) * rules.worthAt(player.attributes.condition),
        );
        const named = dealt.flatMap((player) => (player === null ? [] : [player.id]));
        return dealt.length === positions.length && named.length === few.length && new Set(named).size === few.length;
      }),
    broken: {
      what: 'the best plays everywhere',
      rules: { dealPlaces: (positions, candidates) => positions.map(() => candidates[0] ?? null) },
    },
  },
  {
    name: 'a tactic without orders, or with one that can be followed, is accepted',
    folder,
    requirements: ['R-TAC-40'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 1, max: 90 }), (from) => {
        const order: ours.Order = {
          when: [{ kind: 'minute', from, to: null }],
          action: { kind: 'tactic', tacticName: 'B' },
        };
        return [[], [order]].every((orders) => rules.checkOrders({ ...buildTactic([]), orders }, ruleset).ok);
      }),
    broken: {
      what: 'every order is refused',
      rules: { checkOrders: () => ({ ok: false, error: { code: 'tactics/too-many-orders', facts: { limit: 0 } } }) },
    },
  },
  {
    name: 'who is tired is worth less, and never nothing',
    folder,
    requirements: ['R-TAC-40'],
    property: ({ rules }) =>
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        (condition) =>
          rules.worthAt(100) === 1 &&
          rules.worthAt(condition) > 0 &&
          rules.worthAt(condition) < rules.worthAt(condition + 1),
      ),
    broken: { what: 'fatigue does not count', rules: { worthAt: () => 1 } },
  },
  {
    name: 'a tactic that may be saved has a plan that may be played',
    folder,
    requirements: ['R-TAC-14', 'R-TAC-15'],
    property: ({ rules, ruleset }) =>
      fc.property(lineUpArbitrary(ruleset), fc.string(), ({ tactic }, name) => {
        const strange = { ...tactic, teamInstructions: [{ name, value: 'no such value' }] };
        return rules.checkPlan(tactic).ok && !rules.checkPlan(strange).ok;
      }),
    broken: { what: 'any plan is good', rules: { checkPlan: (plan) => ({ ok: true, value: plan }) } },
  },
];
