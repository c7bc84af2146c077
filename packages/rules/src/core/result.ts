/** What a rule answers when a manager can be refused: a value, or a coded error. Rules never throw for a manager's mistake. */
import type { RuleError, RuleErrorCode, RuleFacts } from './errors.ts';

/** A value, or the reason why there is none. */
export type Result<T, E = RuleError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** An accepted answer. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refusal with its code and the facts a message needs (amounts, limits, names). */
export function refuse(code: RuleErrorCode, facts: RuleFacts = {}): { readonly ok: false; readonly error: RuleError } {
  return { ok: false, error: { code, facts } };
}
