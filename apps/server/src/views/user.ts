/** The signed-in user as he sees himself. */
import type { User } from '@mundo-manager/contract';
import type { StoredAbsence } from '../absence/visits.ts';
import { orRefuse } from '../commands/refusal.ts';
import type { IdentityProfile } from '../identity/index.ts';
import type { Queries } from '../storage/storage.ts';

/** The game's own data of a user. */
export interface UserRecord extends StoredAbsence {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly clubId: string | null;
  /** The end of his ban in game time; null without a ban. */
  readonly bannedUntil: number | null;
  readonly banReason: string | null;
  /** Whether others may read roughly when he was last here. */
  readonly showsLastSeen: boolean;
}

/** The user's record; undefined if he has none yet, or none any more. */
export function findUser(queries: Queries, userId: string): Promise<UserRecord | undefined> {
  return queries
    .selectFrom('users')
    .leftJoin('clubs', 'clubs.owner_id', 'users.id')
    .leftJoin('bans', 'bans.user_id', 'users.id')
    .leftJoin('absences', 'absences.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.created_at as createdAt',
      'users.shows_last_seen as showsLastSeen',
      'clubs.id as clubId',
      'bans.until as bannedUntil',
      'bans.reason as banReason',
      'absences.visited_real as visitedReal',
      'absences.stage as vacationStage',
      'absences.is_by_hand as isVacationByHand',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** Where the user's profile comes from. */
interface ProfileSource {
  readonly identity: { readonly profile: (userId: string) => Promise<IdentityProfile | undefined> };
}

/** With what identity adds; never called inside a transaction. Refused: user/none, without a record or an account. */
export async function userOf({ identity }: ProfileSource, record: UserRecord | undefined): Promise<User> {
  const { id, name, createdAt, clubId } = orRefuse(record, 'user/none');
  const { email } = orRefuse(await identity.profile(id), 'user/none');
  return { id, name, email, image: null, createdAt: createdAt.getTime(), clubId };
}
