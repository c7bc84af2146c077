/** The root of the matches that were frozen at one moment, and of the draws whose clubs were fixed: signed, chained, stored and published before their seeds exist. R-PRF-2, R-PRF-3 */
import { type Beacon, merklePath, nextRoot, roundTime } from '@mundo-manager/engine/proof';
import { sql } from 'kysely';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { ROOT_CHANNEL } from '../proofs/proof-context.ts';
import { newestRoot } from '../proofs/roots.ts';
import { lockWorldKey } from '../proofs/world-key.ts';
import { json, recordset } from '../storage/json.ts';
import { notify, type Queries } from '../storage/storage.ts';
import type { WorldContext } from '../world-work/context.ts';
import { beginMatches } from './begin-matches.ts';
import { beginDraws } from './draws.ts';

/** Work 'seal': takes every frozen match and fixed draw without a root; the first of a moment finds them all. */
export function sealMatches(context: WorldContext): WorkHandler<null> {
  const { secrets, beacon, wall } = context.proofs;
  return async (_work, { tx, now }) => {
    const key = await lockWorldKey(tx, secrets);
    const rows = await tx
      .selectFrom('sealed_matches')
      .select(['match_id', 'leaf'])
      .where('root_number', 'is', null)
      .orderBy('match_id')
      .execute();
    const draws = await tx
      .selectFrom('sealed_draws')
      .select(['draw_id', 'leaf'])
      .where('root_number', 'is', null)
      .orderBy('draw_id')
      .execute();
    if (rows.length + draws.length === 0) return;
    const leaves = new Map([
      ...rows.map(({ match_id, leaf }) => [match_id, leaf] as const),
      ...draws.map(({ draw_id, leaf }) => [draw_id, leaf] as const),
    ]);
    const storedAt = Math.max(wall(), await newestRoundAt(tx, beacon));
    const root = nextRoot(await newestRoot(tx), { leaves, moment: now, now: storedAt, beacon }, key);
    const { number, round } = root;
    await tx
      .insertInto('proof_roots')
      .values({ number, beacon: root.beacon, round, root: json(root) })
      .execute();
    const placed = rows.map(({ match_id }) => ({ id: match_id, path: merklePath(leaves, match_id) }));
    await sql`
      update sealed_matches set root_number = ${number}, path = new.path
      from ${recordset({ id: 'text', path: 'jsonb' }, placed, 'new')} where sealed_matches.match_id = new.id`.execute(
      tx,
    );
    for (const { draw_id } of draws) {
      const place = { root_number: number, path: json(merklePath(leaves, draw_id)) };
      await tx.updateTable('sealed_draws').set(place).where('draw_id', '=', draw_id).execute();
    }
    await notify(tx, ROOT_CHANNEL, String(number));
    if (round !== null) return;
    const beginning = { rootNumbers: [number], beaconSignature: null, now };
    await beginMatches(tx, context, beginning);
    await beginDraws(tx, context, beginning);
  };
}

/** Real time of the newest round that has arrived: a clock that is behind must not name a round that is known. 0 where there is none. */
async function newestRoundAt(tx: Queries, beacon: Beacon | null): Promise<number> {
  if (beacon === null) return 0;
  const row = await tx
    .selectFrom('beacon_rounds')
    .select('round')
    .where('beacon', '=', beacon.name)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : roundTime(beacon, row.round);
}
