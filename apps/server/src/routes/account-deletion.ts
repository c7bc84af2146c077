/** The end of an account: its club leaves the game or plays on as a bot. R-IDN-10, R-IDN-17 */
import { ROUTES } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, withdrawUnplayed } from '@mundo-manager/rules/competitions';
import { drawName } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { forgetSignUp } from '../aggregates/beta-sign-ups.ts';
import { clubIdOf, currentIdsOf, type StoredClub } from '../aggregates/clubs.ts';
import { rememberDeparture } from '../aggregates/deleted-sign-ins.ts';
import type { Changes } from '../aggregates/lock-and-store.ts';
import { deleteUserRecord, freeName, leaveClubToBot, retireClubs } from '../aggregates/ownership.ts';
import { refuseWith } from '../commands/refusal.ts';
import { registerUserCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { bannedUntil } from '../operations/operator/bans.ts';
import { Overtaken } from '../storage/errors.ts';

export function registerAccountDeletion(host: RouteHost): void {
  const { identity, world } = host.services;

  registerUserCommand(host, ROUTES.deleteAccount, {
    needs: async ({ tx, userId }) => {
      // The user's row first: from here on the user founds no club.
      const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
      if (user === undefined) return refuseWith('user/none');
      const clubId = await clubIdOf(tx, userId);
      if (clubId === undefined) return { ok: true, value: {} };
      return { ok: true, value: { clubs: [clubId], competitions: await currentIdsOf(tx, clubId) } };
    },
    run: ({ random, loaded, ruleset }) => {
      const [stored] = loaded.clubs.values();
      // The club's page showed the user's name.
      const leaving = stored === undefined ? null : renamed(stored, drawName(random, 'BR'));
      return { ok: true, value: leaving === null ? NO_CLUB : leaveClub(leaving, loaded.competitions, ruleset) };
    },
    changes: ({ changes }) => changes,
    store: async ({ outcome: { club, isRetired }, context: { tx, userId, now } }) => {
      const marks = await identity.marks(userId, tx);
      const leaver = { marks, hasClub: club !== null, bannedUntil: await bannedUntil(tx, userId) };
      await rememberDeparture(tx, leaver, { world, now });
      if (club !== null) await leaveClubToBot(tx, club.id);
      if (club !== null && isRetired) {
        await retireClubs(tx, [club.id], now);
        await freeName(tx, club);
      }
      const profile = await identity.profile(userId, tx);
      // An unverified address does not end the sign-up of another user.
      if (profile?.isEmailVerified) await forgetSignUp(tx, profile.email);
      await identity.deleteUser(userId, tx);
      await deleteUserRecord(tx, userId);
    },
    answer: () => ({ deleted: true }) as const,
  });
}

/** What becomes of the club of a user who leaves. */
interface Leaving {
  readonly club: Club | null;
  readonly isRetired: boolean;
  readonly changes: Changes;
}

const NO_CLUB: Leaving = { club: null, isRetired: false, changes: { entries: [], events: [] } };

function renamed({ club }: StoredClub, managerName: string): Club {
  return { ...club, manager: { ...club.manager, name: managerName } };
}

/** A club that has never played leaves the game; any other plays on as a bot. R-IDN-10, R-IDN-17 */
function leaveClub(club: Club, competitions: ReadonlyMap<string, Competition>, ruleset: Ruleset): Leaving {
  const { current } = club.competitions;
  if (current.some((id) => !competitions.has(id)))
    throw new Overtaken(`club ${club.id} has entered a competition meanwhile`);
  const left = withdrawUnplayed(club, [...competitions.values()], ruleset);
  if (left === null) return { club, isRetired: false, changes: { clubs: [club], entries: [], events: [] } };
  const changes = {
    clubs: [{ ...club, players: [], competitions: { current: [] } }],
    gone: club.players.map(({ id }) => id),
    competitions: left,
    entries: [],
    events: [],
  };
  return { club, isRetired: true, changes };
}
