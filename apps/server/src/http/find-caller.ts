/** Who calls: a token, a user with a record here, a user with a club, an operator. R-IDN-2, R-IDN-3, R-OPR-6 */
import type { Route } from '@mundo-manager/contract';
import type { FastifyRequest } from 'fastify';
import { orRefuse, Refused } from '../commands/refusal.ts';
import { operatorUntil } from '../operations/operator/operators.ts';
import { findUser, type UserRecord } from '../views/user.ts';
import type { Services } from './services.ts';

/** The caller as far as the call asks; ids that it does not ask for are null. */
export interface Caller {
  readonly userId: string | null;
  readonly clubId: string | null;
  /** The game's record of the user; undefined if a token is enough. */
  readonly record?: UserRecord;
}

/** Calls that a banned user may make: exporting and deleting his account. R-ADM-2 */
const OPEN_TO_BANNED: ReadonlySet<string> = new Set(['exportAccount', 'deleteAccount']);

const NOBODY: Caller = { userId: null, clubId: null };

/** The caller's user id. Refused: auth/required. */
export function callerUserId({ userId }: Caller): string {
  return orRefuse(userId, 'auth/required');
}

/** The id of the caller's club. Refused: club/none. */
export function callerClubId({ clubId }: Caller): string {
  return orRefuse(clubId, 'club/none');
}

/** The caller, or Refused: auth/required, auth/invalid-token, user/none, user/banned, club/none, operator/required. A user with a good token is the request's caller already then. */
export async function findCaller(
  { identity, storage, clock }: Services,
  { access, name }: Pick<Route, 'access' | 'name'>,
  request: FastifyRequest,
): Promise<Caller> {
  if (access === 'public') return NOBODY;
  const authentication = await identity.authenticate(request);
  if (!authentication.ok) {
    throw new Refused(authentication.error.code);
  }
  const { userId } = authentication;
  // A caller with a valid token is counted by user, not by address.
  request.caller = { userId, clubId: null };
  if (access === 'token') return { userId, clubId: null };

  const record = await findUser(storage.db, userId);
  if (record === undefined) throw new Refused('user/none');
  const { clubId, bannedUntil, banReason } = record;
  if (bannedUntil !== null && bannedUntil > clock.now() && !OPEN_TO_BANNED.has(name))
    throw new Refused('user/banned', { until: bannedUntil, reason: banReason ?? '' });
  if (access === 'club' && clubId === null) throw new Refused('club/none');
  if (access === 'operator' && (await operatorUntil(storage.db, userId, clock.wallNow())) === null)
    throw new Refused('operator/required');
  return { userId, clubId, record };
}
