/** Schemas of the calls of operators. */
import { z } from 'zod';
import type { OPERATOR_ENDPOINTS } from '../endpoints/operator.ts';
import {
  doneActSchema,
  foundManagerSchema,
  MODERATION_LIMITS,
  moderatedPostSchema,
  numberedEntrySchema,
  operatorActSchema,
} from '../schemas/index.ts';
import { count, described, id, list, moment, record, text } from '../schemas/schema-parts.ts';
import type { RouteSchemas } from './route.ts';

const searched = described(text(320), 'An id, an e-mail address, or a part of the name of a manager or club');
const before = described(z.coerce.number<number>().int().min(1), 'Acts older than that one');

export const OPERATOR_SCHEMAS = {
  operatorScope: {
    data: record({ until: described(moment.nullable(), 'Real time at which the scope ends; null without one') }),
  },
  findManagers: { query: record({ text: searched }), data: record({ found: list(foundManagerSchema, 50) }) },
  operatorEntries: { params: record({ id }), data: record({ entries: list(numberedEntrySchema, 50) }) },
  operatorReports: {
    data: record({
      open: described(list(moderatedPostSchema, MODERATION_LIMITS.posts), 'Undecided, those with most reports first'),
      hidden: described(list(moderatedPostSchema, MODERATION_LIMITS.posts), 'Hidden by an operator, the newest first'),
    }),
  },
  operatorActs: {
    query: record({ of: id.exactOptional(), before: before.exactOptional() }),
    data: record({ acts: list(doneActSchema, 50), next: count.nullable() }),
  },
  operatorAct: { body: operatorActSchema, data: record({ act: doneActSchema }) },
} as const satisfies Record<keyof typeof OPERATOR_ENDPOINTS, RouteSchemas>;
