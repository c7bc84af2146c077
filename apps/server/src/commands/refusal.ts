/** A call that is not granted: by a rule, or by the server itself. */
import { type ApiErrorCode, failure } from '@mundo-manager/contract';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { StoredAnswer } from './idempotency.ts';

export interface Refusal {
  readonly code: ApiErrorCode;
  readonly facts: RuleFacts;
}

/** Thrown where a query finds no answer; a command returns its refusal instead. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(code: ApiErrorCode, facts: RuleFacts = {}) {
    super(code);
    this.refusal = { code, facts };
  }
}

/** A refusal as a command returns it. */
export function refuseWith(code: ApiErrorCode, facts: RuleFacts = {}): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, facts } };
}

/** The value, or Refused for a query. */
export function orRefuse<T>(value: T | undefined | null, code: ApiErrorCode, facts: RuleFacts = {}): T {
  if (value === undefined || value === null) throw new Refused(code, facts);
  return value;
}

/** A refusal in its envelope. R-CAL-1 */
export function refusalAnswer({ code, facts }: Refusal): StoredAnswer {
  const envelope = failure(code, facts);
  return { status: envelope.status, body: JSON.stringify(envelope) };
}
