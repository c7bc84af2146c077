/** Matches of the simulated world: tickets, the result, and what it leaves on both squads. */
import { type Club, clubResult } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  finishMatch,
  type Match,
  recordResult,
  rememberMatch,
  type SideResult,
} from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import { sellTickets } from '@mundo-manager/rules/finances';
import { gainMatchExperience } from '@mundo-manager/rules/manager';
import { type Appearance, playerAfterMatch } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { trainedByMatch } from '@mundo-manager/rules/training';
import type { Population } from './population.ts';

/** What the world needs of a match simulator. */
export interface SimulatedResult {
  readonly home: SideResult;
  readonly away: SideResult;
  /** By the player's id; who stayed on the bench has none. */
  readonly appearances: ReadonlyMap<string, Appearance>;
}

/** Plays a match; the same seed gives the same match. */
export type MatchSimulator = (home: Club, away: Club, fixture: Match, seed: string) => SimulatedResult;

interface MatchDaySettings {
  readonly ruleset: Ruleset;
  readonly play: MatchSimulator;
  /** Begins the seed of every match. */
  readonly seed: string;
}

export class MatchDay {
  readonly #population: Population;
  readonly #random: Random;
  readonly #settings: MatchDaySettings;

  constructor(population: Population, random: Random, settings: MatchDaySettings) {
    this.#population = population;
    this.#random = random;
    this.#settings = settings;
  }

  /** Plays the matches of a league that kick off from one time until before another. */
  play(league: Competition, from: number, to: number): Competition {
    return Object.values(league.matches)
      .filter(({ date }) => date >= from && date < to)
      .reduce((current, match) => this.#playMatch(current, match), league);
  }

  #playMatch(league: Competition, fixture: Match): Competition {
    const { ruleset, play, seed } = this.#settings;
    const now = fixture.date;
    const [home, away] = [this.#population.club(fixture.home.id), this.#population.club(fixture.away.id)];
    const tickets = sellTickets({ club: home, match: fixture, table: league.table, now }, this.#random, ruleset);
    this.#population.apply(tickets);
    const played = play(home, away, fixture, `${seed}/${fixture.id}`);
    const match = finishMatch(tickets.match, { home: played.home, away: played.away });
    for (const clubId of [home.id, away.id]) this.#afterMatch(this.#population.club(clubId), match, played, now);
    return recordResult({ competition: league, match, now }, ruleset).competition;
  }

  #afterMatch(club: Club, match: Match, { appearances }: SimulatedResult, now: number): void {
    const { ruleset } = this.#settings;
    const result = clubResult(match, club.id);
    const players = club.players.map((player) => {
      const appearance = appearances.get(player.id) ?? null;
      const after = playerAfterMatch(player, { result, appearance }, ruleset);
      return appearance === null ? after : trainedByMatch(after, { club, ...appearance, now }, ruleset);
    });
    this.#population.apply(
      gainMatchExperience({ club: rememberMatch({ ...club, players }, match), result, now }, ruleset),
    );
  }
}
