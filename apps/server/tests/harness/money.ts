/** Money for tests that need more than a new club has: with its entry, as the database asks. */

import { postEntries } from '@mundo-manager/rules/finances';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { lockAndLoad, storeChanges } from '../../src/aggregates/lock-and-store.ts';
import type { TestManager } from './manager.ts';
import type { TestWorld } from './world.ts';

/** Gives the manager's club a prize in dollars and credits, and lets him see its new version. */
export async function awardMoney(
  { storage, clock }: TestWorld,
  manager: TestManager & { readonly clubId: string },
  { money, credits = 10 }: { readonly money: number; readonly credits?: number },
): Promise<void> {
  const { clubId } = manager;
  await storage.transaction(async (tx) => {
    const loaded = await lockAndLoad(tx, { clubs: [clubId] });
    const before = loaded.clubs.get(clubId);
    if (before === undefined) throw new Error(`no club ${clubId}`);
    const prize = { clubId, date: clock.now(), type: 'Prize' } as const;
    const entries = [
      { ...prize, currency: 'money', amount: money } as const,
      { ...prize, currency: 'credits', amount: credits } as const,
    ];
    await storeChanges(tx, loaded, { clubs: [postEntries(before.club, entries)], entries, events: [] }, 'test', ALPHA);
  });
  await manager.call('initialData');
}
