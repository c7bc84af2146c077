/** What became of a command. */
import { z } from 'zod';
import { envelope, type Failure, failureSchema, type Success } from '../envelope.ts';
import { named, record } from './schema-parts.ts';

/**
 * The state of a key: an answer, granted or refused; a running command; or one that had not arrived, is cancelled, and
 * has no effect later. R-CAL-40
 */
export type SettledCommand =
  | { readonly state: 'answered'; readonly answer: Success<unknown> | Failure<string> }
  | { readonly state: 'running' }
  | { readonly state: 'cancelled' };

export const settledCommandSchema: z.ZodType<SettledCommand> = named(
  'SettledCommand',
  z.union([
    record({ state: z.literal('answered'), answer: z.union([envelope(z.unknown()), failureSchema]) }),
    record({ state: z.literal('running') }),
    record({ state: z.literal('cancelled') }),
  ]),
);
