/** Whether the database answers, for the supervisor of the process. */
import { sql } from 'kysely';
import type { Storage } from './storage.ts';

/** Real milliseconds after which it counts as silent. */
const TIMEOUT = 3_000;

/** Asks the database; who asks while an answer is awaited gets the same one, so that health checks use one connection at most. R-OPR-1 */
export function createPing({ db }: Pick<Storage, 'db'>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT, false);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  };
}
