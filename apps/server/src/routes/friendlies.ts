/** A club's friendlies, its free slots, and calling one off. R-FRD-9, R-FRD-15 */
import { ROUTES } from '@mundo-manager/contract';
import { accept } from '@mundo-manager/rules/core';
import { cancelFriendly, friendlyId } from '@mundo-manager/rules/friendlies';
import { loadClub } from '../aggregates/clubs.ts';
import { clubsOfInvitation, invitationOfClub, storeInvitation } from '../aggregates/friendly-invitations.ts';
import { deleteFriendly } from '../aggregates/matches.ts';
import { orRefuse, refuseWith } from '../commands/refusal.ts';
import { callerClubId } from '../http/find-caller.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { clubWithFriendlies, friendliesOf, slotsOf } from '../views/friendlies.ts';

export function registerFriendlies(host: RouteHost): void {
  const { storage, clock, rulesets } = host.services;

  registerRoute(host, ROUTES.friendlies, ({ caller }) => {
    const now = clock.now();
    return friendliesOf(storage.db, { clubId: callerClubId(caller), now, ruleset: rulesets.at(now) });
  });

  registerRoute(host, ROUTES.friendlySlots, async ({ params, caller }) => {
    const now = clock.now();
    const { club } = orRefuse(await loadClub(storage.db, params.clubId), 'not-found/club');
    return { slots: await slotsOf(storage.db, [callerClubId(caller), club.id], now, rulesets.at(now)) };
  });

  registerClubCommand(host, ROUTES.cancelFriendly, {
    needs: async ({ tx, body: { invitationId } }) => {
      const clubs = await clubsOfInvitation(tx, invitationId);
      const id = friendlyId({ id: invitationId });
      return clubs === undefined
        ? refuseWith('not-found/invitation')
        : { ok: true, value: { clubs, competitions: [id], matches: [`${id}-1`] } };
    },
    run: async ({ tx, loaded, club, now, ruleset, body }) => {
      const invitation = await invitationOfClub(tx, body.invitationId, club.id);
      if (invitation === undefined) return refuseWith('not-found/invitation');
      const [stored] = loaded.matches.values();
      if (stored === undefined) return refuseWith('friendlies/not-agreed', { status: invitation.status });
      const { match, phase } = stored;
      if (phase !== 'scheduled') return refuseWith('friendlies/too-late', { date: match.date });
      const [home, away] = [loaded.clubs.get(match.home.id)?.club, loaded.clubs.get(match.away.id)?.club];
      if (home === undefined || away === undefined) return refuseWith('not-found/invitation');
      const cancelled = cancelFriendly({ invitation, match, home, away, clubId: club.id, now }, ruleset);
      if (!cancelled.ok) return cancelled;
      const { clubs, events } = cancelled.value;
      const [own, other] = clubs[0].id === club.id ? clubs : [clubs[1], clubs[0]];
      return accept({ club: own, other, match, invitation: cancelled.value.invitation, entries: [], events });
    },
    changes: ({ other }) => ({ clubs: [other] }),
    store: async ({ outcome: { invitation, match }, context: { tx } }) => {
      await storeInvitation(tx, invitation);
      await deleteFriendly(tx, match);
    },
    answer: ({ club, context: { tx, now, ruleset } }) => clubWithFriendlies(tx, club, { now, ruleset }),
  });
}
