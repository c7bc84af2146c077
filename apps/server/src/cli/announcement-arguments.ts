/** The arguments of `admin -- announce`. R-INC-1 */
import { OPERATOR_LIMITS, type OperatorAct } from '@mundo-manager/contract';
import type { TypedOptions } from './action-command.ts';
import { OperatorError } from './program.ts';

/** A notice or an incident, from now on unless given. Moments are ISO 8601 and real time. */
export function announcementOf(title: string, options: TypedOptions): OperatorAct {
  const text = limited('--text', options.text, OPERATOR_LIMITS.text);
  const { kind = 'notice' } = options;
  if (kind !== 'notice' && kind !== 'incident') throw new OperatorError('--kind must be notice or incident');
  return {
    act: 'announce',
    kind,
    title: limited('the title', title, OPERATOR_LIMITS.title),
    text,
    from: options.from === undefined ? null : momentOf('--from', options.from),
    until: options.until === undefined ? null : momentOf('--until', options.until),
  };
}

function limited(name: string, given: string | undefined, longest: number): string {
  const text = given?.trim() ?? '';
  if (text === '' || text.length > longest || /\p{Cc}/u.test(text))
    throw new OperatorError(`${name} needs 1 to ${longest} characters on one line`);
  return text;
}

function momentOf(name: string, text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new OperatorError(`${name} must be a time such as 2026-03-02T21:00-03:00`);
  return moment;
}
