/** What the world has to do at a moment of game time, as rows: claimed in order, done once. R-WLD-7, R-STO-7 */
import { sql } from 'kysely';
import { isUnavailable } from '../storage/errors.ts';
import { recordset } from '../storage/json.ts';
import type { Queries, Storage } from '../storage/storage.ts';
import { type PayloadSpec, readPayload, type Work, type WorkKinds, WorkRefused } from './work-kinds.ts';

/** What a try to do the next piece of work came to. */
export type WorkOutcome =
  | { readonly state: 'done'; readonly work: Work }
  /** It threw or was refused; nothing of it is stored. `isGivenUp`: it is not tried again until an operator says so. */
  | { readonly state: 'failed'; readonly work: Work; readonly error: unknown; readonly isGivenUp: boolean }
  /** Nothing is due, or all that may be done now is being done by others or waits to be tried again. */
  | { readonly state: 'idle' };

/** Attempts at a piece of work. Until the last one it holds up all later work, so that order holds. */
export const MAX_ATTEMPTS = 5;
/** Real milliseconds until the second attempt. */
const RETRY_DELAY = 500;
/** Exponential backoff: each delay is so many times the one before, 42 s from the first attempt to the last. */
const BACKOFF_FACTOR = 4;

const WORK_COLUMNS = {
  kind: 'text',
  id: 'text',
  rank: 'integer',
  due_at: 'bigint',
  version: 'integer',
  payload: 'jsonb',
} as const;

/** Plans work; what is planned already stays as it is. */
export async function planWork(tx: Queries, kinds: WorkKinds, works: readonly Work[]): Promise<void> {
  if (works.length === 0) return;
  const order = [...kinds.keys()];
  const rows = works.map(({ kind, id, dueAt, payload }) => {
    const known = kinds.get(kind);
    if (known === undefined) throw new RangeError(`planWork: needs a kind of work, got ${kind}`);
    return { kind, id, rank: order.indexOf(kind), due_at: dueAt, version: known.spec.version, payload };
  });
  await sql`
    insert into due_work (kind, id, rank, due_at, version, payload)
    select kind, id, rank, due_at, version, coalesce(payload, 'null') from ${recordset(WORK_COLUMNS, rows, 'new')}
    on conflict do nothing`.execute(tx);
}

/** Those of the works that are not planned yet. */
export async function unplanned<W extends Work>(queries: Queries, works: readonly W[]): Promise<W[]> {
  if (works.length === 0) return [];
  const rows = await queries
    .selectFrom('due_work')
    .select(['kind', 'id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'id'),
        'in',
        works.map(({ kind, id }) => tuple(kind, id)),
      ),
    )
    .execute();
  return works.filter((work) => rows.every(({ kind, id }) => kind !== work.kind || id !== work.id));
}

/** Deletes done work that was due before that moment. */
export async function deleteDoneWork(tx: Queries, before: number): Promise<void> {
  await tx.deleteFrom('due_work').where('done_at', 'is not', null).where('due_at', '<', before).execute();
}

/** The moment of the earliest work that is neither done nor given up; undefined if there is none. */
export async function nextDueAt(queries: Queries): Promise<number | undefined> {
  const row = await openWork(queries).select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row?.due_at;
}

/**
 * Does the next work due at game time `now`, in a transaction of its own. Several processes may share one moment and
 * kind; later ones wait for all of it. Throws if the database is out of reach.
 */
export async function doNextWork(storage: Storage, kinds: WorkKinds, now: number): Promise<WorkOutcome> {
  let claimed: ClaimedWork | undefined;
  try {
    const work = await storage.transaction(async (tx) => {
      claimed = await claim(tx, now);
      if (claimed === undefined) return undefined;
      const kind = kinds.get(claimed.kind);
      if (kind === undefined) throw new WorkRefused(`there is no kind of work ${claimed.kind}`);
      const payload = readPayload(kind.spec, claimed.payload, claimed.version);
      await kind.handle({ ...claimed, payload }, { tx, now: claimed.dueAt });
      await tx
        .updateTable('due_work')
        .set({ done_at: new Date(), last_error: null })
        .where('kind', '=', claimed.kind)
        .where('id', '=', claimed.id)
        .execute();
      return claimed;
    });
    return work === undefined ? { state: 'idle' } : { state: 'done', work };
  } catch (error) {
    if (claimed === undefined || isUnavailable(error)) throw error;
    return { state: 'failed', work: claimed, error, isGivenUp: await recordFailure(storage, claimed, error) };
  }
}

/** Does all that is due at game time `now`, in order; answers how many. Throws the error of work that fails. */
export async function doAllDueWork(storage: Storage, kinds: WorkKinds, now: number): Promise<number> {
  for (let done = 0; ; done++) {
    const outcome = await doNextWork(storage, kinds, now);
    if (outcome.state === 'failed') throw outcome.error;
    if (outcome.state === 'idle') return done;
  }
}

/** What may be done next at game time `now`, if it is of that kind: the ids of so many pieces of one moment at most. */
export async function nextWorkIds(queries: Queries, kind: string, now: number, most: number): Promise<string[]> {
  const rows = await ofFirstMoment(openWork(queries), now)
    .select('id')
    .where('kind', '=', kind)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The payloads of pieces of work by id. Unreadable payloads are left out: the handler of the work refuses them. */
export async function payloadsOf<Payload>(
  queries: Queries,
  kind: string,
  spec: PayloadSpec<Payload>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payload>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('due_work')
    .select(['id', 'payload', 'version'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  const payloads = new Map<string, Payload>();
  for (const { id, payload, version } of rows) {
    try {
      payloads.set(id, readPayload(spec, payload, version));
    } catch (error) {
      if (!(error instanceof WorkRefused)) throw error;
    }
  }
  return payloads;
}

interface ClaimedWork extends Work {
  /** How often it had failed when it was claimed. */
  readonly attempts: number;
  /** Of the payload. */
  readonly version: number;
}

/** The first open row of the earliest moment and kind that no other worker holds and that does not wait to be tried again. */
async function claim(tx: Queries, now: number): Promise<ClaimedWork | undefined> {
  const row = await ofFirstMoment(openWork(tx), now)
    .select(['kind', 'id', 'due_at', 'payload', 'version', 'attempts'])
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', sql<Date>`now()`)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { due_at: dueAt, ...claimed } = row;
  return { ...claimed, dueAt };
}

/** Of the open work only that of the earliest moment, and of that only the first kind. */
function ofFirstMoment(open: ReturnType<typeof openWork>, now: number): ReturnType<typeof openWork> {
  return open.where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple('due_at', 'rank'),
      '=',
      selectFrom('due_work as first')
        .select(['first.due_at', 'first.rank'])
        .where('first.done_at', 'is', null)
        .where('first.failed_at', 'is', null)
        .where('first.due_at', '<=', now)
        .orderBy('first.due_at')
        .orderBy('first.rank')
        .limit(1)
        .$asTuple('due_at', 'rank'),
    ),
  );
}

function openWork(queries: Queries) {
  return queries.selectFrom('due_work').where('done_at', 'is', null).where('failed_at', 'is', null);
}

/** Counts one attempt, also where several consumers have failed on the same row. */
async function recordFailure(storage: Storage, { kind, id, attempts }: ClaimedWork, error: unknown): Promise<boolean> {
  // Only another version of the server can read refused work, so this one does not try again.
  const isGivenUp = error instanceof WorkRefused || attempts + 1 >= MAX_ATTEMPTS;
  const wait = `${RETRY_DELAY * BACKOFF_FACTOR ** attempts} ms`;
  const row = await storage.db
    .updateTable('due_work')
    .set({
      attempts: attempts + 1,
      last_error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      ...(isGivenUp ? { failed_at: sql`now()`, retry_at: null } : { retry_at: sql`now() + ${wait}::interval` }),
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .returning('failed_at')
    .executeTakeFirst();
  return row?.failed_at != null;
}
