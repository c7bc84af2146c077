/** What an operator typed, checked. */
import { OPERATOR_LIMITS } from '@mundo-manager/contract';
import { OperatorError } from './program.ts';

/** The reason without spaces around it. */
export function reasonOf(reason: string | undefined): string {
  const given = reason?.trim() ?? '';
  if (given === '' || given.length > OPERATOR_LIMITS.reason)
    throw new OperatorError(`--reason needs 1 to ${OPERATOR_LIMITS.reason} characters`);
  return given;
}

/** Days from 1. */
export function daysOf(text: string | undefined): number {
  const days = wholeOf('--days', text);
  if (days < 1) throw new OperatorError('--days must be at least 1');
  return days;
}

/** A whole number. */
export function wholeOf(name: string, text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || text.trim() === '' || !Number.isSafeInteger(value))
    throw new OperatorError(`${name} must be a whole number`);
  return value;
}
