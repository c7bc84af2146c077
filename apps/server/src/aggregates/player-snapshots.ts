/** Snapshots of players: one row a player and day, thinned as they grow old. R-DEV-6 */
import { isSnapshotKept, type PlayerSnapshot, snapshotOf } from '@mundo-manager/rules/development';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { recordset } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

/** Stores the day of these players and drops the rows that are too old; a day that is stored already stays as it is. */
export async function keepSnapshots(
  tx: Queries,
  players: readonly Player[],
  now: number,
  ruleset: Ruleset,
): Promise<void> {
  if (players.length === 0) return;
  const rows = players.map((player) => {
    const snapshot = snapshotOf(player, now, ruleset);
    return { player_id: player.id, day: snapshot.day, snapshot };
  });
  await sql`
    insert into player_snapshots (player_id, day, snapshot)
    select player_id, day, snapshot from ${recordset(COLUMNS, rows, 'new')}
    on conflict (player_id, day) do nothing`.execute(tx);
  await dropOld(
    tx,
    players.map(({ id }) => id),
    now,
  );
}

const COLUMNS = { player_id: 'text', day: 'bigint', snapshot: 'jsonb' } as const;

async function dropOld(tx: Queries, playerIds: readonly string[], now: number): Promise<void> {
  const days = await tx
    .selectFrom('player_snapshots')
    .select('day')
    .distinct()
    .where('player_id', 'in', playerIds)
    .execute();
  const old = days.flatMap(({ day }) => (isSnapshotKept(day, now) ? [] : day));
  if (old.length === 0) return;
  await tx.deleteFrom('player_snapshots').where('player_id', 'in', playerIds).where('day', 'in', old).execute();
}

/** The snapshots of the player by day. */
export async function loadSnapshots(queries: Queries, playerId: string): Promise<PlayerSnapshot[]> {
  const rows = await queries
    .selectFrom('player_snapshots')
    .select('snapshot')
    .where('player_id', '=', playerId)
    .orderBy('day')
    .execute();
  return rows.map(({ snapshot }) => snapshot);
}

/** By player: of each moment the latest snapshot of that day or before. */
export async function snapshotsAt(
  queries: Queries,
  playerIds: readonly string[],
  moments: readonly number[],
): Promise<ReadonlyMap<string, readonly PlayerSnapshot[]>> {
  const found = new Map<string, PlayerSnapshot[]>();
  if (playerIds.length === 0) return found;
  for (const moment of moments) {
    const rows = await queries
      .selectFrom('player_snapshots')
      .select(['player_id', 'snapshot'])
      .distinctOn('player_id')
      .where('player_id', 'in', playerIds)
      .where('day', '<=', moment)
      .orderBy('player_id')
      .orderBy('day', 'desc')
      .execute();
    for (const { player_id, snapshot } of rows) found.set(player_id, [...(found.get(player_id) ?? []), snapshot]);
  }
  return found;
}
