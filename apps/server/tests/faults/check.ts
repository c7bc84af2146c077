/** What must hold of a world, whatever has happened to its server. */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { audit, describeDifference } from '../../src/operations/audit/index.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { DatabasePlace } from './place.ts';

/** Opens the database, which is a recovery after a kill, audits it and lets `work` go on with it. Throws what is wrong. */
export async function checkDatabase(
  place: DatabasePlace,
  work: (storage: Storage) => Promise<void> = async () => {},
): Promise<void> {
  const storage = await place.open();
  try {
    await assertClean(storage);
    await work(storage);
  } finally {
    await storage.close();
  }
}

/** Throws every difference that the audit finds. */
export async function assertClean({ db }: Storage): Promise<void> {
  assertNothingWrong((await audit(db, ALPHA)).map(describeDifference));
}

/** Throws if there is anything in the list. */
export function assertNothingWrong(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong:\n${wrong.slice(0, 20).join('\n')}`);
}
