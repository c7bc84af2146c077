/** The transfer market of the simulated world: free players, those whom clubs offer, and what bots buy of them. */
import { botPurchase, botSearch, botWish } from '@mundo-manager/rules/bots';
import { DAY } from '@mundo-manager/rules/clock';
import type { Category, Club } from '@mundo-manager/rules/clubs';
import type { SeededRandom } from '@mundo-manager/rules/core';
import {
  buyPlayer,
  type MarketSearch,
  marketPosition,
  type PurchaseOutcome,
  searchMarket,
  supplyMarket,
} from '@mundo-manager/rules/market';
import { agePlayer, overall, type Player, type PublicPlayer, retires } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Population } from './population.ts';

/** A market day is worth at most this many searches to a bot. */
const SEARCHES_A_DAY = 2;

interface MarketSettings {
  readonly categories: readonly Category[];
  readonly ruleset: Ruleset;
}

/** What the market keeps from day to day. */
export interface MarketState {
  readonly free: Player[];
  /** How many players it has ever supplied. */
  readonly newPlayers: number;
}

export class Market {
  readonly #population: Population;
  readonly #random: SeededRandom;
  readonly #settings: MarketSettings;
  #free: Player[];
  #newPlayers: number;

  constructor(population: Population, random: SeededRandom, settings: MarketSettings, state?: MarketState) {
    this.#population = population;
    this.#random = random;
    this.#settings = settings;
    this.#free = state?.free ?? [];
    this.#newPlayers = state?.newPlayers ?? 0;
  }

  state(): MarketState {
    return { free: this.#free, newPlayers: this.#newPlayers };
  }

  /** Players whom their club has let go. */
  release(players: readonly Player[]): void {
    this.#free.push(...players);
  }

  /** Free players grow older, and end their careers; new ones come where the market lacks them. */
  supply(now: number): void {
    const { categories, ruleset } = this.#settings;
    this.#free = this.#free
      .map((player) => agePlayer(player, now - DAY, now, ruleset))
      .filter((player) => !retires(player, now, ruleset));
    const idOf = () => `f${++this.#newPlayers}`;
    const options = { categories, players: this.#free, idOf, now };
    this.#free.push(...supplyMarket(this.#random, options, ruleset));
  }

  visit(clubId: string, now: number): void {
    const { ruleset } = this.#settings;
    for (let search = 0; search < SEARCHES_A_DAY; search++) {
      const wish = botWish({ club: this.#population.club(clubId), now }, this.#random, ruleset);
      if (!wish) return;
      const players = this.forSale(now).filter(
        ({ personalData }) => marketPosition(personalData.position) === wish.search.position,
      );
      const found = botSearch({ club: this.#population.club(clubId), wish, players, now }, ruleset);
      if (!found.ok) return;
      this.#population.apply(found.value);
      if (found.value.wanted) this.#buy(clubId, found.value.wanted, now);
    }
  }

  /** Uses one of a club's searches, and buys the best find that it wants. */
  shop(clubId: string, search: MarketSearch, isWanted: (found: PublicPlayer) => boolean, now: number): void {
    const { ruleset } = this.#settings;
    const club = this.#population.club(clubId);
    const offers = this.forSale(now);
    const found = searchMarket({ club, search: { ...search }, players: offers, now }, ruleset);
    if (!found.ok) return;
    this.#population.apply(found.value);
    const [best] = found.value.players.filter(isWanted).toSorted((a, b) => overall(b, ruleset) - overall(a, ruleset));
    const player = offers.find(({ id }) => id === best?.id);
    if (player === undefined) return;
    const buyer = this.#population.club(clubId);
    const bought = buyPlayer({ buyer, seller: this.#sellerOf(player), player, now }, ruleset);
    if (bought.ok) this.#handOver(player, bought.value);
  }

  /** A club as it is now. */
  club(clubId: string): Club {
    return this.#population.club(clubId);
  }

  #buy(clubId: string, player: Player, now: number): void {
    const { ruleset } = this.#settings;
    const club = this.#population.club(clubId);
    const bought = botPurchase({ club, seller: this.#sellerOf(player), player, now }, ruleset);
    if (bought.ok && bought.value !== null) this.#handOver(player, bought.value);
  }

  #sellerOf({ club }: Player): Club | null {
    return club === null ? null : this.#population.club(club);
  }

  #handOver(player: Player, value: PurchaseOutcome): void {
    this.#population.record(value);
    this.#population.notePurchase(value.buyer, value.seller !== null);
    this.#population.put(value.buyer);
    if (value.seller) this.#population.put(value.seller);
    else this.#free = this.#free.filter(({ id }) => id !== player.id);
  }

  /** Players for sale, none older than the retirement age allows. R-MKT-21 */
  forSale(now: number): Player[] {
    const squads = [...this.#population.clubs.values()];
    const listed = [...this.#free, ...squads.flatMap(({ players }) => players.filter(({ forSale }) => forSale))];
    return listed.filter((player) => !retires(player, now, this.#settings.ruleset));
  }
}
