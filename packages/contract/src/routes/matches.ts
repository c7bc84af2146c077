/** Schemas of matches and replays. */
import { z } from 'zod';
import type { MATCH_ENDPOINTS } from '../endpoints/matches.ts';
import {
  competitionViewSchema,
  matchReportSchema,
  matchViewSchema,
  ownClubSchema,
  replaySchema,
} from '../schemas/index.ts';
import { id, record, text } from '../schemas/schema-parts.ts';
import type { RouteSchemas } from './route.ts';

const match = { compId: id, matchId: id };
const clubAndLeague = record({ club: ownClubSchema, league: competitionViewSchema });

export const MATCH_SCHEMAS = {
  addMatchBooster: { body: record({ ...match, boosterId: z.int() }), data: clubAndLeague },
  removeMatchBooster: { body: record(match), data: clubAndLeague },
  updateTacticName: {
    body: record({ ...match, tacticName: text(60) }),
    data: clubAndLeague,
  },
  match: {
    params: record({ matchId: id }),
    data: record({ match: matchViewSchema, report: matchReportSchema.nullable() }),
  },
  replay: { params: record({ replayId: id }), data: record({ replay: replaySchema }) },
} as const satisfies Record<keyof typeof MATCH_ENDPOINTS, RouteSchemas>;
