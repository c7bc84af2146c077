/** The wrapping of every answer: data, a status and an error. R-CAL-1 */
import type { RuleFacts } from '@mundo-manager/rules/core';
import { z } from 'zod';
import type { ApiErrorCode, ErrorCode } from './errors/codes.ts';
import { SENTENCES } from './errors/sentences.ts';
import { statusOf } from './errors/status.ts';
import { schemaNames } from './schemas/schema-parts.ts';

/** Why a call was refused. The message is a Portuguese sentence without the facts; a screen maps the code to its own. */
export interface ErrorBody<Code extends string = ApiErrorCode> {
  readonly code: Code;
  readonly message: string;
  /** Amounts, limits and names that the sentence needs. */
  readonly facts?: RuleFacts;
}

/** An answer with data. */
export interface Success<T> {
  readonly data: T;
  readonly status: number;
  readonly error: null;
}

/** A refusal. */
export interface Failure<Code extends string = ErrorCode> {
  readonly data: null;
  readonly status: number;
  readonly error: ErrorBody<Code>;
}

/** Any answer. */
export type Envelope<T> = Success<T> | Failure;

/** The schema of an answer with such data. */
export function envelope<T>(data: z.ZodType<T>): z.ZodType<Success<T>> {
  return z.strictObject({ data, status: z.int(), error: z.null() }) as unknown as z.ZodType<Success<T>>;
}

const fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/** The schema of a refusal. Any code fits: clients of an older version have to bear codes that came later. */
export const failureSchema: z.ZodType<Failure<string>> = z.strictObject({
  data: z.null(),
  status: z.int(),
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    facts: z.record(z.string(), fact).exactOptional(),
  }),
});
schemaNames.add(failureSchema, { id: 'Failure' });

/** Wraps data. */
export function success<T>(data: T, status = 200): Success<T> {
  return { data, status, error: null };
}

/** Wraps a refusal, with the status of its code. */
export function failure(code: ApiErrorCode, facts: RuleFacts = {}): Failure<ApiErrorCode> {
  return { data: null, status: statusOf(code), error: { code, message: SENTENCES[code], facts } };
}
