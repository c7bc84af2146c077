/** Schemas of the settling of commands. */
import type { COMMAND_ENDPOINTS } from '../endpoints/commands.ts';
import { IDEMPOTENCY_KEY_LENGTH } from '../headers.ts';
import { settledCommandSchema } from '../schemas/index.ts';
import { record, text } from '../schemas/schema-parts.ts';
import type { RouteSchemas } from './route.ts';

const { minimum, maximum } = IDEMPOTENCY_KEY_LENGTH;

export const COMMAND_SCHEMAS = {
  settleCommand: {
    params: record({ key: text(maximum).refine((key) => key.length >= minimum, `${minimum} characters at least`) }),
    data: settledCommandSchema,
  },
} as const satisfies Record<keyof typeof COMMAND_ENDPOINTS, RouteSchemas>;
