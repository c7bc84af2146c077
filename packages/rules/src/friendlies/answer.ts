/** Answers to an invitation, and its end without one. */
import type { Club } from '../clubs/club.ts';
import type { Competition } from '../competitions/competition.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { drawFriendly } from './draw.ts';
import type { Invitation } from './invitation.ts';
import { checkSlot, type FriendlyClub, type InvitationOutcome } from './invite.ts';
import { invitationNews } from './news.ts';
import { answerUntil, type SlotMatch } from './slots.ts';

/** An invitation, and what decides whether it may be accepted. */
export interface AcceptInput {
  readonly invitation: Invitation;
  /** The club that invites, and the one that accepts. */
  readonly from: Club;
  readonly to: Club;
  /** All matches of both clubs from today on. */
  readonly matches: readonly SlotMatch[];
  readonly now: EpochMs;
}

/** A friendly that both clubs have agreed on. */
export interface AcceptOutcome extends InvitationOutcome {
  readonly competition: Competition;
  /** Both clubs, the one that accepts first, with the friendly among their current competitions. */
  readonly clubs: readonly [Club, Club];
}

/**
 * The friendly, drawn for both clubs, and a message to the one that invited. Refusals: not-open, too-late, not-a-slot, slot-taken,
 * opponent-busy. R-FRD-4, R-FRD-5
 */
export function acceptInvitation(input: AcceptInput, ruleset: Ruleset): Result<AcceptOutcome> {
  assertNow(input.now, 'acceptInvitation');
  assertRuleset(ruleset, 'acceptInvitation');
  const { invitation, from, to, matches, now } = input;
  const { status, kickOff } = invitation;
  if (status !== 'open') return refuse('friendlies/not-open', { status });
  const slot = checkSlot({ clubId: to.id, opponentId: from.id, kickOff, matches, now }, ruleset);
  if (!slot.ok) return slot;
  const competition = drawFriendly({ invitation, from, to, now });
  const enter = (club: Club): Club => ({
    ...club,
    competitions: { current: [...club.competitions.current, competition.id] },
  });
  return accept({
    invitation: { ...invitation, status: 'accepted' },
    competition,
    clubs: [enter(to), enter(from)],
    events: [invitationNews('friendly-accepted', invitation, from.id, to, now)],
  });
}

/** An invitation, its other club, and the moment. */
export interface CloseInput {
  readonly invitation: Invitation;
  /** The club that closes it. */
  readonly club: FriendlyClub;
  readonly now: EpochMs;
}

/** The invitation as the invited club has declined it, and a message to the club that invited. Refusal: not-open. R-FRD-4 */
export function declineInvitation({ invitation, club, now }: CloseInput): Result<InvitationOutcome> {
  assertNow(now, 'declineInvitation');
  const { status } = invitation;
  if (status !== 'open') return refuse('friendlies/not-open', { status });
  return accept({
    invitation: { ...invitation, status: 'declined' },
    events: [invitationNews('friendly-declined', invitation, invitation.from, club, now)],
  });
}

/** The invitation as its sender has taken it back, without a message. Refusal: not-open. R-FRD-4 */
export function withdrawInvitation(invitation: Invitation): Result<InvitationOutcome> {
  const { status } = invitation;
  if (status !== 'open') return refuse('friendlies/not-open', { status });
  return accept({ invitation: { ...invitation, status: 'withdrawn' }, events: [] });
}

/** The invitation without an answer at its end, and a message to the club that sent it; null while it may be answered or is not open. R-FRD-4 */
export function expireInvitation({ invitation, club, now }: CloseInput): InvitationOutcome | null {
  assertNow(now, 'expireInvitation');
  if (invitation.status !== 'open' || answerUntil(invitation.kickOff) > now) return null;
  return {
    invitation: { ...invitation, status: 'expired' },
    events: [invitationNews('friendly-expired', invitation, invitation.from, club, now)],
  };
}

/** Invitations of a club, its name, and the moment at which its manager is away. */
export interface AwayInput {
  readonly invitations: readonly Invitation[];
  readonly club: FriendlyClub;
  readonly now: EpochMs;
}

/**
 * What becomes of a club's open invitations when its vacation starts: received ones are declined, with a message to the clubs that invited,
 * and sent ones withdrawn. Others stay as they are and are not among them. R-FRD-17
 */
export function closeInvitations({ invitations, club, now }: AwayInput): readonly InvitationOutcome[] {
  assertNow(now, 'closeInvitations');
  return invitations.flatMap((invitation) => {
    const closed =
      invitation.from === club.id ? withdrawInvitation(invitation) : declineInvitation({ invitation, club, now });
    return closed.ok ? [closed.value] : [];
  });
}
