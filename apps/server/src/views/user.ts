/** The signed-in user as he sees himself. */
import type { User } from '@mundo-manager/contract';
import { orRefuse } from '../commands/refusal.ts';
import type { Services } from '../http/services.ts';

/** The user's record; never called inside a transaction. Refused: user/none. */
export async function userOf(
  { storage, identity }: Pick<Services, 'storage' | 'identity'>,
  userId: string,
): Promise<User> {
  const row = await storage.db
    .selectFrom('users')
    .leftJoin('clubs', 'clubs.owner_id', 'users.id')
    .select(['users.name', 'users.created_at', 'clubs.id as club_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const { name, created_at, club_id } = orRefuse(row, 'user/none');
  const { email } = orRefuse(await identity.profile(userId), 'user/none');
  return { id: userId, name, email, image: null, createdAt: created_at.getTime(), clubId: club_id };
}
