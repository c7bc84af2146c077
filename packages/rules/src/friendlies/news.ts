/** News of invitations. */
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { GameEvent, InvitationNewsType } from '../inbox/events.ts';
import type { Invitation } from './invitation.ts';

/** The event for one club of the invitation; `other` is the other one. */
export function invitationNews(
  type: InvitationNewsType,
  { id: invitationId, kickOff }: Invitation,
  clubId: ClubId,
  other: { readonly name: string },
  date: EpochMs,
): GameEvent {
  return { type, clubId, date, invitationId, opponent: other.name, kickOff };
}
