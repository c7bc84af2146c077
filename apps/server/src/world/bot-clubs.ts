/** Clubs of bots: those that are free, and new ones. R-WLD-12 */
import { botClub } from '@mundo-manager/rules';
import type { Category, ClubOutcome } from '@mundo-manager/rules/clubs';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { clubNameKey, loadClubs, type StoredClub } from '../aggregates/clubs.ts';
import type { Queries } from '../storage/storage.ts';

/** Bots of the category that play in no competition, in the order of their ids as texts, which is the same however often it is asked; their rows stay locked. */
export async function lockIdleBots(tx: Queries, category: Category, most: number): Promise<StoredClub[]> {
  if (most === 0) return [];
  const rows = await tx
    .selectFrom('clubs')
    .select('id')
    .where('is_bot', '=', true)
    .where('category', '=', category)
    .where(sql<boolean>`jsonb_array_length(state->'competitions'->'current') = 0`)
    .orderBy('id')
    .limit(most)
    .execute();
  const clubs = await loadClubs(
    tx,
    rows.map(({ id }) => id),
    'lock',
  );
  return [...clubs.values()];
}

/** Who founds bots, where and when. */
export interface Founding {
  readonly count: number;
  readonly idOf: (n: number) => string;
  readonly now: number;
}

/** Invents clubs whose names nobody has yet; they are not stored. R-BOT-3 */
export async function inventBots(
  tx: Queries,
  { count, idOf, now }: Founding,
  random: Random,
  ruleset: Ruleset,
): Promise<ClubOutcome[]> {
  if (count === 0) return [];
  const rows = await tx.selectFrom('clubs').select('name_key').execute();
  const taken = new Set(rows.map(({ name_key }) => name_key));
  return Array.from({ length: count }, (_, index) => {
    const isTaken = (name: string) => taken.has(clubNameKey(name));
    const founded = botClub({ id: idOf(index + 1), now, isTaken }, random, ruleset);
    taken.add(clubNameKey(founded.club.name));
    return founded;
  });
}
