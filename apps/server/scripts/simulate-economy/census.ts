/** A count of the world at the end of a season: squads, cash and facilities by category, and the market. */
import type { Category, Club } from '@mundo-manager/rules/clubs';
import { overall, type Player, playerAge } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { mean, median } from './accounts.ts';

/** The clubs of one category at the end of a season. */
export interface CategoryCensus {
  readonly cash: number;
  readonly credits: number;
  /** Mean level of the stadium, and of the other facilities. */
  readonly stadium: number;
  readonly centers: number;
  /** Of every player of the clubs, in order. */
  readonly overalls: readonly number[];
  readonly potentials: readonly number[];
  /** Share of players within a point of their potential. */
  readonly grown: number;
  /** Mean age in years of the best twentieth. */
  readonly bestAge: number;
}

/** The whole world at the end of a season. */
export interface Census {
  readonly byCategory: ReadonlyMap<Category, CategoryCensus>;
  readonly cash: number;
  /** Median of the clubs that pay the entry of their leagues. */
  readonly credits: number;
  /** Mean age in years of the best twentieth of all players of clubs. */
  readonly bestAge: number;
  /** Age of the oldest player for sale. */
  readonly oldestForSale: number;
  /** Mean price of the players for sale, by their step of overall and age. */
  readonly prices: ReadonlyMap<string, number>;
}

/** The part of the world that a census reads. */
interface Counted {
  readonly clubs: ReadonlyMap<string, Club>;
  categoryOf(club: Club): Category;
  paysEntries(clubId: string): boolean;
}

/** Counts the clubs in the categories in which they have played, and the market. */
export function takeCensus(population: Counted, forSale: readonly Player[], now: number, ruleset: Ruleset): Census {
  const clubs = [...population.clubs.values()];
  const categoryOf = (club: Club) => population.categoryOf(club);
  const categories = new Set(clubs.map(categoryOf));
  const players = clubs.flatMap((club) => club.players);
  return {
    byCategory: new Map(
      [...categories].map((category) => [
        category,
        countCategory(
          clubs.filter((club) => categoryOf(club) === category),
          now,
          ruleset,
        ),
      ]),
    ),
    cash: median(clubs.map(({ finances }) => finances.totalMoney)),
    credits: median(clubs.filter(({ id }) => population.paysEntries(id)).map(({ finances }) => finances.credits)),
    bestAge: bestAgeOf(players, now, ruleset),
    oldestForSale: Math.max(0, ...forSale.map((player) => playerAge(player, now))),
    prices: pricesOf(forSale, now, ruleset),
  };
}

function countCategory(clubs: readonly Club[], now: number, ruleset: Ruleset): CategoryCensus {
  const players = clubs.flatMap((club) => club.players);
  const ratings = players.map((player) => ({
    rating: overall(player, ruleset),
    potential: player.attributes.potential,
  }));
  return {
    cash: median(clubs.map(({ finances }) => finances.totalMoney)),
    credits: median(clubs.map(({ finances }) => finances.credits)),
    stadium: mean(clubs.map(({ facilities }) => facilities.stadium.level)),
    centers: mean(
      clubs.flatMap(({ facilities: { recoveryCenter, gym, trainingGround } }) => [recoveryCenter, gym, trainingGround]),
    ),
    overalls: ratings.map(({ rating }) => rating).sort((left, right) => left - right),
    potentials: ratings.map(({ potential }) => potential).sort((left, right) => left - right),
    grown: mean(ratings.map(({ rating, potential }) => (potential - rating < 1 ? 1 : 0))),
    bestAge: bestAgeOf(players, now, ruleset),
  };
}

/** Mean age in years of the best twentieth of the players. */
function bestAgeOf(players: readonly Player[], now: number, ruleset: Ruleset): number {
  const best = players
    .toSorted((left, right) => overall(right, ruleset) - overall(left, ruleset))
    .slice(0, Math.ceil(players.length / 20));
  return mean(best.map((player) => playerAge(player, now)));
}

function pricesOf(forSale: readonly Player[], now: number, ruleset: Ruleset): ReadonlyMap<string, number> {
  const cells = Map.groupBy(forSale, (player) => {
    const step = Math.floor(overall(player, ruleset) / 5);
    return `${step}/${Math.floor(playerAge(player, now) / 3)}`;
  });
  return new Map([...cells].map(([cell, players]) => [cell, mean(players.map((player) => player.marketValue))]));
}

/** The largest distance between the shares that two ordered samples have below any value (Kolmogorov–Smirnov), 0 to 1. */
export function distributionDistance(left: readonly number[], right: readonly number[]): number {
  let [at, other, most] = [0, 0, 0];
  while (at < left.length && other < right.length) {
    const value = Math.min(left[at] as number, right[other] as number);
    while (at < left.length && (left[at] as number) <= value) at += 1;
    while (other < right.length && (right[other] as number) <= value) other += 1;
    most = Math.max(most, Math.abs(at / left.length - other / right.length));
  }
  return most;
}
