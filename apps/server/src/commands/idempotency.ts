/** One effect and one answer for each key that a user sends. R-CAL-32 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** An answer as it goes over the wire. */
export interface StoredAnswer {
  readonly status: number;
  /** The envelope's JSON. */
  readonly body: string;
}

/** State of an idempotency key: new, answered, taken by another command, or of a deleted user. */
type KeyState =
  | { readonly state: 'new' }
  | { readonly state: 'answered'; readonly answer: StoredAnswer }
  | { readonly state: 'reused' }
  | { readonly state: 'nobody' };

/** The request hash of a key that was settled before its command arrived; no command has it. */
const CANCELLED = 'cancelled';

/** The hash by which two commands are compared. */
export function requestHash(name: string, request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([name, request]))
    .digest('hex');
}

/**
 * Takes the key for this transaction; a second one with the same key waits until the first has ended. Locks the user's
 * record until then, so that a deletion finds every key; afterwards none is kept. R-IDN-10
 */
export async function takeKey(tx: Queries, userId: string, key: string, hash: string): Promise<KeyState> {
  const taken = await insertOrRead(tx, userId, key, hash);
  if (typeof taken === 'string') return { state: taken };
  // Whatever the command is, its key was cancelled: the answer kept with the key says so.
  if (taken.hash !== hash && taken.hash !== CANCELLED) return { state: 'reused' };
  return { state: 'answered', answer: storedAnswer(taken) };
}

/** What became of a command: answered, or cancelled because it had not arrived. */
type SettledKey =
  | { readonly state: 'answered'; readonly answer: StoredAnswer }
  | { readonly state: 'cancelled' }
  | { readonly state: 'nobody' };

/**
 * Returns the answer of a key. One that no command took is cancelled: it keeps `refusal`, which a command that arrives later is answered. A
 * key whose command still runs is waited for, up to the transaction's lock timeout. R-CAL-40
 */
export async function settleKey(tx: Queries, userId: string, key: string, refusal: StoredAnswer): Promise<SettledKey> {
  const taken = await insertOrRead(tx, userId, key, CANCELLED);
  if (taken === 'nobody') return { state: 'nobody' };
  if (taken === 'new') await keepAnswer(tx, userId, key, refusal);
  if (taken === 'new' || taken.hash === CANCELLED) return { state: 'cancelled' };
  return { state: 'answered', answer: storedAnswer(taken) };
}

interface TakenKey {
  readonly hash: string;
  readonly status: number;
  /** The envelope's JSON, compressed. */
  readonly answer: Uint8Array;
}

function storedAnswer({ status, answer }: TakenKey): StoredAnswer {
  return { status, body: gunzipSync(answer).toString('utf8') };
}

async function insertOrRead(
  tx: Queries,
  userId: string,
  key: string,
  hash: string,
): Promise<'new' | 'nobody' | TakenKey> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: hash, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    if (await holdUser(tx, userId)) return 'new';
    await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute();
    return 'nobody';
  }

  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.status === null || row.answer === null) throw new Error(`key ${key} was committed without an answer`);
  return { hash: row.request_hash, status: row.status, answer: row.answer };
}

async function holdUser(tx: Queries, userId: string): Promise<boolean> {
  const query = tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare();
  return (await query.executeTakeFirst()) !== undefined;
}

/** Keeps the answer with the key that this transaction took. */
export async function keepAnswer(tx: Queries, userId: string, key: string, answer: StoredAnswer): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: gzipSync(answer.body, { level: 1 }) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Forgets keys from before the given moment of real time, and of each user all but so many of the newest; answers how many. */
export async function forgetKeys(tx: Queries, before: Date, mostOfUser: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where created_at < ${before} or (user_id, key) in (
      select user_id, key from (
        select user_id, key, row_number() over (partition by user_id order by created_at desc) as place from idempotency_keys
      ) as kept where place > ${mostOfUser})`.execute(tx);
  return Number(numAffectedRows);
}
