/** Players between their rows and the rules' aggregate; a row each, so that a command writes those it has changed. */
import { marketPosition } from '@mundo-manager/rules/market';
import { overall, type Player } from '@mundo-manager/rules/players';
import { sql } from 'kysely';
import { json } from '../storage/json.ts';
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
  const rows = await (lock === undefined ? query : query.forUpdate()).execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Writes every player of `after` who is not the very same in `before`. Rows of players that are in `before` alone stay as they are. */
export async function storeSquadChanges(
  tx: Queries,
  before: readonly Player[],
  after: readonly Player[],
): Promise<void> {
  const known = new Set(before);
  const changed = after.filter((player) => !known.has(player));
  if (changed.length === 0) return;
  await tx
    .insertInto('players')
    .values(changed.map(rowOf))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        club_id: sql`excluded.club_id`,
        number: sql`excluded.number`,
        for_sale: sql`excluded.for_sale`,
        market_position: sql`excluded.market_position`,
        overall: sql`excluded.overall`,
        dob: sql`excluded.dob`,
        state: sql`excluded.state`,
      }),
    )
    .execute();
}

/** Deletes the rows of players who have left the game. */
export async function deletePlayers(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('players').where('id', 'in', ids).execute();
}

function rowOf(player: Player) {
  return {
    id: player.id,
    club_id: player.club,
    number: player.number,
    for_sale: player.forSale,
    market_position: marketPosition(player.personalData.position),
    overall: Math.trunc(overall(player)),
    dob: player.personalData.dob,
    state: json(player),
  };
}
