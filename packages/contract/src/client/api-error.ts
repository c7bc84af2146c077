/** What a call rejects with. */
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { ErrorCode } from '../errors/codes.ts';

/** A refusal of the server, or a failure on the way: its code, the facts of its sentence, and the status (0 without an answer). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly facts: RuleFacts;
  readonly status: number;

  constructor(error: {
    code: ErrorCode;
    message: string;
    status: number;
    facts?: RuleFacts | undefined;
    cause?: unknown;
  }) {
    super(error.message, { cause: error.cause });
    this.code = error.code;
    this.status = error.status;
    this.facts = error.facts ?? {};
  }
}
