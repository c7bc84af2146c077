/** How bots buy: a search for a place of their line-up that could be better filled, and the best find that they can afford. */

import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { pick, type Random } from '../core/random.ts';
import { accept, type Result } from '../core/result.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { availableMoney } from '../finances/available-money.ts';
import { weeklySalaries } from '../finances/salaries.ts';
import { canAfford } from '../market/afford.ts';
import type { MarketSearch } from '../market/constants.ts';
import { buyPlayer, type PurchaseOutcome } from '../market/purchase.ts';
import { remainingSearches } from '../market/quota.ts';
import { marketPosition } from '../market/search-criteria.ts';
import { type SearchOutcome, searchMarket } from '../market/search-market.ts';
import { playerAge } from '../players/age.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { botGoal, botMargin } from './ambition.ts';
import { payableWages } from './budget.ts';
import { BOT_HABITS } from './constants.ts';
import type { BotTurn } from './turn.ts';

/** The player that a bot searches for. */
export interface BotWish {
  readonly search: MarketSearch;
  /** The overall that makes him worth it. */
  readonly overall: number;
  /** Whether the player is for the bench, where who costs least will do. */
  readonly isReserve: boolean;
}

/**
 * A search for a player better than a weak starter, or for a reserve of a thin squad. Null when the bot needs neither,
 * can afford none, or has no search left. R-BOT-8, R-BOT-12
 */
export function botWish({ club, now }: BotTurn, random: Random, ruleset: Ruleset): BotWish | null {
  assertNow(now, 'botWish');
  assertRuleset(ruleset, 'botWish');
  const isContent = botMargin({ club, now }, ruleset) >= 0;
  if (isContent && club.players.length >= BOT_HABITS.depth) return null;
  const weakest = startersByRating(club, ruleset).slice(0, BOT_HABITS.weakest);
  if (botBudget({ club, now }, ruleset) === null || weakest.length === 0) return null;
  if (remainingSearches(club.marketSearches, now, ruleset) === 0) return null;
  const place = pick(random, weakest);
  const needed = isContent
    ? botGoal({ club, now }, ruleset) - BOT_HABITS.reserveBelow
    : place.rating + BOT_HABITS.improvement;
  const overallRanges = ruleset.market.overallRanges.filter(({ to }) => to >= needed).slice(0, BOT_HABITS.ranges);
  const oldest = isAgeing(club, now, ruleset) ? BOT_HABITS.renewsWith : BOT_HABITS.oldest;
  const ageRanges = ruleset.market.ageRanges.filter(({ to }) => to <= oldest);
  if (overallRanges.length === 0 || ageRanges.length === 0) return null;
  const [range, age] = [pick(random, overallRanges), pick(random, ageRanges)];
  return {
    search: { position: marketPosition(place.position), overall: range.key, age: age.key },
    overall: needed,
    isReserve: isContent,
  };
}

/** A search that a bot may make. */
export interface BotSearchTurn extends BotTurn {
  readonly wish: BotWish;
  /** Candidates: players for sale, or those of them who fit the search. */
  readonly players: readonly Player[];
}

/** The club after a bot's search, and the player it wants. */
export interface BotSearchOutcome extends SearchOutcome {
  /** The find that the bot wants of those whom it can pay; null if there is none. */
  readonly wanted: Player | null;
}

/** Uses a search, and chooses among those whose price and salary the bot can pay: the best starter, or the cheapest reserve. R-BOT-8 */
export function botSearch({ club, wish, players, now }: BotSearchTurn, ruleset: Ruleset): Result<BotSearchOutcome> {
  assertNow(now, 'botSearch');
  assertRuleset(ruleset, 'botSearch');
  const found = searchMarket({ club, search: { ...wish.search }, players, now }, ruleset);
  if (!found.ok) return found;
  const budget = botBudget({ club, now }, ruleset);
  const payable = found.value.players.filter((player) => {
    const isPaid = budget !== null && canAfford(budget.money, player.marketValue) && player.salary <= budget.salary;
    return isPaid && overall(player, ruleset) >= wish.overall;
  });
  // Purchases between clubs keep the market alive, and leave free players to managers.
  const [first] = sortedBy(
    payable,
    ({ club: seller }) => (seller === null ? 1 : 0),
    (player) => (wish.isReserve ? player.marketValue : -overall(player, ruleset)),
  );
  return accept({ ...found.value, wanted: players.find(({ id }) => id === first?.id) ?? null });
}

/** A player that a bot may buy. */
export interface BotPurchase extends BotTurn {
  /** The club that holds the player; null for a free player. */
  readonly seller: Club | null;
  readonly player: Player;
}

/** Buys the player whom the bot wanted, if it still can. R-BOT-8 */
export function botPurchase(
  { club, seller, player, now }: BotPurchase,
  ruleset: Ruleset,
): Result<PurchaseOutcome | null> {
  assertNow(now, 'botPurchase');
  assertRuleset(ruleset, 'botPurchase');
  const budget = botBudget({ club, now }, ruleset);
  if (budget === null || player.salary > budget.salary) return accept(null);
  return buyPlayer({ buyer: club, seller, player, now }, ruleset);
}

/** The highest price and weekly salary that the bot may pay; null when it can pay for no player. */
export function botBudget(
  { club, now }: BotTurn,
  ruleset: Ruleset,
): { readonly money: number; readonly salary: number } | null {
  assertNow(now, 'botBudget');
  assertRuleset(ruleset, 'botBudget');
  const money = availableMoney(club.finances.totalMoney, club.players, ruleset);
  const payable = payableWages({ club, now }, ruleset);
  if (money === 0 || payable === null) return null;
  const salary = payable - weeklySalaries(club.players);
  return salary > 0 ? { money, salary } : null;
}

/** The starters of the default tactic, the weakest in his position first. */
function startersByRating({ tactics, defaultTactic, players }: Club, ruleset: Ruleset) {
  return sortedBy(ratedStarters(tactics[defaultTactic], players, ruleset), ({ rating }) => rating);
}

/** Whether the starters are so old on average that the bot looks for young ones. */
function isAgeing({ tactics, defaultTactic, players }: Club, now: EpochMs, ruleset: Ruleset): boolean {
  const starters = startersOf(tactics[defaultTactic], ruleset);
  const ages = players.filter(({ id }) => starters.includes(id)).map((player) => playerAge(player, now));
  return (mean(ages) ?? 0) > BOT_HABITS.renewsFrom;
}
