/** Invitations to friendlies and their answers. R-FRD-3, R-FRD-4, R-FRD-9, R-FRD-13 */
import { type OwnClub, ROUTES } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { accept, type Result } from '@mundo-manager/rules/core';
import {
  acceptInvitation,
  cancelFriendly,
  declineInvitation,
  friendlyId,
  type Invitation,
  inviteToFriendly,
  withdrawInvitation,
} from '@mundo-manager/rules/friendlies';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { isAway } from '../absence/vacations.ts';
import { loadClub } from '../aggregates/clubs.ts';
import { loadInvitation, pendingInvitations, storeInvitation } from '../aggregates/friendly-invitations.ts';
import { deleteFriendly } from '../aggregates/matches.ts';
import { CLUB_CHANNEL, type Needs } from '../aggregates/world.ts';
import { orRefuse, type Refusal, refuseWith } from '../commands/refusal.ts';
import type { CommandContext } from '../commands/run-command.ts';
import { planWork } from '../due-work/due-work.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { fixturesOf } from '../proofs/fixtures.ts';
import { notify } from '../storage/storage.ts';
import { currentCompetitions } from '../views/competitions.ts';
import { friendliesOf, slotsOf } from '../views/friendlies.ts';
import { keepRules } from '../world/draw.ts';
import { worksOfInvitation } from '../world/friendlies.ts';
import { slotMatches } from '../world/friendly-slots.ts';
import { leagueKickOffs } from '../world/league-lots.ts';

export function registerFriendlies(host: RouteHost): void {
  const { storage, clock, rulesets, game } = host.services;

  registerRoute(host, ROUTES.friendlies, ({ caller }) => {
    const now = clock.now();
    const clubId = orRefuse(caller.clubId, 'club/none');
    return friendliesOf(storage.db, { clubId, now, ruleset: rulesets.at(now) });
  });

  registerRoute(host, ROUTES.friendlySlots, async ({ params, caller }) => {
    const now = clock.now();
    const { club } = orRefuse(await loadClub(storage.db, params.clubId), 'not-found/club');
    const clubIds = [orRefuse(caller.clubId, 'club/none'), club.id];
    return { slots: await slotsOf(storage.db, clubIds, now, rulesets.at(now)) };
  });

  registerClubCommand(host, ROUTES.inviteToFriendly, {
    needs: async ({ tx, body }) => {
      const row = await tx
        .selectFrom('clubs')
        .select('id')
        .where('id', '=', body.clubId)
        .where('retired_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? refuseWith('not-found/club') : { ok: true, value: { clubs: [row.id] } };
    },
    run: async ({ tx, loaded, club, now, ruleset, body: { clubId, kickOff, isHome } }) => {
      const other = loaded.clubs.get(clubId);
      if (other === undefined) return refuseWith('not-found/club');
      const clubIds = [club.id, clubId];
      const invited = inviteToFriendly(
        {
          id: crypto.randomUUID(),
          club,
          opponent: other.club,
          kickOff,
          isHome,
          isOpponentAway: other.ownerId !== null && (await isAway(tx, other.ownerId)),
          invitations: await pendingInvitations(tx, clubIds),
          matches: await slotMatches(tx, clubIds, now),
          now,
        },
        ruleset,
      );
      if (!invited.ok) return invited;
      const { invitation, events } = invited.value;
      await storeInvitation(tx, invitation);
      await planWork(tx, game.kinds, worksOfInvitation(invitation, other.ownerId === null));
      await notify(tx, CLUB_CHANNEL, clubId);
      return accept({ club, entries: [], events });
    },
    answer,
  });

  registerClubCommand(host, ROUTES.acceptFriendly, {
    needs: bothClubs,
    run: async (context) => {
      const { tx, loaded, club, now, ruleset } = context;
      const found = await ownInvitation(context, 'to');
      if (!found.ok) return found;
      const from = loaded.clubs.get(found.value.from);
      if (from === undefined) return refuseWith('not-found/invitation');
      const matches = await slotMatches(tx, [club.id, from.club.id], now);
      const accepted = acceptInvitation({ invitation: found.value, from: from.club, to: club, matches, now }, ruleset);
      if (!accepted.ok) return accepted;
      const { invitation, competition, clubs, events } = accepted.value;
      await storeInvitation(tx, invitation);
      return accept({ club: clubs[0], other: clubs[1], competition, entries: [], events });
    },
    changes: ({ other, competition }) => ({
      clubs: [other],
      competitions: [competition],
      fixtures: fixturesOf(Object.values(competition.matches), game.secrets),
    }),
    answer: async ({ outcome, club, context }) => {
      const { tx, now } = context;
      await keepRules(tx, outcome.competition.id, rulesets.hashAt(now));
      await planWork(tx, game.kinds, leagueKickOffs(Object.values(outcome.competition.matches), now));
      return answer({ club, context });
    },
  });

  registerClubCommand(host, ROUTES.declineFriendly, {
    needs: bothClubs,
    run: async (context) => {
      const { club, now } = context;
      const found = await ownInvitation(context, 'to');
      return found.ok ? close(context, declineInvitation({ invitation: found.value, club, now })) : found;
    },
    answer,
  });

  registerClubCommand(host, ROUTES.withdrawFriendly, {
    needs: bothClubs,
    run: async (context) => {
      const found = await ownInvitation(context, 'from');
      return found.ok ? close(context, withdrawInvitation(found.value)) : found;
    },
    answer,
  });

  registerClubCommand(host, ROUTES.cancelFriendly, {
    needs: async (input) => {
      const clubs = await bothClubs(input);
      const id = friendlyId({ id: input.body.invitationId });
      return clubs.ok ? { ok: true, value: { ...clubs.value, competitions: [id], matches: [`${id}-1`] } } : clubs;
    },
    run: async (context) => {
      const { tx, loaded, club, now, ruleset } = context;
      const found = await ownInvitation(context, 'either');
      if (!found.ok) return found;
      const invitation = found.value;
      const [stored] = loaded.matches.values();
      if (stored === undefined) return refuseWith('friendlies/not-agreed', { status: invitation.status });
      const { match, phase } = stored;
      if (phase !== 'scheduled') return refuseWith('friendlies/too-late', { date: match.date });
      const [home, away] = [loaded.clubs.get(match.home.id)?.club, loaded.clubs.get(match.away.id)?.club];
      if (home === undefined || away === undefined) return refuseWith('not-found/invitation');
      const cancelled = cancelFriendly({ invitation, match, home, away, clubId: club.id, now }, ruleset);
      if (!cancelled.ok) return cancelled;
      const { clubs, events } = cancelled.value;
      await storeInvitation(tx, cancelled.value.invitation);
      await deleteFriendly(tx, match);
      const [own, other] = clubs[0].id === club.id ? clubs : [clubs[1], clubs[0]];
      return accept({ club: own, other, entries: [], events });
    },
    changes: ({ other }) => ({ clubs: [other] }),
    answer,
  });
}

interface Named {
  readonly body: { readonly invitationId: string };
}

/** Both clubs of the invitation that the call names, for an invitation changes with both locked alone. R-FRD-13 */
async function bothClubs({ tx, body }: Named & Pick<CommandContext, 'tx'>): Promise<Result<Needs, Refusal>> {
  const invitation = await loadInvitation(tx, body.invitationId);
  if (invitation === undefined) return refuseWith('not-found/invitation');
  return { ok: true, value: { clubs: [invitation.from, invitation.to] } };
}

/** The invitation that the call names, where the club is on that side of it. */
async function ownInvitation(
  { tx, club, body }: Named & Pick<CommandContext, 'tx'> & { readonly club: Club },
  side: 'from' | 'to' | 'either',
): Promise<Result<Invitation, Refusal>> {
  const invitation = await loadInvitation(tx, body.invitationId);
  const sides = side === 'either' ? (['from', 'to'] as const) : [side];
  return invitation !== undefined && sides.some((one) => invitation[one] === club.id)
    ? accept(invitation)
    : refuseWith('not-found/invitation');
}

/** Stores an invitation that one of its clubs has closed, and wakes the clubs that have news of it. */
async function close(
  { club, tx }: { readonly club: Club } & Pick<CommandContext, 'tx'>,
  closed: Result<{ readonly invitation: Invitation; readonly events: readonly GameEvent[] }>,
) {
  if (!closed.ok) return closed;
  const { invitation, events } = closed.value;
  await storeInvitation(tx, invitation);
  await notify(tx, CLUB_CHANNEL, invitation.from === club.id ? invitation.to : invitation.from);
  return accept({ club, entries: [], events });
}

async function answer({ club, context }: { readonly club: OwnClub; readonly context: CommandContext }) {
  const { tx, now, ruleset } = context;
  return {
    club,
    currentCompetitions: await currentCompetitions(tx, club, now),
    friendlies: await friendliesOf(tx, { clubId: club.id, now, ruleset }),
  };
}
