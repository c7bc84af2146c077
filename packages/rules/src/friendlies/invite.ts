/** Inviting another club. */
import type { Club } from '../clubs/club.ts';
import { assertDate, assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs, InvitationId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { FRIENDLY_LIMITS } from './constants.ts';
import type { Invitation } from './invitation.ts';
import { invitationNews } from './news.ts';
import { answerUntil, friendlySlots, isSlotFree, type SlotMatch } from './slots.ts';

/** What the clubs of a friendly are asked for. */
export type FriendlyClub = Pick<Club, 'id' | 'name' | 'article'>;

/** A wish to play, and what decides whether it may be sent. */
export interface InviteInput {
  readonly id: InvitationId;
  readonly club: FriendlyClub;
  readonly opponent: FriendlyClub;
  readonly kickOff: EpochMs;
  /** Whether the club that invites plays at home. */
  readonly isHome: boolean;
  /** Whether the other club's manager is away, on vacation or longer. */
  readonly isOpponentAway: boolean;
  /** The open invitations of both clubs. */
  readonly invitations: readonly Invitation[];
  /** All matches of both clubs from today on. */
  readonly matches: readonly SlotMatch[];
  readonly now: EpochMs;
}

/** An invitation, and what its clubs read of it. */
export interface InvitationOutcome {
  readonly invitation: Invitation;
  readonly events: readonly GameEvent[];
}

/**
 * The invitation, and a message to the other club. Refusals: own-club, opponent-away, too-late, not-a-slot, slot-taken, opponent-busy, already-invited,
 * too-many-sent, too-many-received. R-FRD-3
 */
export function inviteToFriendly(input: InviteInput, ruleset: Ruleset): Result<InvitationOutcome> {
  assertNow(input.now, 'inviteToFriendly');
  assertRuleset(ruleset, 'inviteToFriendly');
  assertDate(input.kickOff, 'inviteToFriendly');
  const { id, club, opponent, kickOff, isHome, isOpponentAway, invitations, now } = input;
  if (club.id === opponent.id) return refuse('friendlies/own-club');
  if (isOpponentAway) return refuse('friendlies/opponent-away');
  const slot = checkSlot({ ...input, clubId: club.id, opponentId: opponent.id }, ruleset);
  if (!slot.ok) return slot;
  const open = invitations.filter(({ status }) => status === 'open');
  const isBetween = ({ from, to }: Invitation) => [from, to].includes(club.id) && [from, to].includes(opponent.id);
  const isKnown = open.some((other) => isBetween(other) && other.kickOff === kickOff);
  if (isKnown) return refuse('friendlies/already-invited', { date: kickOff });
  const { sent, received } = FRIENDLY_LIMITS;
  if (open.filter(({ from }) => from === club.id).length >= sent) {
    return refuse('friendlies/too-many-sent', { limit: sent });
  }
  if (open.filter(({ to }) => to === opponent.id).length >= received) {
    return refuse('friendlies/too-many-received', { limit: received });
  }
  const invitation: Invitation = { id, from: club.id, to: opponent.id, kickOff, isHome, sentAt: now, status: 'open' };
  return accept({ invitation, events: [invitationNews('friendly-invited', invitation, opponent.id, club, now)] });
}

/** A kick-off that a club wishes, and the matches of both clubs. */
export interface SlotCheck extends Pick<InviteInput, 'kickOff' | 'matches' | 'now'> {
  /** The club that acts. */
  readonly clubId: string;
  readonly opponentId: string;
}

/** The kick-off, where it is a slot that both clubs have free. Refusals: too-late, not-a-slot, slot-taken, opponent-busy. R-FRD-2 */
export function checkSlot({ clubId, opponentId, kickOff, matches, now }: SlotCheck, ruleset: Ruleset): Result<EpochMs> {
  assertNow(now, 'checkSlot');
  assertRuleset(ruleset, 'checkSlot');
  if (answerUntil(kickOff) <= now) return refuse('friendlies/too-late', { date: kickOff });
  if (!friendlySlots(now, ruleset).includes(kickOff)) return refuse('friendlies/not-a-slot', { date: kickOff });
  if (!isSlotFree({ clubId, kickOff, matches }, ruleset)) return refuse('friendlies/slot-taken', { date: kickOff });
  const isFree = isSlotFree({ clubId: opponentId, kickOff, matches }, ruleset);
  return isFree ? accept(kickOff) : refuse('friendlies/opponent-busy', { date: kickOff });
}
