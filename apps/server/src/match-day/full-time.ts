/** Full time of the matches of a league that ended together: results, table, players, money and experience in one transaction. R-WLD-10 */
import { type Club, clubResult, type Outcome } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  isAllPlayed,
  type Match,
  recordResult,
  rememberMatch,
} from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import { sellTickets } from '@mundo-manager/rules/finances';
import { gainMatchExperience } from '@mundo-manager/rules/manager';
import { type Appearance, type Player, playerAfterMatch } from '@mundo-manager/rules/players';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/due-work.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, worldSeed } from '../world/context.ts';
import { randomOf } from '../world/seed.ts';
import { MATCH_CHANNEL } from './channel.ts';
import type { RoundPayload } from './kick-off.ts';
import { loadPlays, type StoredPlay } from './stored-play.ts';

/** Work 'full-time' of the matches of one league. A match that is finished already stays as it is. */
export function fullTime(context: WorldContext): WorkHandler {
  return async (work, { tx, now }) => {
    const { matchIds } = work.payload as RoundPayload;
    const plays = await loadPlays(tx, matchIds);
    const [competitionId] = plays.map(({ result }) => result.competitionId);
    if (competitionId === undefined || plays.length !== matchIds.length) {
      throw new Error(`${plays.length} of ${matchIds.length} matches have been played: ${matchIds.join(', ')}`);
    }
    const whereabouts = await whereaboutsOf(tx, plays);
    const loaded = await lockAndLoad(tx, { ...whereabouts, competitions: [competitionId] });
    const random = randomOf(await worldSeed(tx), work.kind, work.id);
    const end = new RoundEnd(loaded, competitionId, now);
    for (const play of plays) end.finish(play, random);
    await storeChanges(tx, loaded, end.changes(), causeOf(work));
    if (isAllPlayed(end.competition)) {
      const payload = { id: competitionId };
      await plan(tx, context, [{ kind: 'league-end', id: competitionId, dueAt: now, payload }]);
    }
    await notify(tx, MATCH_CHANNEL, competitionId);
  };
}

/** The clubs of the matches, and whoever has those who played by now: a player may have been released, or have found another club. */
async function whereaboutsOf(tx: Queries, plays: readonly StoredPlay[]) {
  const played = plays.flatMap(({ appearances }) => appearances.map(({ playerId }) => playerId));
  const rows = await tx.selectFrom('players').select(['id', 'club_id']).where('id', 'in', played).execute();
  const clubs = new Set(plays.flatMap(({ result }) => [result.home.id, result.away.id]));
  const players: string[] = [];
  for (const { id, club_id } of rows) {
    if (club_id === null) players.push(id);
    else clubs.add(club_id);
  }
  return { clubs: [...clubs], players };
}

/** The aggregates on their way through the ends of several matches. */
class RoundEnd {
  competition: Competition;
  readonly #clubs: Map<string, Club>;
  readonly #players: Map<string, Player>;
  readonly #outcomes: Outcome[] = [];
  readonly #changed = new Set<string>();
  readonly #table: Competition['table'];
  readonly #now: number;

  constructor({ clubs, competitions, players }: Loaded, competitionId: string, now: number) {
    const competition = competitions.get(competitionId);
    if (competition === undefined) throw new Error(`there is no competition ${competitionId}`);
    this.competition = competition;
    this.#table = competition.table;
    this.#clubs = new Map([...clubs].map(([id, { club }]) => [id, club]));
    this.#players = new Map(players);
    this.#now = now;
  }

  finish({ result, appearances }: StoredPlay, random: Random): void {
    if (this.competition.matches[result.id]?.status === 'finished') return;
    const now = this.#now;
    const home = this.#club(result.home.id);
    const tickets = sellTickets({ club: home, match: result, table: this.#table, now }, random);
    this.#apply(tickets.club, tickets);
    const recorded = recordResult({ competition: this.competition, match: tickets.match, now });
    this.competition = recorded.competition;
    this.#outcomes.push(recorded);
    this.#playersAfter(tickets.match, appearances);
    for (const clubId of [result.home.id, result.away.id]) this.#managerAfter(clubId, tickets.match);
  }

  changes() {
    const changedPlayers = [...this.#players.values()];
    return {
      clubs: [...this.#clubs.values()].filter(({ id }) => this.#changed.has(id)),
      competitions: [this.competition],
      players: changedPlayers,
      entries: this.#outcomes.flatMap(({ entries }) => entries),
      events: this.#outcomes.flatMap(({ events }) => events),
    };
  }

  /** Squads first, then those who played for a side and have left it since. */
  #playersAfter(match: Match, appearances: StoredPlay['appearances']): void {
    const played = new Map(appearances.map(({ playerId, ...appearance }) => [playerId, appearance]));
    for (const clubId of [match.home.id, match.away.id]) {
      const club = this.#club(clubId);
      const result = clubResult(match, clubId);
      const players = club.players.map((player) => {
        const appearance = played.get(player.id) ?? null;
        played.delete(player.id);
        return playerAfterMatch(player, { result, appearance });
      });
      this.#put({ ...club, players });
    }
    for (const [playerId, appearance] of played) this.#formerPlayerAfter(playerId, match, appearance);
  }

  #formerPlayerAfter(playerId: string, match: Match, appearance: Appearance): void {
    const homeScores = match.home.playerScore.some(({ id }) => id === playerId);
    const result = clubResult(match, homeScores ? match.home.id : match.away.id);
    const free = this.#players.get(playerId);
    if (free !== undefined) this.#players.set(playerId, playerAfterMatch(free, { result, appearance }));
    const club = [...this.#clubs.values()].find(({ players }) => players.some(({ id }) => id === playerId));
    if (club === undefined) return;
    const players = club.players.map((player) =>
      player.id === playerId ? playerAfterMatch(player, { result, appearance }) : player,
    );
    this.#put({ ...club, players });
  }

  #managerAfter(clubId: string, match: Match): void {
    const club = rememberMatch(this.#club(clubId), match);
    const gained = gainMatchExperience({ club, result: clubResult(match, clubId), now: this.#now });
    this.#apply(gained.club, gained);
  }

  #apply(club: Club, outcome: Outcome): void {
    this.#put(club);
    this.#outcomes.push(outcome);
  }

  #put(club: Club): void {
    this.#clubs.set(club.id, club);
    this.#changed.add(club.id);
  }

  #club(id: string): Club {
    const club = this.#clubs.get(id);
    if (club === undefined) throw new Error(`there is no club ${id}`);
    return club;
  }
}
