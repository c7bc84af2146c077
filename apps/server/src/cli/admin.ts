/** `npm run admin -- COMMAND`: looking after managers without SQL. R-ADM-1 to R-ADM-6, R-INC-1, R-OPR-5, R-OPR-6 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseTime } from '../clock/database-time.ts';
import { gameTime, readClock } from '../clock/stored-clock.ts';
import type { Storage } from '../storage/storage.ts';
import { doAction, type StorageTask, type TypedOptions } from './action-command.ts';
import { find, listActions, listEntries } from './admin-lists.ts';
import { announcementOf } from './announcement-arguments.ts';
import { appointFor, dismissNow } from './appoint-command.ts';
import { listReports } from './list-reports.ts';
import { daysOf, reasonOf, wholeOf } from './operator-arguments.ts';
import { OperatorError, runProgram, withStorage } from './program.ts';

const USAGE = `usage: npm run admin -- COMMAND
  find TEXT                                           users and clubs by id, e-mail address or name
  ban USER --days N --reason TEXT                     keeps a user out for days of the game
  unban USER --reason TEXT                            lets him in again
  grant CLUB --money=N | --credits=N --reason TEXT    gives, or takes away with --money=-N
  rename CLUB --name TEXT --reason TEXT               gives a club another name, everywhere
  refund ENTRY --reason TEXT                          gives back what a ledger entry took, once
  mute USER --days N --reason TEXT                    lets a user write on no board for days of the game
  unmute USER --reason TEXT                           lets him write again
  reports                                             reported posts that wait for a decision
  hide POST --reason TEXT                             hides a post, whatever was reported
  restore POST --reason TEXT                          shows a post again, whatever was reported
  entries CLUB                                        the last entries of a club, with their numbers
  announce TITLE --text TEXT [--kind notice|incident] [--from TIME] [--until TIME]
  resolve NUMBER --reason TEXT                        ends an announcement or incident
  acts ID                                             what was done to a user or club
  appoint USER|EMAIL [--days N] --reason TEXT         lets a user do these actions in the game, for 30 days
  dismiss USER|EMAIL --reason TEXT                    ends that at once
The manager reads the reason, so write it in his language.`;

function workOf({ positionals: [command, subject, ...rest], values }: ReturnType<typeof argumentsGiven>): StorageTask {
  if (command === 'reports' && subject === undefined) return listReports;
  if (command === undefined || subject === undefined || rest.length > 0) throw new OperatorError(USAGE);
  const work = COMMANDS[command];
  if (work === undefined) throw new OperatorError(USAGE);
  return work(subject, values);
}

const operator = userInfo().username;
const without =
  (work: (storage: Storage, subject: string) => Promise<number>) => (subject: string) => (storage: Storage) =>
    work(storage, subject);

const COMMANDS: Readonly<Record<string, (subject: string, values: TypedOptions) => StorageTask>> = {
  find: without(find),
  acts: without(listActions),
  entries: without(listEntries),
  announce: (title, values) => doAction(announcementOf(title, values), operator),
  ban: (userId, { reason, days }) =>
    doAction({ act: 'ban', userId, days: daysOf(days), reason: reasonOf(reason) }, operator),
  mute: (userId, { reason, days }) =>
    doAction({ act: 'mute', userId, days: daysOf(days), reason: reasonOf(reason) }, operator),
  unmute: (userId, { reason }) => doAction({ act: 'unmute', userId, reason: reasonOf(reason) }, operator),
  hide: (post, { reason }) =>
    doAction({ act: 'hide', postId: wholeOf('the post', post), reason: reasonOf(reason) }, operator),
  restore: (post, { reason }) =>
    doAction({ act: 'restore', postId: wholeOf('the post', post), reason: reasonOf(reason) }, operator),
  unban: (userId, { reason }) => doAction({ act: 'unban', userId, reason: reasonOf(reason) }, operator),
  resolve: (id, { reason }) =>
    doAction({ act: 'resolve', id: wholeOf('the number', id), reason: reasonOf(reason) }, operator),
  refund: (entry, { reason }) =>
    doAction({ act: 'refund', entryId: wholeOf('the entry', entry), reason: reasonOf(reason) }, operator),
  rename: (clubId, { name, reason }) => {
    if (name === undefined) throw new OperatorError('--name is needed');
    return doAction({ act: 'rename', clubId, name, reason: reasonOf(reason) }, operator);
  },
  grant: (clubId, { money, credits, reason }) => {
    const by = reasonOf(reason);
    if ((money === undefined) === (credits === undefined)) throw new OperatorError(USAGE);
    const given =
      money === undefined
        ? ({ currency: 'credits', amount: wholeOf('--credits', credits) } as const)
        : ({ currency: 'money', amount: wholeOf('--money', money) } as const);
    if (given.amount === 0) throw new OperatorError('the amount must not be 0');
    return doAction({ act: 'grant', clubId, ...given, reason: by }, operator);
  },
  appoint: (user, { days, reason }) => appointFor(user, days, { operator, reason: reasonOf(reason) }),
  dismiss: (user, { reason }) => dismissNow(user, { operator, reason: reasonOf(reason) }),
};

function argumentsGiven() {
  const text = { type: 'string' } as const;
  const options = { days: text, reason: text, money: text, credits: text, name: text, text, kind: text, from: text };
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, until: text } });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${USAGE}`);
  }
}

await runProgram((settings) => {
  const work = workOf(argumentsGiven());
  return withStorage(settings, async (storage: Storage) => {
    const setting = await readClock(storage.db).catch(() => {
      throw new OperatorError('there is no world in this database yet: start the server once');
    });
    const real = await databaseTime(storage.db);
    return work(storage, { now: gameTime(setting, real), realNow: real }, settings);
  });
});
