/** Invitations to friendlies and their answers. R-FRD-3, R-FRD-4, R-FRD-13 */
import { type OwnClub, ROUTES } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { accept, type Result } from '@mundo-manager/rules/core';
import {
  acceptInvitation,
  declineInvitation,
  type Invitation,
  inviteToFriendly,
  withdrawInvitation,
} from '@mundo-manager/rules/friendlies';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { isAway } from '../absence/vacations.ts';
import { pinRules } from '../aggregates/competitions.ts';
import {
  clubsOfInvitation,
  invitationOfClub,
  pendingInvitations,
  storeInvitation,
} from '../aggregates/friendly-invitations.ts';
import { CLUB_CHANNEL, type Needs } from '../aggregates/lock-and-store.ts';
import { type Refusal, refuseWith } from '../commands/refusal.ts';
import type { CommandContext } from '../commands/run-command.ts';
import { planWork } from '../due-work/due-work.ts';
import { registerClubCommand } from '../http/register-command.ts';
import type { RouteHost } from '../http/register-route.ts';
import { fixturesOf } from '../proofs/fixture-secrets.ts';
import { notify } from '../storage/storage.ts';
import { clubWithFriendlies } from '../views/friendlies.ts';
import { kickOffWorks } from '../world/draw-league-lots.ts';
import { worksOfInvitation } from '../world/friendlies.ts';
import { slotMatches } from '../world/friendly-slots.ts';

export function registerFriendlyInvitations(host: RouteHost): void {
  const { rulesets, game } = host.services;

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
      const isOpponentAway = other.ownerId !== null && (await isAway(tx, other.ownerId));
      const invitations = await pendingInvitations(tx, [club.id, clubId]);
      const matches = await slotMatches(tx, [club.id, clubId], now);
      const choice = { id: crypto.randomUUID(), club, opponent: other.club, kickOff, isHome };
      const invited = inviteToFriendly({ ...choice, isOpponentAway, invitations, matches, now }, ruleset);
      if (!invited.ok) return invited;
      const { invitation, events } = invited.value;
      return accept({ club, entries: [], events, invitation, isToBot: other.ownerId === null });
    },
    store: async ({ outcome: { invitation, isToBot }, context: { tx } }) => {
      await storeInvitation(tx, invitation);
      await planWork(tx, game.kinds, worksOfInvitation(invitation, isToBot));
      await notify(tx, CLUB_CHANNEL, invitation.to);
    },
    answer,
  });

  registerClubCommand(host, ROUTES.acceptFriendly, {
    needs: bothClubs,
    run: async ({ tx, loaded, club, now, ruleset, body }) => {
      const invitation = await invitationOfClub(tx, body.invitationId, club.id, 'to');
      const from = invitation && loaded.clubs.get(invitation.from)?.club;
      if (invitation === undefined || from === undefined) return refuseWith('not-found/invitation');
      const matches = await slotMatches(tx, [club.id, from.id], now);
      const accepted = acceptInvitation({ invitation, from, to: club, matches, now }, ruleset);
      if (!accepted.ok) return accepted;
      const { clubs, ...agreed } = accepted.value;
      return accept({ ...agreed, club: clubs[0], other: clubs[1], entries: [] });
    },
    changes: ({ other, competition }) => ({
      clubs: [other],
      competitions: [competition],
      fixtures: fixturesOf(Object.values(competition.matches), game.secrets),
    }),
    store: async ({ outcome: { invitation, competition }, context: { tx, now } }) => {
      await storeInvitation(tx, invitation);
      await pinRules(tx, competition.id, rulesets.hashAt(now));
      await planWork(tx, game.kinds, kickOffWorks(Object.values(competition.matches), now));
    },
    answer,
  });

  registerClubCommand(host, ROUTES.declineFriendly, {
    needs: bothClubs,
    run: async ({ tx, club, now, body }) => {
      const invitation = await invitationOfClub(tx, body.invitationId, club.id, 'to');
      if (invitation === undefined) return refuseWith('not-found/invitation');
      return closedBy(club, declineInvitation({ invitation, club, now }));
    },
    store: ({ outcome, context }) => storeClosed(outcome.invitation, context),
    answer,
  });

  registerClubCommand(host, ROUTES.withdrawFriendly, {
    needs: bothClubs,
    run: async ({ tx, club, body }) => {
      const invitation = await invitationOfClub(tx, body.invitationId, club.id, 'from');
      return invitation === undefined
        ? refuseWith('not-found/invitation')
        : closedBy(club, withdrawInvitation(invitation));
    },
    store: ({ outcome, context }) => storeClosed(outcome.invitation, context),
    answer,
  });
}

interface Named {
  readonly body: { readonly invitationId: string };
}

/** Both clubs of the invitation that the call names, for an invitation changes with both locked alone. R-FRD-13 */
async function bothClubs({ tx, body }: Named & Pick<CommandContext, 'tx'>): Promise<Result<Needs, Refusal>> {
  const clubs = await clubsOfInvitation(tx, body.invitationId);
  return clubs === undefined ? refuseWith('not-found/invitation') : { ok: true, value: { clubs } };
}

/** An invitation that one of its clubs has closed. */
interface Closed {
  readonly invitation: Invitation;
  readonly events: readonly GameEvent[];
}

function closedBy(club: Club, closed: Result<Closed>) {
  return closed.ok ? accept({ ...closed.value, club, entries: [] }) : closed;
}

/** Stores a closed invitation, and notifies the other club. */
async function storeClosed(
  invitation: Invitation,
  { tx, club }: Pick<CommandContext, 'tx'> & { readonly club: Club },
): Promise<void> {
  await storeInvitation(tx, invitation);
  await notify(tx, CLUB_CHANNEL, invitation.from === club.id ? invitation.to : invitation.from);
}

function answer({ club, context }: { readonly club: OwnClub; readonly context: CommandContext }) {
  return clubWithFriendlies(context.tx, club, context);
}
