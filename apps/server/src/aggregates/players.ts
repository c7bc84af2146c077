/** Players between their rows and the rules' aggregate; a row each, so that a command writes those it has changed. */
import { marketPosition } from '@mundo-manager/rules/market';
import { ownOverall, type Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { recordset } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** The squads of the clubs, in no order of their own. */
export async function loadSquads(
  queries: Queries,
  clubIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Player[]>> {
  const squads = new Map<string, Player[]>();
  if (clubIds.length === 0) return squads;
  const rows = await queries
    .selectFrom('players')
    .select(['club_id', 'state'])
    .where('club_id', 'in', clubIds)
    .execute();
  for (const { club_id, state } of rows) {
    if (club_id === null) continue;
    const squad = squads.get(club_id);
    if (squad === undefined) squads.set(club_id, [state]);
    else squad.push(state);
  }
  return squads;
}

/** Players by id, of a club or free; unknown ids are left out. With 'lock' their rows stay locked until commit. */
export async function loadPlayers(
  queries: Queries,
  ids: readonly string[],
  lock?: 'lock',
): Promise<ReadonlyMap<string, Player>> {
  if (ids.length === 0) return new Map();
  const query = queries.selectFrom('players').select(['id', 'state']).where('id', 'in', ids).orderBy('id');
  const rows = await (lock === undefined ? query : query.forNoKeyUpdate()).execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

const PLAYER_COLUMNS = {
  id: 'text',
  club_id: 'text',
  number: 'integer',
  for_sale: 'boolean',
  market_position: 'text',
  overall: 'integer',
  dob: 'bigint',
  state: 'jsonb',
} as const;

/**
 * Writes every player of `after` who is not the same object in `before`; returns those written. Players in `before`
 * alone keep their rows. New players enter the game at `newcomersAt`; without it the database refuses them.
 */
export async function storeSquadChanges(
  tx: Queries,
  before: readonly Player[],
  after: readonly Player[],
  newcomersAt: number | undefined,
  ruleset: Ruleset,
): Promise<readonly Player[]> {
  const known = new Set(before);
  const changed = after.filter((player) => !known.has(player));
  if (changed.length === 0) return [];
  const names = Object.keys(PLAYER_COLUMNS);
  await sql`
    insert into players (${sql.join(names.map((name) => sql.ref(name)))}, lived_until)
    select ${sql.join(names.map((name) => sql.ref(`new.${name}`)))}, coalesce(known.lived_until, ${newcomersAt ?? null}::bigint)
    from ${recordset(
      PLAYER_COLUMNS,
      changed.map((player) => rowOf(player, ruleset)),
      'new',
    )} left join players known on known.id = new.id
    on conflict (id) do update set club_id = excluded.club_id, number = excluded.number, for_sale = excluded.for_sale,
      market_position = excluded.market_position, overall = excluded.overall, dob = excluded.dob, state = excluded.state`.execute(
    tx,
  );
  return changed;
}

/** Deletes the rows of players who have left the game. */
export async function deletePlayers(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('players').where('id', 'in', ids).execute();
}

function rowOf(player: Player, ruleset: Ruleset) {
  return {
    id: player.id,
    club_id: player.club,
    number: player.number,
    for_sale: player.forSale,
    market_position: marketPosition(player.personalData.position),
    overall: Math.trunc(ownOverall(player, ruleset)),
    dob: player.personalData.dob,
    state: player,
  };
}
