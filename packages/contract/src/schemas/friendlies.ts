/** Invitations to friendlies, and what became of them. R-FRD-15 */
import { FRIENDLY_LIMITS, INVITATION_STATUSES, type Invitation } from '@mundo-manager/rules/friendlies';
import { z } from 'zod';
import { type ClubBadge, clubBadgeSchema } from './club-look.ts';
import { type MatchView, matchViewSchema } from './match.ts';
import { described, id, list, moment, named, record } from './schema-parts.ts';

export const invitationSchema: z.ZodType<Invitation> = named(
  'Invitation',
  record({
    id,
    from: id,
    to: id,
    kickOff: moment,
    isHome: described(z.boolean(), 'Whether the club that invites plays at home'),
    sentAt: moment,
    status: z.enum(INVITATION_STATUSES),
  }),
);

/** An invitation with the other club. */
export interface InvitationView {
  readonly invitation: Invitation;
  readonly opponent: ClubBadge;
}

const invitationViewSchema: z.ZodType<InvitationView> = named(
  'InvitationView',
  record({ invitation: invitationSchema, opponent: clubBadgeSchema }),
);

/** An agreed friendly that has not been played. */
export interface AgreedFriendly extends InvitationView {
  readonly match: MatchView;
}

const agreedFriendlySchema: z.ZodType<AgreedFriendly> = named(
  'AgreedFriendly',
  record({ invitation: invitationSchema, opponent: clubBadgeSchema, match: matchViewSchema }),
);

/** The friendlies of a club. */
export interface Friendlies {
  readonly received: readonly InvitationView[];
  readonly sent: readonly InvitationView[];
  readonly agreed: readonly AgreedFriendly[];
  readonly results: readonly MatchView[];
  readonly slots: readonly number[];
}

/** Results of friendlies that a club is shown. */
export const FRIENDLY_RESULTS = 10;
/** Slots that a calendar of friendlies may have: two on each day. */
export const FRIENDLY_SLOTS = 2 * (FRIENDLY_LIMITS.daysAhead + 1);

export const friendlySlotsSchema: z.ZodType<readonly number[]> = list(moment, FRIENDLY_SLOTS);

/** The fields of a club's friendlies. */
export const FRIENDLIES = {
  received: described(list(invitationViewSchema, FRIENDLY_LIMITS.received), 'Open ones, the next kick-off first'),
  sent: described(list(invitationViewSchema, FRIENDLY_LIMITS.sent), 'Open ones, the next kick-off first'),
  agreed: described(list(agreedFriendlySchema, FRIENDLY_SLOTS), 'Not played yet, the next kick-off first'),
  results: described(list(matchViewSchema, FRIENDLY_RESULTS), 'The newest first'),
  slots: described(friendlySlotsSchema, 'Kick-offs that the club has free'),
};

export const friendliesSchema: z.ZodType<Friendlies> = record(FRIENDLIES);
