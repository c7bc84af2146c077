/** The start of a session: the user's record, and everything that the web begins with. R-CAL-6, R-CAL-9 */
import { ROUTES } from '@mundo-manager/contract';
import { vacationSince } from '../absence/vacations.ts';
import { orRefuse } from '../commands/refusal.ts';
import { callerClubId, callerUserId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { unreadBoards } from '../views/board.ts';
import { clockView } from '../views/clock.ts';
import { clubAtSessionStart } from '../views/club-at-session-start.ts';
import { findUser, userOf } from '../views/user.ts';

export function registerSession(host: RouteHost): void {
  const { services } = host;
  const { storage, identity, clock, world, rulesets, contact } = services;

  registerRoute(host, ROUTES.initialData, async ({ caller }) => {
    const [userId, clubId] = [callerUserId(caller), callerClubId(caller)];
    const since = await vacationSince(storage.db, userId);
    const affairs = await clubAtSessionStart(storage.db, clubId, clock.now());
    const competitionIds = affairs.currentCompetitions.map(({ id }) => id);
    const unreadPosts = await unreadBoards(storage.db, { userId, clubId }, competitionIds);
    return {
      ...affairs,
      ...(unreadPosts.length > 0 && { unreadPosts }),
      user: await userOf(services, caller.record),
      clock: clockView(clock, world),
      rulesetHash: rulesets.hashAt(clock.now()),
      ...(caller.record?.showsLastSeen && { showsLastSeen: true as const }),
      ...(since !== null && { vacation: { since } }),
      ...(contact !== undefined && { contact }),
    };
  });

  registerRoute(host, ROUTES.createUser, async ({ caller }) => {
    const userId = callerUserId(caller);
    const profile = orRefuse(await identity.profile(userId), 'auth/invalid-token');
    await storage.transaction(async (tx) => {
      await tx
        .insertInto('users')
        .values({ id: userId, name: profile.name })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // A user who was deleted by a call that this insertion waited for gets no new record.
      orRefuse(await identity.profile(userId, tx), 'auth/invalid-token');
    });
    return { user: await userOf(services, await findUser(storage.db, userId)) };
  });
}
