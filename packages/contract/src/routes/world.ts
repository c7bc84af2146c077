/** Schemas of the clock, the live stream and the state of the server. */
import { z } from 'zod';
import type { WORLD_ENDPOINTS } from '../endpoints/world.ts';
import {
  clockSchema,
  clockStopNameSchema,
  clockStopSchema,
  drawProofsSchema,
  liveEventSchema,
  liveMatchSchema,
  publishedRootSchema,
  rewardChainSchema,
  rulesetSchema,
  serverStatusSchema,
} from '../schemas/index.ts';
import { described, hexadecimal, id, list, record } from '../schemas/schema-parts.ts';
import type { RouteSchemas } from './route.ts';

const healthy = record({ status: z.literal('ok') });

const watched = described(
  z
    .string()
    .max(10 * 65)
    .refine((ids) => ids.split(',').every((one) => one === '' || id.safeParse(one).success), 'no ids'),
  'Ids of at most ten matches, separated by commas: their minutes are sent beside those of the own club',
);

const afterNumber = described(
  z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER),
  'Number of the root after which the page begins; 0 unless given',
);

const fromTick = described(
  z.coerce.number<number>().int().min(0).max(24_000),
  'The half second of the match from which on positions are wanted: 0 for the whole match so far',
);

const clockGoal = described(
  z.literal('nextMatch'),
  'Past the stops of this match: to 30 game minutes before the club’s match after it, or to full time of its last one',
);

export const WORLD_SCHEMAS = {
  clock: { data: clockSchema },
  advanceClock: {
    // The stop that the manager saw: several managers who press at once move the clock one stop, not one each.
    body: record({ expected: clockStopNameSchema.exactOptional(), until: clockGoal.exactOptional() }).nullish(),
    data: record({ clock: clockSchema, stop: clockStopSchema }),
  },
  ruleset: {
    params: record({ hash: z.union([hexadecimal(64), z.literal('current')]) }),
    data: record({ hash: hexadecimal(64), ruleset: rulesetSchema }),
  },
  proofs: {
    query: record({ after: afterNumber.exactOptional() }),
    data: record({ roots: list(publishedRootSchema, 100), next: z.int().nullable() }),
  },
  rewardChain: { data: rewardChainSchema },
  drawProofs: { params: record({ competitionId: id }), data: drawProofsSchema },
  live: { query: record({ watch: watched.exactOptional() }), data: liveEventSchema },
  liveMatch: {
    params: record({ matchId: id }),
    query: record({ from: fromTick.exactOptional() }),
    data: liveMatchSchema,
  },
  health: { data: healthy },
  serverStatus: { data: serverStatusSchema },
  ready: { data: healthy },
} as const satisfies Record<keyof typeof WORLD_ENDPOINTS, RouteSchemas>;
