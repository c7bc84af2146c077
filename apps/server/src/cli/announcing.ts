/** `admin -- announce` and `resolve`: what all managers read. R-INC-1, R-INC-2 */

import { databaseTime } from '../clock/database-time.ts';
import type { Act } from '../operations/operator/acts.ts';
import { announce, LONGEST_TEXT, LONGEST_TITLE, resolve } from '../operations/operator/announcements.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError } from './program.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The options of `announce` as they were typed. */
export interface AnnounceOptions {
  readonly text?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

type Work = (storage: Storage, now: number) => Promise<number>;

/** Announces a notice or an incident, from now on unless given. Moments are ISO 8601 and real time. */
export function announceTo(title: string, options: AnnounceOptions, operator: string): Work {
  const text = limited('--text', options.text, LONGEST_TEXT);
  const { kind = 'notice' } = options;
  if (kind !== 'notice' && kind !== 'incident') throw new OperatorError('--kind must be notice or incident');
  const from = options.from === undefined ? null : momentOf('--from', options.from);
  const until = options.until === undefined ? null : momentOf('--until', options.until);
  const made = { kind, title: limited('the title', title, LONGEST_TITLE), text, until } as const;
  return async (storage, now) => {
    const begin = from ?? (await databaseTime(storage.db));
    if (until !== null && until <= begin) throw new OperatorError('--until must be after --from');
    const id = await storage.transaction((tx) =>
      announce(tx, { ...made, from: begin }, { operator, reason: text, now }),
    );
    say(`${kind} ${id} is announced. End it with: resolve ${id} --reason "…"`);
    return 0;
  };
}

/** Ends an announcement. */
export function end(id: number, by: Omit<Act, 'now'>): Work {
  return async (storage, now) => {
    const isEnded = await storage.transaction(async (tx) => resolve(tx, id, await databaseTime(tx), { ...by, now }));
    if (!isEnded) throw new OperatorError(`there is no announcement ${id} that is not resolved`);
    say(`announcement ${id} is resolved.`);
    return 0;
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
