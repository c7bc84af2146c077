/** A world of bots: its calendar, moved by the public actions of the rules alone. */

import { botClub, foundingLift } from '@mundo-manager/rules';
import { botMatchBooster, botMatchTactic } from '@mundo-manager/rules/bots';
import { DAY, HOUR } from '@mundo-manager/rules/clock';
import type { Category, Club } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  drawLeague,
  type ForecastRow,
  finishLeague,
  joinAsBot,
  joinCompetition,
  type Match,
  nextMatch,
  openCompetition,
  withMatch,
} from '@mundo-manager/rules/competitions';
import { createRandom, type SeededRandom, shuffled } from '@mundo-manager/rules/core';
import { isPayday } from '@mundo-manager/rules/finances';
import { dailyTurn } from '@mundo-manager/rules/matchday';
import { endOfLeague } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { takeCensus } from './census.ts';
import { Market } from './market.ts';
import { MatchDay, type MatchSimulator } from './match-day.ts';
import type { SimulationOptions } from './options.ts';
import { BOT, type Policy } from './policy.ts';
import { Population } from './population.ts';
import type { WorldState } from './world-state.ts';

/** 2026-03-02, a Monday, midnight UTC. */
const START = 1_772_409_600_000;
/** When bots live their day, and when they look at their eleven again before the late match. */
const MORNING = 12 * HOUR;
const EVENING = 20 * HOUR;

export class EconomyWorld {
  readonly population: Population;
  /** By the club's id. */
  readonly policies = new Map<string, Policy>();
  readonly #market: Market;
  readonly #matchDay: MatchDay;
  readonly #wagesPaid: Map<string, number>;
  readonly #ruleset: Ruleset;
  readonly #random: SeededRandom;
  readonly #options: SimulationOptions;
  readonly #play: MatchSimulator;
  #leagues: Competition[] = [];
  /** Of all leagues that were drawn, the newest first. */
  #forecasts: WorldState['forecasts'];
  #day: number;

  /** Founds the clubs of a new world, or takes over the state of another, whose policies stay behind. */
  constructor(options: SimulationOptions, ruleset: Ruleset, play: MatchSimulator, state?: WorldState) {
    this.#options = options;
    this.#play = play;
    const { categories, seed } = options;
    const stay = { promotedClubs: 0, relegatedClubs: 0 };
    this.#ruleset =
      categories.length > 1 ? ruleset : { ...ruleset, competitions: { ...ruleset.competitions, ...stay } };
    this.#random = createRandom(state?.random ?? seed);
    this.population = new Population(state?.population);
    const settings = { categories, ruleset: this.#ruleset };
    this.#market = new Market(this.population, this.#random, settings, state?.market);
    this.#matchDay = new MatchDay(this.population, this.#random, { ruleset: this.#ruleset, play, seed });
    this.#wagesPaid = state?.wagesPaid ?? new Map();
    this.#forecasts = state?.forecasts ?? [];
    this.#day = state?.day ?? 0;
    if (state === undefined) this.#foundClubs();
  }

  #foundClubs(): void {
    const { categories, clubs } = this.#options;
    const names = new Set<string>();
    for (let number = 1; number <= clubs; number++) {
      const category = categories[number % categories.length] as Category;
      const founded = botClub(
        {
          id: `c${number}`,
          now: START,
          category,
          lift: foundingLift({ category, forecasts: [] }, this.#ruleset),
          isTaken: (name) => names.has(name),
        },
        this.#random,
        this.#ruleset,
      );
      names.add(founded.club.name);
      this.population.apply(founded);
    }
  }

  /** The world between two seasons, in its own maps: copy them before it plays on. */
  state(): WorldState {
    return {
      population: this.population.state(),
      market: this.#market.state(),
      wagesPaid: this.#wagesPaid,
      forecasts: this.#forecasts,
      day: this.#day,
      random: this.#random.state(),
    };
  }

  /** The same world between two seasons, which goes on by draws of its own. */
  fork(seed: string): EconomyWorld {
    const state = { ...structuredClone(this.state()), random: createRandom(seed).state() };
    return new EconomyWorld({ ...this.#options, seed }, this.#ruleset, this.#play, state);
  }

  /** Midnight of the day that is next. */
  get today(): number {
    return this.#now(0);
  }

  /** The press forecasts of the category's leagues, the newest first. */
  forecastsOf(category: Category): (readonly ForecastRow[])[] {
    return this.#forecasts.filter((league) => league.category === category).map(({ forecast = [] }) => forecast);
  }

  /** The leagues of the season, with their tables. */
  get leagues(): readonly Competition[] {
    return this.#leagues;
  }

  /** Draws the leagues, plays all their rounds, and pays the prizes. */
  playSeason(): void {
    this.population.beginSeason();
    this.#drawLeagues();
    while (this.#leagues.some((league) => Object.values(league.matches).some(({ status }) => status !== 'finished'))) {
      this.#playDay();
    }
    this.#finishLeagues();
  }

  #drawLeagues(): void {
    const { leagueClubs } = this.#ruleset.competitions;
    const clubs = this.#options.categories.flatMap((category) =>
      shuffled(
        this.#random,
        [...this.population.clubs.values()].filter((club) => club.category === category),
      ),
    );
    const now = this.#now(MORNING);
    this.#leagues = Array.from({ length: clubs.length / leagueClubs }, (_, index) => {
      const id = `l${this.population.season}-${index + 1}`;
      const entrants = clubs.slice(index * leagueClubs, (index + 1) * leagueClubs);
      const [{ category }] = entrants as [Club];
      let league = openCompetition({ id, name: 'MM League', number: this.population.season, category });
      for (const { id: clubId } of entrants) {
        const club = this.population.club(clubId);
        const join = this.population.paysEntries(clubId) ? joinCompetition : joinAsBot;
        const joined = join({ club, competition: league, current: [], now }, this.#ruleset);
        if (!joined.ok) throw new Error(joined.error.code);
        league = joined.value.competition;
        this.population.apply(joined.value);
      }
      return drawLeague({ competition: league, clubs: entrants, now }, this.#random, this.#ruleset).competition;
    });
    const drawn = this.#leagues.map(({ category, forecast = [] }) => ({ category, forecast }));
    this.#forecasts = [...drawn, ...this.#forecasts];
  }

  #playDay(): void {
    const [midnight, evening] = [this.#now(0), this.#now(EVENING)];
    for (const club of this.population.clubs.values()) this.#startDay(club, midnight);
    this.#market.supply(midnight);
    this.#everyBot('day', MORNING);
    for (const { id: clubId } of shuffled(this.#random, [...this.population.clubs.values()])) {
      const visit = { clubId, matches: this.#matchesOf(clubId), now: this.#now(MORNING) };
      this.#policy(clubId).market?.(this.#market, visit, this.#ruleset);
    }
    this.#leagues = this.#leagues.map((league) => this.#matchDay.play(league, midnight, evening));
    this.#everyBot('beforeMatch', EVENING);
    this.#leagues = this.#leagues.map((league) => this.#matchDay.play(league, evening, midnight + DAY));
    this.#day += 1;
  }

  /** The night's recovery, birthdays, and upkeep and wages every seven days. */
  #startDay(club: Club, now: number): void {
    const wagesPaidAt = this.#wagesPaid.get(club.id) ?? club.createdAt;
    this.population.apply(dailyTurn({ club, since: now - DAY, now, wagesPaidAt }, this.#ruleset));
    if (isPayday(wagesPaidAt, now, this.#ruleset)) this.#wagesPaid.set(club.id, now);
  }

  /** The matches of a club in the leagues of the season. */
  #matchesOf(clubId: string): readonly Match[] {
    return this.#leagues
      .filter(({ entrants }) => entrants.some((entrant) => entrant.clubId === clubId))
      .flatMap(({ matches }) => Object.values(matches))
      .filter(({ home, away }) => home.id === clubId || away.id === clubId);
  }

  #policy(clubId: string): Policy {
    return this.policies.get(clubId) ?? BOT;
  }

  #everyBot(time: 'day' | 'beforeMatch', hour: number): void {
    const now = this.#now(hour);
    for (const league of this.#leagues) {
      for (const { clubId } of league.entrants) {
        const matches = this.#matchesOf(clubId).filter(({ date }) => Math.abs(date - now) < DAY);
        const lived = this.#policy(clubId)[time](
          { club: this.population.club(clubId), matches, now },
          this.#random,
          this.#ruleset,
        );
        this.population.apply(lived);
        this.#market.release(lived.released);
        if (this.#policy(clubId).preparesMatches) this.#prepareMatch(clubId, matches, now);
      }
    }
  }

  /** A booster and a tactic for the next match, as bots choose them. */
  #prepareMatch(clubId: string, matches: readonly Match[], now: number): void {
    const match = nextMatch(matches, clubId);
    if (match === null) return;
    const club = this.population.club(clubId);
    const boosted = botMatchBooster({ club, match, now }, this.#random, this.#ruleset);
    const { players: opponents } = this.population.club(match.home.id === clubId ? match.away.id : match.home.id);
    const turn = { club: boosted?.club ?? club, match: boosted?.match ?? match, opponents, now };
    const chosen = botMatchTactic(turn, this.#ruleset);
    for (const outcome of [boosted, chosen]) {
      if (outcome === null) continue;
      this.population.apply(outcome);
      this.#leagues = this.#leagues.map((league) =>
        outcome.match.competitionId === league.id ? withMatch(league, outcome.match) : league,
      );
    }
  }

  #finishLeagues(): void {
    const now = this.#now(0);
    for (const league of this.#leagues) {
      const clubs = league.entrants.map(({ clubId }) => this.population.club(clubId));
      const finished = finishLeague({ competition: league, clubs, now }, this.#ruleset);
      this.population.record(finished);
      for (const club of finished.clubs) {
        this.population.apply(endOfLeague({ club, now }, this.#random, this.#ruleset));
      }
    }
    this.population.noteCensus(takeCensus(this.population, this.#market.forSale(now), now, this.#ruleset));
  }

  #now(hour: number): number {
    return START + this.#day * DAY + hour;
  }
}
