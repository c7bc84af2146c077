/** Clubs between their rows and the rules' aggregate. */
import type { Club } from '@mundo-manager/rules/clubs';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Selectable, sql } from 'kysely';
import { clubNameKey } from '../names/club-name-key.ts';
import type { ClubState, Database } from '../storage/database.ts';
import { json, recordset } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import { loadSquads, storeSquadChanges } from './players.ts';

/** A club as it is stored. */
export interface StoredClub {
  readonly club: Club;
  readonly version: number;
  /** The manager's user; null for a bot. */
  readonly ownerId: string | null;
}

/** The clubs of those ids in the order of the ids; unknown ones are left out. With 'lock' their rows stay locked until commit. */
export async function loadClubs(
  queries: Queries,
  ids: readonly string[],
  lock?: 'lock',
): Promise<ReadonlyMap<string, StoredClub>> {
  if (ids.length === 0) return new Map();
  const query = queries.selectFrom('clubs').selectAll().where('id', 'in', ids).orderBy('id');
  const rows = await (lock === undefined ? query : query.forNoKeyUpdate()).execute();
  const squads = await loadSquads(
    queries,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { club: clubOf(row, squads.get(row.id) ?? []), version: row.version, ownerId: row.owner_id },
    ]),
  );
}

/** One club; undefined for an unknown id. */
export async function loadClub(queries: Queries, id: string): Promise<StoredClub | undefined> {
  return (await loadClubs(queries, [id])).get(id);
}

/** Ids of the competitions that the club is in; empty for an unknown one. */
export async function currentIdsOf(queries: Queries, clubId: string): Promise<readonly string[]> {
  const row = await queries
    .selectFrom('clubs')
    .select(sql<string[]>`state -> 'competitions' -> 'current'`.as('current'))
    .where('id', '=', clubId)
    .executeTakeFirst();
  return row?.current ?? [];
}

/** The id of the user's club; undefined if he has none. R-IDN-5 */
export async function clubIdOf(queries: Queries, userId: string): Promise<string | undefined> {
  const row = await queries.selectFrom('clubs').select('id').where('owner_id', '=', userId).executeTakeFirst();
  return row?.id;
}

function clubOf(row: Selectable<Database['clubs']>, players: Club['players']): Club {
  const { finances, squad, ...state } = row.state;
  const places = new Map(squad.map((id, place) => [id, place]));
  return {
    ...state,
    id: row.id,
    name: row.name,
    category: row.category,
    createdAt: row.created_at,
    finances: { ...finances, totalMoney: row.money, credits: row.credits, reports: row.reports },
    lastMatches: row.last_matches,
    players: players.toSorted((a, b) => (places.get(a.id) ?? squad.length) - (places.get(b.id) ?? squad.length)),
  };
}

function stateOf(club: Club): ClubState {
  const { id: _id, name: _name, category: _category, createdAt: _createdAt, players, lastMatches, ...rest } = club;
  return { ...rest, finances: { sponsorship: club.finances.sponsorship }, squad: players.map(({ id }) => id) };
}

/** Stores a club that has none of its rows yet, with its squad. A taken name breaks `clubs_name_taken`. */
export async function insertClub(
  tx: Queries,
  club: Club,
  ownerId: string | null,
  ruleset: Ruleset,
): Promise<StoredClub> {
  await tx
    .insertInto('clubs')
    .values({
      id: club.id,
      owner_id: ownerId,
      is_bot: ownerId === null,
      name: club.name,
      name_key: clubNameKey(club.name),
      category: club.category,
      created_at: club.createdAt,
      version: 1,
      money: club.finances.totalMoney,
      credits: club.finances.credits,
      state: json(stateOf(club)),
      reports: json(club.finances.reports),
      last_matches: json(club.lastMatches),
    })
    .execute();
  await storeSquadChanges(tx, [], club.players, club.createdAt, ruleset);
  return { club, version: 1, ownerId };
}

/** What a club's row may change in, by SQL type. */
const CLUB_COLUMNS = {
  version: 'integer',
  state: 'jsonb',
  category: 'text',
  money: 'bigint',
  credits: 'bigint',
  reports: 'jsonb',
  last_matches: 'jsonb',
} as const;

type ClubChanges = Partial<Record<keyof typeof CLUB_COLUMNS, unknown>>;

/** Stores what has changed of clubs whose rows are locked, players aside, and raises their versions. */
export async function updateClubs(
  tx: Queries,
  changes: readonly { readonly before: StoredClub; readonly club: Club }[],
): Promise<StoredClub[]> {
  const alike = new Map<string, { readonly id: string; readonly changed: ClubChanges }[]>();
  for (const { before, club } of changes) {
    const changed = changedColumns(before, club);
    const key = Object.keys(changed).join();
    alike.set(key, [...(alike.get(key) ?? []), { id: club.id, changed }]);
  }
  for (const clubs of alike.values()) await updateAlike(tx, clubs);
  return changes.map(({ before, club }) => ({ ...before, club, version: before.version + 1 }));
}

/** A column that a command leaves alone is not written: neither its bytes nor its triggers cost anything. */
function changedColumns({ club: old, version }: StoredClub, club: Club): ClubChanges {
  const { finances } = club;
  return {
    version: version + 1,
    state: stateOf(club),
    ...(club.category === old.category ? {} : { category: club.category }),
    ...(finances.totalMoney === old.finances.totalMoney ? {} : { money: finances.totalMoney }),
    ...(finances.credits === old.finances.credits ? {} : { credits: finances.credits }),
    ...(finances.reports === old.finances.reports ? {} : { reports: finances.reports }),
    ...(club.lastMatches === old.lastMatches ? {} : { last_matches: club.lastMatches }),
  };
}

/** Clubs that have changed in the same columns. */
async function updateAlike(
  tx: Queries,
  clubs: readonly { readonly id: string; readonly changed: ClubChanges }[],
): Promise<void> {
  const names = Object.keys(clubs[0]?.changed ?? {}) as (keyof typeof CLUB_COLUMNS)[];
  const types = Object.fromEntries(names.map((name) => [name, CLUB_COLUMNS[name]]));
  const rows = clubs.map(({ id, changed }) => ({ id, ...changed }));
  const values = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`new.${name}`)}`);
  const { numAffectedRows } = await sql`
    update clubs set ${sql.join(values)} from ${recordset({ id: 'text', ...types }, rows, 'new')}
    where clubs.id = new.id and clubs.version = new.version - 1`.execute(tx);
  if (numAffectedRows !== BigInt(clubs.length)) {
    throw new Error(`of clubs ${clubs.map(({ id }) => id).join()} one was changed by somebody else: it was not locked`);
  }
}
