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
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { Overtaken } from '../storage/errors.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, worldSeed } from '../world/context.ts';
import type { Payload } from '../world/payloads.ts';
import { randomOf } from '../world/seed.ts';
import { MATCH_CHANNEL } from './channel.ts';
import { loadPlays, type StoredPlay } from './stored-play.ts';

/** Work 'full-time' of the matches of one league. A match that is finished already stays as it is. */
export function fullTime(context: WorldContext): WorkHandler<Payload<'full-time'>> {
  return async (work, { tx, now }) => {
    const { matchIds } = work.payload;
    const plays = await loadPlays(tx, matchIds);
    const [competitionId] = plays.map(({ result }) => result.competitionId);
    if (competitionId === undefined || plays.length !== matchIds.length) {
      throw new Error(`${plays.length} of ${matchIds.length} matches have been played: ${matchIds.join(', ')}`);
    }
    const whereabouts = await whereaboutsOf(tx, plays);
    const sides = plays.flatMap(({ result }) => [result.home.id, result.away.id]);
    const loaded = await lockAndLoad(tx, { ...needsOf(whereabouts, sides), competitions: [competitionId] });
    checkWhereabouts(whereabouts, loaded);
    const { ruleset } = await context.rulesets.ofCompetition(tx, competitionId, now);
    const random = randomOf(await worldSeed(tx), work.kind, work.id);
    const end = new RoundEnd(loaded, competitionId, now, ruleset);
    for (const play of plays) end.finish(play, random);
    await storeChanges(tx, loaded, end.changes(), causeOf(work), context.rulesets.at(now));
    if (isAllPlayed(end.competition)) {
      const payload = { id: competitionId };
      await plan(tx, context, [{ kind: 'league-end', id: competitionId, dueAt: now, payload }]);
    }
    await notify(tx, MATCH_CHANNEL, competitionId);
  };
}

/** Who has those who played by now, null for a free one: he may have been released, or have found another club; who left the game is missing. */
type Whereabouts = ReadonlyMap<string, string | null>;

async function whereaboutsOf(tx: Queries, plays: readonly StoredPlay[]): Promise<Whereabouts> {
  const played = plays.flatMap(({ appearances }) => appearances.map(({ playerId }) => playerId));
  const rows = await tx.selectFrom('players').select(['id', 'club_id']).where('id', 'in', played).execute();
  return new Map(rows.map(({ id, club_id }) => [id, club_id]));
}

function needsOf(whereabouts: Whereabouts, sides: readonly string[]) {
  const clubs = new Set([...sides, ...[...whereabouts.values()].filter((clubId) => clubId !== null)]);
  return { clubs: [...clubs], players: [...whereabouts.keys()].filter((id) => whereabouts.get(id) === null) };
}

/** They were read without a lock. Overtaken where somebody has moved since: neither he nor what others made of him may get lost. */
function checkWhereabouts(whereabouts: Whereabouts, { clubs, players }: Loaded): void {
  const squads = new Map([...clubs].map(([id, { club }]) => [id, new Set(club.players.map((player) => player.id))]));
  for (const [playerId, clubId] of whereabouts) {
    const isThere = clubId === null ? players.get(playerId)?.club === null : squads.get(clubId)?.has(playerId);
    if (!isThere) throw new Overtaken(`player ${playerId} has moved before his match could end`);
  }
}

/** The aggregates on their way through the ends of several matches. */
class RoundEnd {
  competition: Competition;
  readonly #clubs: Map<string, Club>;
  readonly #free: ReadonlyMap<string, Player>;
  readonly #players: Map<string, Player>;
  readonly #outcomes: Outcome[] = [];
  readonly #changed = new Set<string>();
  readonly #table: Competition['table'];
  readonly #now: number;
  readonly #ruleset: Ruleset;

  constructor({ clubs, competitions, players }: Loaded, competitionId: string, now: number, ruleset: Ruleset) {
    const competition = competitions.get(competitionId);
    if (competition === undefined) throw new Error(`there is no competition ${competitionId}`);
    this.competition = competition;
    this.#table = competition.table;
    this.#clubs = new Map([...clubs].map(([id, { club }]) => [id, club]));
    this.#free = players;
    this.#players = new Map(players);
    this.#now = now;
    this.#ruleset = ruleset;
  }

  finish({ result, appearances }: StoredPlay, random: Random): void {
    if (this.competition.matches[result.id]?.status === 'finished') return;
    const now = this.#now;
    const home = this.#club(result.home.id);
    const tickets = sellTickets({ club: home, match: result, table: this.#table, now }, random, this.#ruleset);
    this.#apply(tickets.club, tickets);
    const recorded = recordResult({ competition: this.competition, match: tickets.match, now }, this.#ruleset);
    this.competition = recorded.competition;
    this.#outcomes.push(recorded);
    this.#playersAfter(tickets.match, appearances);
    for (const clubId of [result.home.id, result.away.id]) this.#managerAfter(clubId, tickets.match);
  }

  changes() {
    return {
      clubs: [...this.#clubs.values()].filter(({ id }) => this.#changed.has(id)),
      competitions: [this.competition],
      players: [...this.#players.values()].filter((player) => player !== this.#free.get(player.id)),
      entries: this.#outcomes.flatMap(({ entries }) => entries),
      events: this.#outcomes.flatMap(({ events }) => events),
    };
  }

  /** Squads first, then those who played and are in neither now. Who played counts for the side that he played for. R-PLA-24 */
  #playersAfter(match: Match, appearances: StoredPlay['appearances']): void {
    const played = new Map(appearances.map(({ playerId, ...appearance }) => [playerId, appearance]));
    for (const clubId of [match.home.id, match.away.id]) {
      const club = this.#club(clubId);
      const players = club.players.map((player) => {
        const appearance = played.get(player.id) ?? null;
        played.delete(player.id);
        const result = clubResult(match, appearance === null ? clubId : sideOf(match, player.id));
        return playerAfterMatch(player, { result, appearance }, this.#ruleset);
      });
      this.#put({ ...club, players });
    }
    for (const [playerId, appearance] of played) this.#formerPlayerAfter(playerId, match, appearance);
  }

  #formerPlayerAfter(playerId: string, match: Match, appearance: Appearance): void {
    const result = clubResult(match, sideOf(match, playerId));
    const free = this.#players.get(playerId);
    if (free !== undefined) this.#players.set(playerId, playerAfterMatch(free, { result, appearance }, this.#ruleset));
    const club = [...this.#clubs.values()].find(({ players }) => players.some(({ id }) => id === playerId));
    if (club === undefined) return;
    const players = club.players.map((player) =>
      player.id === playerId ? playerAfterMatch(player, { result, appearance }, this.#ruleset) : player,
    );
    this.#put({ ...club, players });
  }

  #managerAfter(clubId: string, match: Match): void {
    const club = rememberMatch(this.#club(clubId), match);
    const gained = gainMatchExperience({ club, result: clubResult(match, clubId), now: this.#now }, this.#ruleset);
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

/** The club that somebody played for; he may be in the squad of another one by now, even of the opponent. */
function sideOf({ home, away }: Match, playerId: string): string {
  return home.playerScore.some(({ id }) => id === playerId) ? home.id : away.id;
}
