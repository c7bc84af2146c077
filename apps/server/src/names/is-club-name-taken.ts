import type { Queries } from '../storage/storage.ts';
import { clubNameKey } from './club-name-key.ts';

/** Whether a club is called so already, or by a name that looks alike; a club's own name is free for itself. */
export async function isClubNameTaken(queries: Queries, name: string, ownId?: string): Promise<boolean> {
  const row = await queries
    .selectFrom('clubs')
    .select('id')
    .where('name_key', '=', clubNameKey(name))
    .executeTakeFirst();
  return row !== undefined && row.id !== ownId;
}
