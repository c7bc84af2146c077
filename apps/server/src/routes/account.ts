/** A user's own data, and the end of them. R-IDN-10 */
import { ownClub, ROUTES } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, withdrawUnplayed } from '@mundo-manager/rules/competitions';
import { drawName } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { startVacation, vacationSince } from '../absence/vacations.ts';
import { endVacation, visitMoments } from '../absence/visits.ts';
import { findSignUp, forgetSignUp } from '../aggregates/beta-sign-ups.ts';
import { matchIdsOf } from '../aggregates/club-matches.ts';
import { clubIdOf, currentIdsOf, loadClub } from '../aggregates/clubs.ts';
import { rememberDeparture } from '../aggregates/departures.ts';
import { allInvitations } from '../aggregates/friendly-invitations.ts';
import { deleteUserRecord, freeName, leaveClubToBot, retireClubs } from '../aggregates/ownership.ts';
import { loadWatches } from '../aggregates/watched-players.ts';
import type { Changes } from '../aggregates/world.ts';
import { orRefuse, refuseWith } from '../commands/refusal.ts';
import { registerUserCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { ownNotifications } from '../notifications/choices.ts';
import { bannedUntil } from '../operations/operator/bans.ts';
import { Overtaken } from '../storage/errors.ts';
import type { Queries } from '../storage/storage.ts';
import { ownBoards } from '../views/board.ts';
import { allMessages } from '../views/inbox.ts';
import { matchViews } from '../views/matches.ts';
import { allEntries } from '../views/statement.ts';
import { userOf } from '../views/user.ts';

export function registerAccount(host: RouteHost): void {
  const { services } = host;
  const { storage, clock, identity, world } = services;

  registerRoute(host, ROUTES.exportAccount, async ({ caller }) => {
    const user = await userOf(services, caller.record);
    const profile = await identity.profile(user.id);
    // An unverified address gives no access to the sign-up made with it.
    const betaSignUp = profile?.isEmailVerified ? await findSignUp(storage.db, profile.email) : undefined;
    const own = {
      exportedAt: clock.wallNow(),
      user,
      betaSignUp: betaSignUp ?? null,
      visitedAt: caller.record?.visitedReal ?? null,
      showsLastSeen: caller.record?.showsLastSeen ?? false,
    };
    const stored = caller.clubId === null ? undefined : await loadClub(storage.db, caller.clubId);
    if (stored === undefined)
      return {
        ...own,
        club: null,
        watched: [],
        invitations: [],
        boards: await ownBoards(storage.db, user.id),
        notifications: await ownNotifications(storage.db, user.id),
        entries: [],
        messages: [],
        matches: [],
      };
    const { club, version } = stored;
    const matchIds = await matchIdsOf(storage.db, club.id);
    return {
      ...own,
      club: ownClub(club, version),
      watched: await loadWatches(storage.db, club.id),
      invitations: await allInvitations(storage.db, club.id),
      boards: await ownBoards(storage.db, user.id),
      notifications: await ownNotifications(storage.db, user.id),
      entries: await allEntries(storage.db, club.id),
      messages: await allMessages(storage.db, club.id),
      matches: await matchViews(storage.db, matchIds, { clubId: club.id, now: clock.now() }),
    };
  });

  registerRoute(host, ROUTES.setVacation, async ({ caller, body }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    const clubId = orRefuse(caller.clubId, 'club/none');
    const since = await host.parallelCommands.run(userId, () =>
      storage.transaction(async (tx) => {
        const now = visitMoments(clock);
        if (body.isOn) await startVacation(tx, { userId, clubId, now });
        else await endVacation(tx, { userId, clubId, now: now.game });
        return vacationSince(tx, userId);
      }),
    );
    return { since };
  });

  registerRoute(host, ROUTES.showLastSeen, async ({ caller, body: { isShown } }) => {
    const userId = orRefuse(caller.userId, 'auth/required');
    await host.parallelCommands.run(userId, () =>
      storage.transaction((tx) =>
        tx.updateTable('users').set({ shows_last_seen: isShown }).where('id', '=', userId).execute(),
      ),
    );
    return { isShown };
  });

  registerUserCommand(host, ROUTES.deleteAccount, {
    needs: async ({ tx, userId }) => {
      // His row first: from here on he founds no club.
      const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
      if (user === undefined) return refuseWith('user/none');
      const clubId = await clubIdOf(tx, userId);
      if (clubId === undefined) return { ok: true, value: {} };
      return { ok: true, value: { clubs: [clubId], competitions: await currentIdsOf(tx, clubId) } };
    },
    run: async ({ tx, userId, now, random, loaded, ruleset }) => {
      const [stored] = loaded.clubs.values();
      const hasClub = stored !== undefined;
      const leaver = { marks: await identity.marks(userId, tx), hasClub, bannedUntil: await bannedUntil(tx, userId) };
      await rememberDeparture(tx, leaver, { world, now });
      if (hasClub) await leaveClubToBot(tx, stored.club.id);
      const profile = await identity.profile(userId, tx);
      // Nor does an unverified address end another's sign-up.
      if (profile?.isEmailVerified) await forgetSignUp(tx, profile.email);
      await identity.deleteUser(userId, tx);
      await deleteUserRecord(tx, userId);
      if (stored === undefined) return { ok: true, value: NOTHING_CHANGED };
      // The club's page showed the user's name.
      const club = { ...stored.club, manager: { ...stored.club.manager, name: drawName(random, 'BR') } };
      return { ok: true, value: await leaveClub(tx, club, loaded.competitions, { now, ruleset }) };
    },
    changes: (changes) => changes,
    answer: () => ({ deleted: true }) as const,
  });
}

const NOTHING_CHANGED: Changes = { entries: [], events: [] };

/** A club that has never played leaves the game; any other plays on as a bot. R-IDN-10, R-IDN-17 */
async function leaveClub(
  tx: Queries,
  club: Club,
  competitions: ReadonlyMap<string, Competition>,
  { now, ruleset }: { readonly now: number; readonly ruleset: Ruleset },
): Promise<Changes> {
  const { current } = club.competitions;
  if (current.some((id) => !competitions.has(id)))
    throw new Overtaken(`club ${club.id} has entered a competition meanwhile`);
  const left = withdrawUnplayed(club, [...competitions.values()], ruleset);
  if (left === null) return { ...NOTHING_CHANGED, clubs: [club] };
  await retireClubs(tx, [club.id], now);
  await freeName(tx, club);
  return {
    ...NOTHING_CHANGED,
    clubs: [{ ...club, players: [], competitions: { current: [] } }],
    gone: club.players.map(({ id }) => id),
    competitions: left,
  };
}
