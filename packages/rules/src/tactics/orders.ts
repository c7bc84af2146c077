/** Whether conditional orders can be followed (R-TAC-60 to R-TAC-65). */
import { assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { LINES } from '../positions/line.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { TEAM_INSTRUCTIONS } from './instructions.ts';
import { benchOf, startersOf } from './line-ups.ts';
import type { Order, OrderAction, OrderCondition } from './order.ts';
import { tacticSlot } from './slot.ts';
import type { Tactic } from './tactic.ts';
import { order as orderShape } from './tactic-shape-checks.ts';

type Ordered = Pick<Tactic, 'places' | 'orders'>;

/** Most conditions of one order. R-TAC-61 */
export const MOST_ORDER_CONDITIONS = 4;
/** Last minute of extra time, and highest lead that is asked for. */
const LAST_MINUTE = 120;
const MOST_GOALS = 9;

/** Each of them within its ranges. */
const CONDITIONS: { readonly [K in OrderCondition['kind']]: (it: Extract<OrderCondition, { kind: K }>) => boolean } = {
  minute: ({ from, to }) => isWhole(from, 1, LAST_MINUTE) && (to === null || isWhole(to, from, LAST_MINUTE)),
  score: ({ state, goals }) => ['leading', 'trailing'].includes(state) && isWhole(goals, 1, MOST_GOALS),
  level: () => true,
  players: ({ state }) => ['more', 'equal', 'fewer'].includes(state),
  condition: ({ below }) => isWhole(below, 1, 100),
  booked: () => true,
  injured: () => true,
};

/**
 * The orders, where each can be followed: known conditions within their ranges, players among the eighteen, substitutes from the bench, instructions and
 * tactics that exist. Refusals, with the order's place from 1: too-many-orders, bad-order, order-player-not-placed, order-not-on-bench, unknown-instruction, unknown-slot.
 */
export function checkOrders(tactic: Ordered, ruleset: Ruleset): Result<readonly Order[]> {
  assertRuleset(ruleset, 'checkOrders');
  const orders = tactic.orders ?? [];
  if (!Array.isArray(orders)) return refuse('tactics/bad-order', { order: 1, part: 'shape' });
  const limit = ruleset.tactics.maximumOrders;
  if (orders.length > limit) return refuse('tactics/too-many-orders', { limit });
  for (const [at, order] of orders.entries()) {
    const checked = checkOrder(order, at + 1, tactic, ruleset);
    if (!checked.ok) return checked;
  }
  return accept(orders);
}

/** The tactic without the orders that its places no longer allow; the same tactic where all of them can be followed. R-TAC-65 */
export function withPossibleOrders<T extends Ordered>(tactic: T, ruleset: Ruleset): T {
  const { orders = [] } = tactic;
  const possible = orders.filter((order) => checkOrder(order, 1, tactic, ruleset).ok);
  return possible.length === orders.length ? tactic : { ...tactic, orders: possible };
}

function checkOrder(given: Order, order: number, tactic: Ordered, ruleset: Ruleset): Result<unknown> {
  if (!orderShape(given)) return refuse('tactics/bad-order', { order, part: 'shape' });
  const { when, action } = given;
  if (when.length === 0 || when.length > MOST_ORDER_CONDITIONS)
    return refuse('tactics/bad-order', { order, part: 'when' });
  const bad = when.find((condition) => !isCondition(condition));
  if (bad !== undefined) return refuse('tactics/bad-order', { order, part: String(bad.kind) });
  const placed = [...startersOf(tactic, ruleset), ...benchOf(tactic, ruleset)];
  const named = [
    ...when.flatMap((condition) => ('playerId' in condition ? [condition.playerId] : [])),
    ...outOf(action),
  ];
  const stranger = named.find((playerId) => !placed.includes(playerId));
  if (stranger !== undefined) return refuse('tactics/order-player-not-placed', { order, playerId: stranger });
  return checkAction(action, order, tactic, ruleset);
}

function isCondition(condition: OrderCondition): boolean {
  if (!Object.hasOwn(CONDITIONS, condition.kind)) return false;
  return (CONDITIONS[condition.kind] as (it: OrderCondition) => boolean)(condition);
}

function outOf(action: OrderAction): string[] {
  return action.kind === 'substitution' && action.out.kind === 'player' ? [action.out.playerId] : [];
}

function checkAction(action: OrderAction, order: number, tactic: Ordered, ruleset: Ruleset): Result<unknown> {
  switch (action.kind) {
    case 'substitution': {
      const { playerIn, out } = action;
      if (out.kind !== 'player' && !(out.kind === 'mostTired' && LINES.includes(out.line))) {
        return refuse('tactics/bad-order', { order, part: 'out' });
      }
      if (!benchOf(tactic, ruleset).includes(playerIn) || outOf(action).includes(playerIn)) {
        return refuse('tactics/order-not-on-bench', { order, playerId: playerIn });
      }
      return accept(action);
    }
    case 'instruction': {
      const { name, value } = action;
      const group = TEAM_INSTRUCTIONS.find((known) => known.name === name);
      return group?.options.includes(value) === true
        ? accept(action)
        : refuse('tactics/unknown-instruction', { name, value });
    }
    case 'tactic':
      return tacticSlot(action.tacticName);
    default:
      return refuse('tactics/bad-order', { order, part: 'action' });
  }
}

function isWhole(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}

/** An order with its own fields and nothing else that came along in it. */
export function plainOrder({ when, action }: Order): Order {
  return { when: when.map(plainCondition), action: plainAction(action) };
}

function plainCondition(condition: OrderCondition): OrderCondition {
  switch (condition.kind) {
    case 'minute':
      return { kind: 'minute', from: condition.from, to: condition.to };
    case 'score':
      return { kind: 'score', state: condition.state, goals: condition.goals };
    case 'level':
      return { kind: 'level' };
    case 'players':
      return { kind: 'players', state: condition.state };
    case 'condition':
      return { kind: 'condition', playerId: condition.playerId, below: condition.below };
    default:
      return { kind: condition.kind, playerId: condition.playerId };
  }
}

function plainAction(action: OrderAction): OrderAction {
  switch (action.kind) {
    case 'substitution': {
      const { playerIn, out } = action;
      const plainOut =
        out.kind === 'player' ? { kind: out.kind, playerId: out.playerId } : { kind: out.kind, line: out.line };
      return { kind: 'substitution', playerIn, out: plainOut };
    }
    case 'instruction':
      return { kind: 'instruction', name: action.name, value: action.value };
    default:
      return { kind: 'tactic', tacticName: action.tacticName };
  }
}
