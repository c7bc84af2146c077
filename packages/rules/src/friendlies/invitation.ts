/** Invitations to friendlies. */
import type { ClubId, CompetitionId, EpochMs, InvitationId } from '../core/ids.ts';

/** What became of an invitation: only an open one can be answered; lapsed and cancelled ones were accepted before. */
export const INVITATION_STATUSES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
  'cancelled',
] as const;
/** What became of an invitation. */
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** An invitation to a friendly. */
export interface Invitation {
  readonly id: InvitationId;
  /** The club that invites. */
  readonly from: ClubId;
  readonly to: ClubId;
  readonly kickOff: EpochMs;
  /** Whether the club that invites plays at home. */
  readonly isHome: boolean;
  readonly sentAt: EpochMs;
  readonly status: InvitationStatus;
}

/** The id of the friendly that an accepted invitation leads to, as a competition. R-FRD-5 */
export function friendlyId({ id }: Pick<Invitation, 'id'>): CompetitionId {
  return `friendly-${id}`;
}
