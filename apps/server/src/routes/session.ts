/** The start of a session: the user's record, and everything that the web begins with. R-CAL-6, R-CAL-9 */
import { ownClub, ROUTES, type User } from '@mundo-manager/contract';
import { loadClub } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import type { Services } from '../http/services.ts';
import { clockView } from '../views/clock.ts';
import { currentCompetitions } from '../views/competitions.ts';
import { unreadMessages } from '../views/inbox.ts';

export function registerSession(host: RouteHost): void {
  const { services } = host;
  const { storage, identity, clock, world } = services;

  registerRoute(host, ROUTES.createUser, async ({ caller }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    const profile = orRefuse(await identity.profile(userId), 'auth/invalid-token');
    await storage.db
      .insertInto('users')
      .values({ id: userId, name: profile.name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { user: await userOf(services, userId) };
  });

  registerRoute(host, ROUTES.initialData, async ({ caller }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    const { club, version } = orRefuse(await loadClub(storage.db, caller.clubId ?? ''), 'club/none');
    return {
      club: ownClub(club, version),
      currentCompetitions: await currentCompetitions(storage.db, club, clock.now()),
      user: await userOf(services, userId),
      clock: clockView(clock, world),
      unread: await unreadMessages(storage.db, club.id),
    };
  });
}

async function userOf({ storage, identity }: Services, userId: string): Promise<User> {
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
