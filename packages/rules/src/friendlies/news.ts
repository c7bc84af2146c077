/** News of invitations. */
import type { NamedClub } from '../clubs/article.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { GameEvent, InvitationNewsType } from '../inbox/events.ts';
import type { Invitation } from './invitation.ts';

/** The event for one club of the invitation; `other` is the other one. */
export function invitationNews(
  type: InvitationNewsType,
  { id: invitationId, kickOff }: Invitation,
  clubId: ClubId,
  other: NamedClub,
  date: EpochMs,
): GameEvent {
  const { name: opponent, article } = other;
  return { type, clubId, date, invitationId, opponent, ...(article && { opponentArticle: article }), kickOff };
}
