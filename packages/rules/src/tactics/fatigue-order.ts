/** The order that most managers want: the most tired player of a line comes off. */
import { assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { lineOf } from '../positions/line.ts';
import { positionRating } from '../positions/rating.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type Candidate, candidateOf } from './auto-pick.ts';
import { benchOf } from './line-ups.ts';
import type { Order } from './order.ts';
import type { Tactic } from './tactic.ts';

/**
 * An order: from that minute (1–120) on the best unplanned outfield reserve replaces the most tired of his own line.
 * Null without such a player, or without room for another order. R-TAC-66
 */
export function restOrder(
  tactic: Tactic,
  players: readonly Candidate[],
  minute: number,
  ruleset: Ruleset,
): Order | null {
  assertRuleset(ruleset, 'restOrder');
  const { substitutions, orders = [] } = tactic;
  if (orders.length >= ruleset.tactics.maximumOrders) return null;
  const planned = new Set([
    ...substitutions.map(({ playerIn }) => playerIn),
    ...orders.flatMap(({ action }) => (action.kind === 'substitution' ? action.playerIn : [])),
  ]);
  const bench = benchOf(tactic, ruleset);
  const free = players.filter(
    ({ id, personalData }) => bench.includes(id) && !planned.has(id) && personalData.position !== 'GK',
  );
  const [best] = sortedBy(free, (player) => {
    const { attributes } = candidateOf(player, ruleset);
    return -positionRating(attributes, player.personalData.position, ruleset);
  });
  if (best === undefined) return null;
  const line = lineOf(best.personalData.position);
  return {
    when: [{ kind: 'minute', from: minute, to: null }],
    action: { kind: 'substitution', playerIn: best.id, out: { kind: 'mostTired', line } },
  };
}
