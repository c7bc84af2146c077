/** The aggregates that one transaction works on: locked and loaded first, changed by rules, stored at the end. */
import type { Club } from '@mundo-manager/rules/clubs';
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { notify, type Queries } from '../storage/storage.ts';
import { insertClub, loadClubs, type StoredClub, updateClubs } from './clubs.ts';
import { loadCompetitions, storeCompetition } from './competitions.ts';
import { storeEntries, storeEvents } from './ledger-and-events.ts';
import { type CommittedFixture, loadMatches, type StoredMatch, storeFixtures, storeMatches } from './matches.ts';
import { deletePlayers, loadPlayers, storeSquadChanges } from './players.ts';
import { storeTransfers } from './transfers.ts';
import { alertWatchers } from './watched-players.ts';

/** Ids of what a transaction works on. */
export interface Needs {
  readonly clubs?: readonly string[];
  readonly competitions?: readonly string[];
  readonly matches?: readonly string[];
  /** Players without a club; those of clubs come with their club. */
  readonly players?: readonly string[];
}

/** What is locked and loaded. Unknown ids are missing from the maps. */
export interface Loaded {
  readonly clubs: ReadonlyMap<string, StoredClub>;
  readonly competitions: ReadonlyMap<string, Competition>;
  readonly matches: ReadonlyMap<string, StoredMatch>;
  readonly players: ReadonlyMap<string, Player>;
}

/** What rules have made of it. Only what is named is stored. */
export interface Changes {
  readonly clubs?: readonly Club[];
  readonly founded?: readonly { readonly club: Club; readonly ownerId: string | null }[];
  readonly competitions?: readonly Competition[];
  readonly fixtures?: readonly CommittedFixture[];
  readonly matches?: readonly Match[];
  /** Players who are without a club now, new ones included. */
  readonly players?: readonly Player[];
  /** When players come into the game who are neither known nor of a founded club; without it there may be none. */
  readonly newcomersAt?: number;
  /** Game time of the alerts about changed sales and prices. Without it, the player's next change that has one sends them. */
  readonly alertsAt?: number;
  /** Ids of players who leave the game. */
  readonly gone?: readonly string[];
  readonly entries: readonly LedgerEntry[];
  readonly events: readonly GameEvent[];
}

/** Channel with the ids of changed clubs. */
export const CLUB_CHANNEL = 'mm_club';

/**
 * Locks in one order everywhere, so that two transactions never wait for each other: clubs, competitions, matches, then players
 * without a club, each in the order of ids.
 */
export async function lockAndLoad(tx: Queries, needs: Needs): Promise<Loaded> {
  const clubs = await loadClubs(tx, needs.clubs ?? [], 'lock');
  const competitions = await loadCompetitions(tx, needs.competitions ?? [], { lock: true });
  const matches = await loadMatches(tx, needs.matches ?? [], 'lock');
  const players = await loadPlayers(tx, needs.players ?? [], 'lock');
  return { clubs, competitions, matches, players };
}

/**
 * Stores the changes and raises the version of every changed club; returns these clubs. The market lists each player
 * under his overall by `ruleset`. Throws for a club not loaded and for a player removed without a new place.
 */
export async function storeChanges(
  tx: Queries,
  loaded: Loaded,
  changes: Changes,
  cause: string,
  ruleset: Ruleset,
): Promise<ReadonlyMap<string, StoredClub>> {
  const clubs = changes.clubs ?? [];
  const befores = clubs.map((club) => {
    const before = loaded.clubs.get(club.id);
    if (before === undefined) throw new Error(`club ${club.id} is to be stored and was not locked`);
    return { before, club };
  });
  checkWhereabouts(befores, changes);

  const stored = new Map<string, StoredClub>();
  for (const club of await updateClubs(tx, befores)) stored.set(club.club.id, club);
  for (const { club, ownerId } of changes.founded ?? [])
    stored.set(club.id, await insertClub(tx, club, ownerId, ruleset));
  const written = await storeSquadChanges(
    tx,
    befores.flatMap(({ before }) => before.club.players),
    [...clubs.flatMap((club) => club.players), ...(changes.players ?? [])],
    changes.newcomersAt,
    ruleset,
  );
  await deletePlayers(tx, changes.gone ?? []);

  const fixtures = new Set(changes.fixtures?.map(({ match }) => match.id));
  for (const competition of changes.competitions ?? []) {
    const before = loaded.competitions.get(competition.id);
    const known = Object.entries(competition.matches).filter(([id]) => !fixtures.has(id));
    await storeCompetition(tx, before, { ...competition, matches: Object.fromEntries(known) });
  }
  await storeFixtures(tx, changes.fixtures ?? []);
  await storeMatches(tx, changes.matches ?? []);
  await storeEntries(tx, changes.entries, cause);
  const alerts = changes.alertsAt === undefined ? [] : await alertWatchers(tx, written, changes.alertsAt);
  await storeEvents(tx, [...changes.events, ...alerts], cause);
  const before = [...loaded.clubs.values()].map(({ club }) => club);
  await storeTransfers(tx, { events: changes.events, before, after: clubs }, ruleset);
  await notify(tx, CLUB_CHANNEL, ...new Set([...stored.keys(), ...alerts.map(({ clubId }) => clubId)]));
  return stored;
}

/** Checks that no player is lost: he is in a squad, without a club, or out of the game. */
function checkWhereabouts(
  clubs: readonly { readonly before: StoredClub; readonly club: Club }[],
  { players = [], gone = [] }: Changes,
): void {
  const accounted = new Set([
    ...clubs.flatMap(({ club }) => club.players.map(({ id }) => id)),
    ...players.map(({ id }) => id),
    ...gone,
  ]);
  for (const { before } of clubs) {
    const lost = before.club.players.find(({ id }) => !accounted.has(id));
    if (lost !== undefined) throw new Error(`player ${lost.id} has left club ${before.club.id} for nowhere`);
  }
}
