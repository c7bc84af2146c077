/** A user's own data, and the end of them. R-IDN-10 */
import { ownClub, ROUTES } from '@mundo-manager/contract';
import { drawName } from '@mundo-manager/rules/players';
import { findSignUp, forgetSignUp } from '../aggregates/beta-sign-ups.ts';
import { matchIdsOf } from '../aggregates/club-matches.ts';
import { clubIdOf, loadClub } from '../aggregates/clubs.ts';
import { deleteUserRecord, leaveClubToBot } from '../aggregates/ownership.ts';
import { refuseWith } from '../commands/refusal.ts';
import { registerUserCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { allMessages } from '../views/inbox.ts';
import { matchViews } from '../views/matches.ts';
import { allEntries } from '../views/statement.ts';
import { userOf } from '../views/user.ts';

export function registerAccount(host: RouteHost): void {
  const { services } = host;
  const { storage, clock, identity } = services;

  registerRoute(host, ROUTES.exportAccount, async ({ caller }) => {
    const user = await userOf(services, caller.record);
    const profile = await identity.profile(user.id);
    // Whoever only says that an address is his learns nothing of who signed up by it.
    const betaSignUp = profile?.isEmailVerified ? await findSignUp(storage.db, profile.email) : undefined;
    const own = { exportedAt: clock.wallNow(), user, betaSignUp: betaSignUp ?? null };
    const stored = caller.clubId === null ? undefined : await loadClub(storage.db, caller.clubId);
    if (stored === undefined) return { ...own, club: null, entries: [], messages: [], matches: [] };
    const { club, version } = stored;
    const matchIds = await matchIdsOf(storage.db, club.id);
    return {
      ...own,
      club: ownClub(club, version),
      entries: await allEntries(storage.db, club.id),
      messages: await allMessages(storage.db, club.id),
      matches: await matchViews(storage.db, matchIds, { clubId: club.id, now: clock.now() }),
    };
  });

  registerUserCommand(host, ROUTES.deleteAccount, {
    needs: async ({ tx, userId }) => {
      // His row first: from here on he founds no club.
      const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
      if (user === undefined) return refuseWith('user/none');
      const clubId = await clubIdOf(tx, userId);
      return { ok: true, value: { clubs: clubId === undefined ? [] : [clubId] } };
    },
    run: async ({ tx, userId, random, loaded }) => {
      const clubs = [...loaded.clubs.values()].map(({ club }) => club);
      for (const { id } of clubs) await leaveClubToBot(tx, id);
      const profile = await identity.profile(userId, tx);
      // Whoever only says that an address is his doesn't end another's sign-up either.
      if (profile?.isEmailVerified) await forgetSignUp(tx, profile.email);
      await identity.deleteUser(userId, tx);
      await deleteUserRecord(tx, userId);
      // The club's page showed the user's name.
      const managedByBot = clubs.map((club) => ({
        ...club,
        manager: { ...club.manager, name: drawName(random, 'BR') },
      }));
      return { ok: true, value: managedByBot };
    },
    changes: (clubs) => ({ clubs, entries: [], events: [] }),
    answer: () => ({ deleted: true }) as const,
  });
}
