/** A user's own data and privacy: the export, the vacation and whether others read when he was last here. R-IDN-10, R-VAC-5, R-PFL-4 */
import { ownClub, ROUTES } from '@mundo-manager/contract';
import { startVacation, vacationSince } from '../absence/vacations.ts';
import { endVacation, visitMoments } from '../absence/visits.ts';
import { findSignUp } from '../aggregates/beta-sign-ups.ts';
import { matchIdsOf } from '../aggregates/club-matches.ts';
import { loadClub } from '../aggregates/clubs.ts';
import { allInvitations } from '../aggregates/friendly-invitations.ts';
import { loadWatches } from '../aggregates/watched-players.ts';
import { type Caller, callerClubId } from '../http/find-caller.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { registerUpdate } from '../http/register-update.ts';
import type { Services } from '../http/services.ts';
import { ownNotifications } from '../notifications/consents-and-browsers.ts';
import { ownBoards } from '../views/board.ts';
import { allMessages } from '../views/inbox.ts';
import { matchViews } from '../views/matches.ts';
import { allEntries } from '../views/statement.ts';
import { userOf } from '../views/user.ts';

export function registerAccount(host: RouteHost): void {
  const { services } = host;
  const { clock } = services;

  registerRoute(host, ROUTES.exportAccount, async ({ caller }) => ({
    ...(await userData(services, caller)),
    ...(await clubData(services, caller)),
  }));

  registerUpdate(host, ROUTES.setVacation, async ({ tx, userId, caller, body }) => {
    const clubId = callerClubId(caller);
    const now = visitMoments(clock);
    if (body.isOn) await startVacation(tx, { userId, clubId, now });
    else await endVacation(tx, { userId, clubId, now: now.game });
    return { since: await vacationSince(tx, userId) };
  });

  registerUpdate(host, ROUTES.showLastSeen, async ({ tx, userId, body: { isShown } }) => {
    await tx.updateTable('users').set({ shows_last_seen: isShown }).where('id', '=', userId).execute();
    return { isShown };
  });
}

/** What the account holds whether or not the user has a club. */
async function userData({ storage, clock, identity }: Services, { record }: Caller) {
  const user = await userOf({ identity }, record);
  const profile = await identity.profile(user.id);
  // An unverified address gives no access to the sign-up made with it.
  const betaSignUp = profile?.isEmailVerified ? await findSignUp(storage.db, profile.email) : undefined;
  return {
    exportedAt: clock.wallNow(),
    user,
    betaSignUp: betaSignUp ?? null,
    visitedAt: record?.visitedReal ?? null,
    showsLastSeen: record?.showsLastSeen ?? false,
    boards: await ownBoards(storage.db, user.id),
    notifications: await ownNotifications(storage.db, user.id),
  };
}

const NO_CLUB_DATA = { club: null, watched: [], invitations: [], entries: [], messages: [], matches: [] };

/** What the account holds of the user's club. */
async function clubData({ storage, clock }: Services, { clubId }: Caller) {
  const stored = clubId === null ? undefined : await loadClub(storage.db, clubId);
  if (stored === undefined) return NO_CLUB_DATA;
  const { club, version } = stored;
  const matchIds = await matchIdsOf(storage.db, club.id);
  return {
    club: ownClub(club, version),
    watched: await loadWatches(storage.db, club.id),
    invitations: await allInvitations(storage.db, club.id),
    entries: await allEntries(storage.db, club.id),
    messages: await allMessages(storage.db, club.id),
    matches: await matchViews(storage.db, matchIds, { clubId: club.id, now: clock.now() }),
  };
}
