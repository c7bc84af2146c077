/** Full time: what matches that end together change in their competition, clubs and players. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { Outcome } from '../clubs/outcome.ts';
import { clubResult } from '../clubs/recent-results.ts';
import type { Competition } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import { finishMatch, recordResult, rememberMatch } from '../competitions/record-result.ts';
import { assertDate, assertRuleset, requireDefined } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { ClubId, EpochMs, PlayerId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import { afterMatchDiscipline } from '../discipline/after-match.ts';
import { sellTickets } from '../finances/tickets.ts';
import { gainMatchExperience } from '../manager/experience.ts';
import { playerAfterMatch } from '../players/after-match.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { trainedByMatch } from '../training/match-session.ts';
import type { PlayedMatch, PlayerAppearance } from './played-match.ts';
import { recordNews } from './record-news.ts';

/** Input of the full time of a round. */
export interface FullTimeInput {
  readonly competition: Competition;
  /** Both clubs of every match, and the clubs where those who played are now. */
  readonly clubs: readonly Club[];
  /** Players without a club now who played; none unless given. */
  readonly freePlayers?: readonly Player[];
  /** In the order in which they are recorded. */
  readonly played: readonly PlayedMatch[];
  readonly now: EpochMs;
}

/** What full time has changed; what stays as it was is not in the lists. */
export interface FullTimeOutcome extends Outcome {
  readonly competition: Competition;
  readonly clubs: readonly Club[];
  readonly freePlayers: readonly Player[];
}

/**
 * Results, table, tickets, players and managers after matches that ended together. A finished match stays as it is.
 * Throws a RangeError for an unknown match or a missing club. R-WLD-10, R-PLA-24, R-DIS-2 to R-DIS-5
 */
export function fullTime(input: FullTimeInput, random: Random, ruleset: Ruleset): FullTimeOutcome {
  assertDate(input.now, 'fullTime');
  assertRuleset(ruleset, 'fullTime');
  const round = new Round(input, random, ruleset);
  for (const played of input.played) round.end(played);
  return round.outcome();
}

/** The aggregates on their way through the ends of several matches. */
class Round {
  readonly #before: FullTimeInput;
  #competition: Competition;
  readonly #clubs: Map<ClubId, Club>;
  readonly #freePlayers: Map<PlayerId, Player>;
  readonly #outcomes: Outcome[] = [];
  readonly #random: Random;
  readonly #ruleset: Ruleset;

  constructor(before: FullTimeInput, random: Random, ruleset: Ruleset) {
    const { competition, clubs, freePlayers = [] } = before;
    this.#before = before;
    this.#competition = competition;
    this.#clubs = new Map(clubs.map((club) => [club.id, club]));
    this.#freePlayers = new Map(freePlayers.map((player) => [player.id, player]));
    this.#random = random;
    this.#ruleset = ruleset;
  }

  end({ matchId, appearances, ...result }: PlayedMatch): void {
    const fixture = entryOf(this.#competition.matches, matchId, 'fullTime: needs matches of the competition');
    if (fixture.status === 'finished') return;
    const match = this.#record(finishMatch(fixture, result));
    this.#playersAfter(match, appearances);
    for (const { id } of [match.home, match.away]) this.#managerAfter(id, match);
  }

  outcome(): FullTimeOutcome {
    const { clubs, freePlayers = [] } = this.#before;
    return {
      competition: this.#competition,
      clubs: clubs.flatMap((club) => changed(club, this.#clubs)),
      freePlayers: freePlayers.flatMap((player) => changed(player, this.#freePlayers)),
      entries: this.#outcomes.flatMap(({ entries }) => entries),
      events: this.#outcomes.flatMap(({ events }) => events),
    };
  }

  /** Sells the tickets and enters the result; answers the match with its attendance. */
  #record(finished: Match): Match {
    const { now, competition } = this.#before;
    const home = this.#club(finished.home.id);
    const sale = sellTickets(
      { club: home, match: finished, table: competition.table, now },
      this.#random,
      this.#ruleset,
    );
    this.#apply(sale.club, sale);
    if (finished.isNeutral) this.#shareTickets(sale.match, now);
    const recorded = recordResult({ competition: this.#competition, match: sale.match, now }, this.#ruleset);
    this.#competition = recorded.competition;
    this.#outcomes.push(recorded);
    return sale.match;
  }

  /** The away club's half of the tickets on neutral ground; the home club has sold the other half. R-CUP-3 */
  #shareTickets({ id: matchId, home, away, attendance, ticketSales }: Match, now: EpochMs): void {
    const amount = ticketSales - Math.round(ticketSales / 2);
    if (amount === 0) return;
    const share = recordOutcome(
      this.#club(away.id),
      now,
      [{ type: 'tickets-sold', matchId, attendance, amount }],
      [{ currency: 'money', type: 'Tickets Sale', amount, subject: home.clubName }],
    );
    this.#apply(share.club, share);
  }

  /** Squads first, then those who played and are in neither now. Who played counts for the side that he played for. R-PLA-24 */
  #playersAfter(match: Match, appearances: readonly PlayerAppearance[]): void {
    const played = new Map(appearances.map((appearance) => [appearance.playerId, appearance]));
    for (const { id } of [match.home, match.away]) {
      const club = this.#club(id);
      const players = club.players.map((player) => {
        const appearance = played.get(player.id) ?? null;
        played.delete(player.id);
        return this.#playerAfter(player, match, appearance === null ? id : sideOf(match, player.id), appearance, id);
      });
      this.#clubs.set(id, { ...club, players });
    }
    for (const appearance of played.values()) this.#formerPlayerAfter(match, appearance);
  }

  #formerPlayerAfter(match: Match, appearance: PlayerAppearance): void {
    const { playerId } = appearance;
    const side = sideOf(match, playerId);
    const after = (player: Player, holder = side) => this.#playerAfter(player, match, side, appearance, holder);
    const free = this.#freePlayers.get(playerId);
    if (free !== undefined) this.#freePlayers.set(playerId, after(free));
    const club = [...this.#clubs.values()].find(({ players }) => players.some(({ id }) => id === playerId));
    if (club === undefined) return;
    const players = club.players.map((player) => (player.id === playerId ? after(player, club.id) : player));
    this.#clubs.set(club.id, { ...club, players });
  }

  /** The player after the match; his record takes cards and injuries, shortened by his club's recovery centre. */
  #playerAfter(
    player: Player,
    match: Match,
    clubId: ClubId,
    appearance: PlayerAppearance | null,
    holder: ClubId,
  ): Player {
    const { now } = this.#before;
    const club = this.#club(holder);
    const { facilities } = club;
    const played = playerAfterMatch(player, { result: clubResult(match, clubId), appearance }, this.#ruleset);
    const after = appearance === null ? played : trainedByMatch(played, { club, ...appearance, now }, this.#ruleset);
    const { competitionId } = match;
    const incidents = (appearance?.incidents ?? []).map(({ kind }) => kind);
    const recorded = { competitionId, incidents, hasPlayed: appearance !== null, facilities, now };
    const marked = afterMatchDiscipline(after, recorded, this.#random, this.#ruleset);
    this.#outcomes.push({ entries: [], events: recordNews(marked, incidents, match, now, this.#ruleset) });
    return marked;
  }

  #managerAfter(clubId: ClubId, match: Match): void {
    const club = rememberMatch(this.#club(clubId), match);
    const gained = gainMatchExperience(
      { club, result: clubResult(match, clubId), now: this.#before.now },
      this.#ruleset,
    );
    this.#apply(gained.club, gained);
  }

  #apply(club: Club, outcome: Outcome): void {
    this.#clubs.set(club.id, club);
    this.#outcomes.push(outcome);
  }

  #club(id: ClubId): Club {
    return requireDefined(this.#clubs.get(id), 'fullTime: needs the clubs of its matches', id);
  }
}

/** The newest state of an aggregate, where it is another one. */
function changed<T extends { readonly id: string }>(before: T, newest: ReadonlyMap<string, T>): T[] {
  const after = newest.get(before.id);
  return after === undefined || after === before ? [] : [after];
}

/** The club that a player played for. He may be in another squad by now, even the opponents'. */
function sideOf({ home, away }: Match, playerId: PlayerId): ClubId {
  return home.playerScore.some(({ id }) => id === playerId) ? home.id : away.id;
}
