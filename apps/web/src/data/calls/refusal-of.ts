import type { RuleFacts } from '@mundo-manager/rules/core';
import type { AnyRefusal } from '../../components/messages/errors.ts';

/** The code of whatever was thrown. */
export function refusalCodeOf(error: unknown): string {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' ? code : 'network/unreachable';
}

/** Code and facts of whatever was thrown: what its sentence is made of. */
export function refusalOf(error: unknown): AnyRefusal {
  const facts = fieldOf(error, 'facts');
  return {
    code: refusalCodeOf(error),
    facts: typeof facts === 'object' && facts !== null ? (facts as RuleFacts) : undefined,
  };
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
