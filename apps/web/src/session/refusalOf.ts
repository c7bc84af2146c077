import { ApiError } from '@mundo-manager/contract/client';
import type { Refusal } from '../messages/errors.ts';

/** The code of whatever was thrown. */
export function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'network/unreachable';
}

/** Code and facts of whatever was thrown: what its sentence is made of. */
export function refusalOf(error: unknown): Refusal {
  return { code: codeOf(error), facts: error instanceof ApiError ? error.facts : undefined };
}
