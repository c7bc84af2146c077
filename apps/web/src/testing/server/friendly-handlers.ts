import { clubBadge } from '@mundo-manager/contract';
import type { CallData } from '@mundo-manager/contract/client';
import { isFriendly } from '@mundo-manager/rules/competitions';
import {
  acceptInvitation,
  cancelFriendly,
  declineInvitation,
  friendlyId,
  type Invitation,
  inviteToFriendly,
  sharedSlots,
  withdrawInvitation,
} from '@mundo-manager/rules/friendlies';
import { currentCompetitionsOf, type FakeWorld, leagueOf, ownClubOf } from '../world.ts';
import { allowed, ownOf } from './club-commands.ts';
import { type Handlers, RefusedCall } from './fake-handlers.ts';

/** Fake answers of friendlies: their queries, and their commands by the rules. */
export const FRIENDLY_HANDLERS: Handlers = {
  friendlies: ({ world }) => friendliesOf(world),
  friendlySlots: ({ world, params: { clubId } }) => ({ slots: slotsOf(world, [ownOf(world).id, clubId]) }),
  inviteToFriendly: ({ world, body: { clubId, kickOff, isHome } }) => {
    const opponent = clubIn(world, clubId);
    const { invitations, now } = world;
    const wish = {
      id: `i${invitations.length + 1}`,
      club: ownOf(world),
      opponent,
      kickOff,
      isHome,
      isOpponentAway: false,
      now,
    };
    const invited = allowed(inviteToFriendly({ ...wish, invitations, matches: matchesIn(world) }, world.ruleset));
    world.invitations = [...invitations, invited.invitation];
    return answer(world);
  },
  acceptFriendly: ({ world, body: { invitationId } }) => {
    const invitation = invitationIn(world, invitationId);
    const [from, to] = [clubIn(world, invitation.from), clubIn(world, invitation.to)];
    const input = { invitation, from, to, matches: matchesIn(world), now: world.now };
    const accepted = allowed(acceptInvitation(input, world.ruleset));
    world.competitions = [...world.competitions, accepted.competition];
    keep(world, accepted.invitation, accepted.clubs);
    return answer(world);
  },
  declineFriendly: ({ world, body: { invitationId } }) => {
    const invitation = invitationIn(world, invitationId);
    keep(world, allowed(declineInvitation({ invitation, club: ownOf(world), now: world.now })).invitation);
    return answer(world);
  },
  withdrawFriendly: ({ world, body: { invitationId } }) => {
    keep(world, allowed(withdrawInvitation(invitationIn(world, invitationId))).invitation);
    return answer(world);
  },
  cancelFriendly: ({ world, body: { invitationId } }) => {
    const invitation = invitationIn(world, invitationId);
    const id = friendlyId(invitation);
    const [match] = Object.values(world.competitions.find((competition) => competition.id === id)?.matches ?? {});
    if (match === undefined) throw new RefusedCall('friendlies/not-agreed', { status: invitation.status });
    const [home, away] = [clubIn(world, match.home.id), clubIn(world, match.away.id)];
    const input = { invitation, match, home, away, clubId: ownOf(world).id, now: world.now };
    const cancelled = allowed(cancelFriendly(input, world.ruleset));
    world.competitions = world.competitions.filter((competition) => competition.id !== id);
    keep(world, cancelled.invitation, cancelled.clubs);
    return answer(world);
  },
};

/** The own club's friendlies in the fake world. */
function friendliesOf(world: FakeWorld): CallData<'friendlies'> {
  const own = ownOf(world).id;
  const rows = world.invitations.map((invitation) => ({
    invitation,
    opponent: clubBadge(clubIn(world, invitation.from === own ? invitation.to : invitation.from)),
  }));
  const open = rows.filter(({ invitation }) => invitation.status === 'open');
  const matches = world.competitions
    .filter(isFriendly)
    .flatMap((competition) => Object.values(leagueOf(world, competition).matches));
  return {
    received: open.filter(({ invitation }) => invitation.to === own),
    sent: open.filter(({ invitation }) => invitation.from === own),
    agreed: rows.flatMap((row) => {
      const match = matches.find(({ competitionId }) => competitionId === friendlyId(row.invitation));
      return row.invitation.status === 'accepted' && match?.status === 'not started' ? [{ ...row, match }] : [];
    }),
    results: matches.filter(({ status }) => status === 'finished'),
    slots: slotsOf(world, [own]),
  };
}

function answer(world: FakeWorld) {
  return { club: ownClubOf(world), currentCompetitions: currentCompetitionsOf(world), friendlies: friendliesOf(world) };
}

function keep(world: FakeWorld, invitation: Invitation, clubs: readonly { readonly id: string }[] = []): void {
  world.invitations = world.invitations.map((one) => (one.id === invitation.id ? invitation : one));
  const own = ownOf(world);
  const changed = clubs.find(({ id }) => id === own.id);
  if (changed !== undefined) world.club = { ...own, ...changed };
  world.version += 1;
}

function slotsOf(world: FakeWorld, clubIds: readonly string[]): number[] {
  return sharedSlots({ clubIds, matches: matchesIn(world), now: world.now }, world.ruleset);
}

function matchesIn(world: FakeWorld) {
  return world.competitions.flatMap((competition) => Object.values(competition.matches));
}

function invitationIn({ invitations }: FakeWorld, invitationId: string): Invitation {
  const found = invitations.find(({ id }) => id === invitationId);
  if (found === undefined) throw new RefusedCall('not-found/invitation');
  return found;
}

function clubIn(world: FakeWorld, clubId: string) {
  const found = [ownOf(world), ...world.others].find(({ id }) => id === clubId);
  if (found === undefined) throw new RefusedCall('not-found/club');
  return found;
}
