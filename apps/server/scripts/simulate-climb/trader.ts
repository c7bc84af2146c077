/** Whether buying and selling alone makes a club richer than playing. R-ECO-11 */
import { availableMoney, clubWorth } from '@mundo-manager/rules/finances';
import { canAfford, listPlayer, searchFor } from '@mundo-manager/rules/market';
import { marketValue, ownOverall, type PublicPlayer, playerAge, SKILLS } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { sumOf } from '../simulate-economy/accounts.ts';
import type { EconomyWorld } from '../simulate-economy/economy-world.ts';
import type { Policy } from '../simulate-economy/policy.ts';
import { foundNewcomer, OWN } from './newcomer-world.ts';
import { inOrder, nothing, type Step, signSponsor, takeRewards, trainBy } from './policy-steps.ts';

/** Points below his potential from which on a player is sold: he will hardly be dearer. */
const GROWN = 1;
/** Years from which on players are sold whatever they may become: they grow too slowly to wait for. */
const TOO_OLD = 25;

/** Puts everyone up for sale who is in no line-up and will hardly be dearer. */
const offer: Step = (turn, random, ruleset) => {
  const isDone = (player: PublicPlayer) =>
    player.attributes.potential - ownOverall(player, ruleset) < GROWN || playerAge(player, turn.now) >= TOO_OLD;
  let { club } = turn;
  for (const { id: playerId } of turn.club.players.filter(isDone)) {
    const listed = listPlayer({ club, playerId, now: turn.now }, ruleset);
    if (listed.ok) club = listed.value.club;
  }
  return nothing({ ...turn, club }, random, ruleset);
};

/** All searches of the day: each time the player who would gain most for his price, were he as good as he can become. */
const speculate: NonNullable<Policy['market']> = (market, { clubId, now }, ruleset) => {
  for (let search = 0; search < ruleset.market.searchesPerDay; search++) {
    const club = market.club(clubId);
    const money = availableMoney(club.finances.totalMoney, club.players, ruleset);
    const rise = (player: PublicPlayer) => valueGrown(player, now, ruleset) / player.marketValue;
    const [best] = market
      .forSale(now)
      .filter(
        (player) => player.club !== clubId && playerAge(player, now) < TOO_OLD && canAfford(money, player.marketValue),
      )
      .toSorted((one, other) => rise(other) - rise(one));
    const found = best === undefined ? null : searchFor(best, now, ruleset);
    if (best === undefined || found === null || club.players.length >= ruleset.players.squad.maximum) return;
    market.shop(clubId, found, ({ id }) => id === best.id, now);
  }
};

/** What he would be worth at his potential. */
function valueGrown(player: PublicPlayer, now: number, ruleset: Ruleset): number {
  const room = player.attributes.potential - ownOverall(player, ruleset);
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, player.attributes[skill] + room]));
  return marketValue({ ...player, attributes: { ...player.attributes, ...skills } }, now, ruleset);
}

/**
 * Only trades: rewards, sponsors and training as anyone, but his eleven stays as it was founded, he builds nothing, and
 * all his money buys the young, who are sold once they have grown.
 */
export const TRADES: Policy = {
  day: inOrder([takeRewards, signSponsor, trainBy(suggestedPlan), offer]),
  beforeMatch: nothing,
  market: speculate,
  preparesMatches: false,
};

/** What a newcomer has gained after some seasons, in dollars a season. */
export interface Gain {
  readonly cash: number;
  /** Cash, players at their market value and facilities at what they cost. */
  readonly worth: number;
  /** What players have cost, and what others have brought. */
  readonly paid: number;
  readonly taken: number;
}

/** Founds a newcomer's club in the world, and plays so many seasons. */
export function gainOf(world: EconomyWorld, policy: Policy, seasons: number, seed: string, ruleset: Ruleset): Gain {
  foundNewcomer(world, policy, seed, ruleset);
  const { population } = world;
  const before = population.club(OWN);
  for (let season = 1; season <= seasons; season++) world.playSeason();
  const after = population.club(OWN);
  const books = Array.from({ length: seasons }, (_, index) =>
    population.accounts.money(OWN, population.season - index),
  );
  const moved = (type: 'Transfer In' | 'Transfer Out') => sumOf(books.map((book) => book[type] ?? 0));
  return {
    cash: (after.finances.totalMoney - before.finances.totalMoney) / seasons,
    worth: (clubWorth(after, ruleset) - clubWorth(before, ruleset)) / seasons,
    paid: -moved('Transfer In') / seasons,
    taken: moved('Transfer Out') / seasons,
  };
}
