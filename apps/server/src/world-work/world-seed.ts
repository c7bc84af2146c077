/** The one secret that whatever the world draws comes from: the same seed and the same commands give the same world. */
import { createHmac, randomBytes } from 'node:crypto';
import { createRandom, type SeededRandom } from '@mundo-manager/rules/core';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';

const KEY = 'seed';

/** The seed of this world; undefined if there is no world yet. */
export async function readWorldSeed(queries: Queries): Promise<string | undefined> {
  const row = await queries.selectFrom('world_settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row === undefined ? undefined : String(row.value);
}

/** Gives the world its seed; false if it has one already. A second transaction waits here for the first. */
export async function takeWorldSeed(tx: Queries, seed = randomBytes(32).toString('hex')): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('world_settings')
    .values({ key: KEY, value: json(seed) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The draws of one piece of work. They can't be foreseen from outside. */
export function randomOf(seed: string, ...subject: readonly string[]): SeededRandom {
  return createRandom(secretOf(seed, 'draws', ...subject));
}

function secretOf(seed: string, ...subject: readonly string[]): string {
  return createHmac('sha256', seed).update(JSON.stringify(subject)).digest('hex');
}
