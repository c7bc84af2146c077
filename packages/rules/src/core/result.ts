/** What a rule answers when a manager can be refused: a value, or a coded error. Rules never throw for a manager's mistake. */
import type { RuleError, RuleErrorCode, RuleErrorFacts } from './errors.ts';

/** A value, or the reason why there is none. */
export type Result<T, E = RuleError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** An accepted answer. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refusal with its code and the facts that belong to it (amounts, limits, names). */
export function refuse<Code extends RuleErrorCode>(
  code: Code,
  ...[facts]: FactsOf<Code>
): { readonly ok: false; readonly error: RuleError<Code> } {
  return { ok: false, error: { code, facts: facts ?? {} } as RuleError<Code> };
}

/** Nothing more has to be said with a code that has no facts. */
type FactsOf<Code extends RuleErrorCode> =
  Readonly<Record<string, never>> extends RuleErrorFacts[Code]
    ? [facts?: RuleErrorFacts[Code]]
    : [facts: RuleErrorFacts[Code]];
