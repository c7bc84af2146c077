/** The clubs of the simulated world, with every movement of their money: what the rules answer is applied here. */
import type { Category, Club, Outcome } from '@mundo-manager/rules/clubs';
import { Accounts, type AccountsState, type Sums } from './accounts.ts';
import type { Census } from './census.ts';

/** How many players were bought in a season. */
export interface Purchases {
  readonly all: number;
  readonly betweenClubs: number;
  /** By the category of the buyer. */
  readonly byCategory: ReadonlyMap<Category, number>;
}

export interface PopulationState extends AccountsState {
  readonly season: number;
  /** By their ids. */
  readonly clubs: Map<string, Club>;
  /** The category of each club in each season. */
  readonly categories: Map<number, Map<string, Category>>;
  readonly purchases: Map<number, Purchases>;
  readonly censuses: Map<number, Census>;
}

export class Population {
  readonly accounts: Accounts;
  readonly clubs: Map<string, Club>;
  /** Season that movements are entered under. 0 is the founding. */
  season: number;
  readonly #categories: Map<number, Map<string, Category>>;
  readonly #purchases: Map<number, Purchases>;
  readonly #censuses: Map<number, Census>;

  constructor(state?: PopulationState) {
    this.accounts = new Accounts(state);
    this.clubs = state?.clubs ?? new Map();
    this.season = state?.season ?? 0;
    this.#categories = state?.categories ?? new Map();
    this.#purchases = state?.purchases ?? new Map();
    this.#censuses = state?.censuses ?? new Map();
  }

  state(): PopulationState {
    return {
      ...this.accounts.state(),
      season: this.season,
      clubs: this.clubs,
      categories: this.#categories,
      purchases: this.#purchases,
      censuses: this.#censuses,
    };
  }

  /** The club of that id. Throws when there is none. */
  club(clubId: string): Club {
    const club = this.clubs.get(clubId);
    if (!club) throw new Error(`no club ${clubId}`);
    return club;
  }

  /** Puts a club in the place of another, which is gone. */
  replace(clubId: string, club: Club): void {
    const clubs = [...this.clubs.values()].map((one) => (one.id === clubId ? club : one));
    this.clubs.clear();
    for (const one of clubs) this.put(one);
  }

  put(club: Club): void {
    this.clubs.set(club.id, club);
  }

  apply(outcome: Outcome & { readonly club: Club }): void {
    this.put(outcome.club);
    this.record(outcome);
  }

  record({ entries }: Outcome): void {
    this.accounts.record(entries, this.season);
  }

  /** Whether the club pays the entry of its leagues, as a manager's does; other bots play for free. R-BOT-2 */
  paysEntries(clubId: string): boolean {
    return Number(/\d+$/.exec(clubId)?.[0]) % 5 === 0;
  }

  /** Begins a season with every club in the category that it has. */
  beginSeason(): void {
    this.season += 1;
    this.#categories.set(this.season, new Map([...this.clubs.values()].map(({ id, category }) => [id, category])));
  }

  noteCensus(census: Census): void {
    this.#censuses.set(this.season, census);
  }

  /** Counts a purchase in the category in which the buyer plays this season. */
  notePurchase(buyer: Club, isBetweenClubs: boolean): void {
    const { all, betweenClubs, byCategory } = this.purchases(this.season);
    const category = this.categoryOf(buyer);
    this.#purchases.set(this.season, {
      all: all + 1,
      betweenClubs: betweenClubs + (isBetweenClubs ? 1 : 0),
      byCategory: new Map(byCategory).set(category, (byCategory.get(category) ?? 0) + 1),
    });
  }

  purchases(season: number): Purchases {
    return this.#purchases.get(season) ?? { all: 0, betweenClubs: 0, byCategory: new Map() };
  }

  /** The census of a season's end. Throws for a season that has not been played. */
  census(season: number): Census {
    const census = this.#censuses.get(season);
    if (!census) throw new Error(`season ${season} has not been played`);
    return census;
  }

  /** The category in which the club plays this season. */
  categoryOf({ id, category }: Club): Category {
    return this.#categories.get(this.season)?.get(id) ?? category;
  }

  /** The ids of the clubs that played in the category in that season. */
  clubsOf(category: Category, season: number): string[] {
    const all = this.#categories.get(season) ?? new Map<string, Category>();
    return [...all].flatMap(([id, own]) => (own === category ? [id] : []));
  }

  /** The sums of money of those clubs in that season. */
  sumsOf(category: Category, season: number): Sums[] {
    return this.clubsOf(category, season).map((id) => this.accounts.money(id, season));
  }

  /** The clubs whose balance is not the sum of their entries: none, always. */
  unbalanced(): string[] {
    return [...this.clubs.values()]
      .filter(({ id, finances }) => {
        const { money, credits } = this.accounts.balance(id);
        return money !== finances.totalMoney || credits !== finances.credits;
      })
      .map(({ name }) => name);
  }
}
