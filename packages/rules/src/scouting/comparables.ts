/** Sales that a player’s price can be compared with. */
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { playerAge } from '../players/age.ts';
import { ownOverall } from '../players/overall.ts';
import type { PublicPlayer } from '../players/player.ts';
import { naturalGroup } from '../positions/code.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { COMPARABLE_SALES, COMPARABLE_SPAN } from './constants.ts';
import type { Transfer } from './transfers.ts';

/** What comparable sales are chosen from. */
export interface ComparableInput<Sale extends Transfer> {
  readonly player: PublicPlayer;
  /** In any order. */
  readonly sales: readonly Sale[];
  readonly now: EpochMs;
}

/** Sales of similar players. */
export interface Comparables<Sale extends Transfer> {
  /** The newest first, at most five. */
  readonly sales: readonly Sale[];
  /** Median price in whole dollars; null without a sale. */
  readonly median: number | null;
}

/**
 * The newest sales of other players of his market position whose overall and age differ by at most three from his. Sales of which either
 * is unknown are left out. R-SCT-7
 */
export function comparableSales<Sale extends Transfer>(
  { player, sales, now }: ComparableInput<Sale>,
  ruleset: Ruleset,
): Comparables<Sale> {
  assertNow(now, 'comparableSales');
  assertRuleset(ruleset, 'comparableSales');
  const group = naturalGroup(player.personalData.position);
  const rating = Math.trunc(ownOverall(player, ruleset));
  const years = playerAge(player, now);
  const similar = sales.filter(
    ({ playerId, position, overall, age }) =>
      playerId !== player.id &&
      position !== null &&
      naturalGroup(position) === group &&
      isNear(overall, rating, COMPARABLE_SPAN.overall) &&
      isNear(age, years, COMPARABLE_SPAN.age),
  );
  const newest = sortedBy(similar, ({ date }) => -date).slice(0, COMPARABLE_SALES);
  return { sales: newest, median: medianOf(newest.map(({ price }) => price)) };
}

function isNear(value: number | null, to: number, span: number): boolean {
  return value !== null && Math.abs(value - to) <= span;
}

function medianOf(prices: readonly number[]): number | null {
  const sorted = sortedBy(prices, (price) => price);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
