/** The root of the matches that were frozen at one moment, and of the draws whose clubs were fixed: signed, chained, stored and published before their seeds exist. R-PRF-2, R-PRF-3 */
import { type Beacon, merklePath, nextRoot, roundTime, type SignedRoot } from '@mundo-manager/engine/proof';
import { sql } from 'kysely';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { ROOT_CHANNEL } from '../proofs/proof-context.ts';
import { newestRoot } from '../proofs/roots.ts';
import { lockWorldKey } from '../proofs/world-key.ts';
import { json, recordset } from '../storage/json.ts';
import { notify, type Queries } from '../storage/storage.ts';
import type { WorldContext } from '../world-work/context.ts';
import { beginMatches } from './begin-matches.ts';
import { beginDraws } from './sealed-draws.ts';

/** Work 'seal': takes every frozen match and fixed draw without a root; the first of a moment finds them all. */
export function sealPending(context: WorldContext): WorkHandler<null> {
  const { secrets, beacon, wall } = context.proofs;
  return async (_work, { tx, now }) => {
    const key = await lockWorldKey(tx, secrets);
    const pending = await loadPending(tx);
    if (pending.leaves.size === 0) return;
    const previous = await newestRoot(tx);
    const storedAt = Math.max(wall(), await newestRoundAt(tx, beacon));

    const root = nextRoot(previous, { leaves: pending.leaves, moment: now, now: storedAt, beacon }, key);

    await storeRoot(tx, root, pending);
    await notify(tx, ROOT_CHANNEL, String(root.number));

    if (root.round !== null) return;
    const beginning = { rootNumbers: [root.number], beaconSignature: null, now };
    await beginMatches(tx, context, beginning);
    await beginDraws(tx, context, beginning);
  };
}

/** Frozen matches and fixed draws without a root. */
interface Pending {
  readonly matchIds: readonly string[];
  readonly drawIds: readonly string[];
  /** By the id of the match or draw. */
  readonly leaves: ReadonlyMap<string, string>;
}

async function loadPending(tx: Queries): Promise<Pending> {
  const matches = await tx
    .selectFrom('sealed_matches')
    .select(['match_id as id', 'leaf'])
    .where('root_number', 'is', null)
    .orderBy('match_id')
    .execute();
  const draws = await tx
    .selectFrom('sealed_draws')
    .select(['draw_id as id', 'leaf'])
    .where('root_number', 'is', null)
    .orderBy('draw_id')
    .execute();
  return {
    matchIds: matches.map(({ id }) => id),
    drawIds: draws.map(({ id }) => id),
    leaves: new Map([...matches, ...draws].map(({ id, leaf }) => [id, leaf])),
  };
}

/** Stores the root, and the path to it of every match and draw. */
async function storeRoot(tx: Queries, root: SignedRoot, { matchIds, drawIds, leaves }: Pending): Promise<void> {
  const { number, beacon, round } = root;
  await tx
    .insertInto('proof_roots')
    .values({ number, beacon, round, root: json(root) })
    .execute();
  const placed = matchIds.map((id) => ({ id, path: merklePath(leaves, id) }));
  await sql`
    update sealed_matches set root_number = ${number}, path = new.path
    from ${recordset({ id: 'text', path: 'jsonb' }, placed, 'new')} where sealed_matches.match_id = new.id`.execute(tx);
  for (const id of drawIds) {
    const place = { root_number: number, path: json(merklePath(leaves, id)) };
    await tx.updateTable('sealed_draws').set(place).where('draw_id', '=', id).execute();
  }
}

/** Real time of the newest round that has arrived: a clock that is behind must not name a round that is known. 0 if there is none. */
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
