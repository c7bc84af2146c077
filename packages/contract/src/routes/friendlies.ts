/** Schemas of friendlies. */
import { z } from 'zod';
import type { FRIENDLY_ENDPOINTS } from '../endpoints/friendlies.ts';
import {
  competitionViewSchema,
  FRIENDLIES,
  friendliesSchema,
  friendlySlotsSchema,
  ownClubSchema,
} from '../schemas/index.ts';
import { id, list, moment, record } from '../schemas/schema-parts.ts';
import type { RouteSchemas } from './route.ts';

const invitation = record({ invitationId: id });
/** What every command answers: the club, and its friendlies as they are now. */
const changed = record({
  club: ownClubSchema,
  currentCompetitions: list(competitionViewSchema, 20),
  friendlies: record(FRIENDLIES),
});

export const FRIENDLY_SCHEMAS = {
  friendlies: { data: friendliesSchema },
  friendlySlots: { params: record({ clubId: id }), data: record({ slots: friendlySlotsSchema }) },
  inviteToFriendly: { body: record({ clubId: id, kickOff: moment, isHome: z.boolean() }), data: changed },
  acceptFriendly: { body: invitation, data: changed },
  declineFriendly: { body: invitation, data: changed },
  withdrawFriendly: { body: invitation, data: changed },
  cancelFriendly: { body: invitation, data: changed },
} as const satisfies Record<keyof typeof FRIENDLY_ENDPOINTS, RouteSchemas>;
