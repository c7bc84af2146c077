/** `npm run admin -- COMMAND`: looking after managers without SQL. R-ADM-1 to R-ADM-6, R-INC-1 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { DAY } from '@mundo-manager/rules/clock';
import { databaseTime } from '../clock/database-time.ts';
import { gameTime, readClock } from '../clock/stored-clock.ts';
import type { Refusal } from '../commands/refusal.ts';
import { readForbiddenNames, reservedNames } from '../names/reserved-names.ts';
import { type Act, ban, grant, unban } from '../operations/operator/acts.ts';
import { actsOn, findManagers } from '../operations/operator/find.ts';
import { rename } from '../operations/operator/rename.ts';
import { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { announceTo, end } from './announcing.ts';
import { decideOn, letWrite, listReports, silenceFor } from './moderating.ts';
import { OperatorError, runProgram, withStorage } from './program.ts';
import { giveBack, listEntries } from './refunding.ts';

const USAGE = `usage: npm run admin -- COMMAND
  find TEXT                                           users and clubs by id or name
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
The manager reads the reason, so write it in his language.`;

/** Longer than any message shows. */
const LONGEST_REASON = 200;

const say = (line: string) => process.stdout.write(`${line}\n`);
const day = (ms: number) => new Date(ms).toISOString();

/** What a command does in the database, at a moment of the game; its arguments have been looked at by then. */
type Work = (storage: Storage, now: number, settings: Settings) => Promise<number>;

await runProgram((settings) => {
  const work = workOf(argumentsGiven());
  return withStorage(settings, async (storage) => {
    const setting = await readClock(storage.db).catch(() => {
      throw new OperatorError('there is no world in this database yet: start the server once');
    });
    return work(storage, gameTime(setting, await databaseTime(storage.db)), settings);
  });
});

function workOf({ positionals: [command, subject, ...rest], values }: ReturnType<typeof argumentsGiven>): Work {
  if (command === 'reports' && subject === undefined) return listReports;
  if (command === undefined || subject === undefined || rest.length > 0) throw new OperatorError(USAGE);
  if (command === 'find') return (storage) => find(storage, subject);
  if (command === 'acts') return (storage) => acts(storage, subject);
  if (command === 'entries') return (storage) => listEntries(storage, subject);
  if (command === 'announce') return announceTo(subject, values, userInfo().username);
  const by = { operator: userInfo().username, reason: reasonOf(values.reason) };
  if (command === 'ban') return banFor(subject, wholeOf('--days', values.days), by);
  if (command === 'unban') return letIn(subject, by);
  if (command === 'mute') return silenceFor(subject, wholeOf('--days', values.days), by);
  if (command === 'unmute') return letWrite(subject, by);
  if (command === 'hide' || command === 'restore') return decideOn(wholeOf('the post', subject), command, by);
  if (command === 'resolve') return end(wholeOf('the number', subject), by);
  if (command === 'refund') return giveBack(wholeOf('the entry', subject), by);
  if (command === 'rename') return renameTo(subject, values.name, by);
  if (command === 'grant') return give(subject, givenOf(values), by);
  throw new OperatorError(USAGE);
}

type By = Omit<Act, 'now'>;

function banFor(userId: string, days: number, by: By): Work {
  if (days < 1) throw new OperatorError('--days must be at least 1');
  return async (storage, now) => {
    const until = now + days * DAY;
    const isKnown = await storage.transaction((tx) => ban(tx, userId, until, { ...by, now }));
    if (!isKnown) throw unknown('user', userId);
    say(`${userId} is kept out until ${day(until)} of the game.`);
    return 0;
  };
}

function letIn(userId: string, by: By): Work {
  return async (storage, now) => {
    const wasBanned = await storage.transaction((tx) => unban(tx, userId, { ...by, now }));
    if (!wasBanned) throw new OperatorError(`${userId} is not banned`);
    say(`${userId} may come in again.`);
    return 0;
  };
}

async function find({ db }: Storage, text: string): Promise<number> {
  const found = await findManagers(db, text);
  for (const one of found) {
    const user = one.userId === null ? 'bot' : `${one.userName} (${one.userId})`;
    const club =
      one.clubId === null
        ? 'no club'
        : `${one.clubName} (${one.clubId}), ${one.category}, $ ${one.money}, ${one.credits} credits`;
    say([user, club, ...(one.bannedUntil === null ? [] : [`banned until ${day(one.bannedUntil)}`])].join(' | '));
  }
  if (found.length === 0) say('Nobody is called so.');
  return found.length === 0 ? 1 : 0;
}

async function acts({ db }: Storage, id: string): Promise<number> {
  const rows = await actsOn(db, id);
  for (const { done_at, operator, act, reason, facts } of rows) {
    say(`${done_at.toISOString()} ${operator}: ${act} ${JSON.stringify(facts)}: ${reason}`);
  }
  if (rows.length === 0) say('Nothing was done to him.');
  return 0;
}

type Given = Parameters<typeof grant>[2];

function givenOf({
  money,
  credits,
}: {
  readonly money?: string | undefined;
  readonly credits?: string | undefined;
}): Given {
  if ((money === undefined) === (credits === undefined)) throw new OperatorError(USAGE);
  const given: Given =
    money === undefined
      ? { currency: 'credits', amount: wholeOf('--credits', credits) }
      : { currency: 'money', amount: wholeOf('--money', money) };
  if (given.amount === 0) throw new OperatorError('the amount must not be 0');
  return given;
}

function give(clubId: string, given: Given, by: By): Work {
  return async (storage, now) => {
    const rulesets = await WorldRulesets.open(storage, now, null);
    const refusal = await storage.transaction((tx) => grant(tx, clubId, given, { ...by, now }, rulesets.at(now)));
    await rulesets.close();
    stopWhere(refusal, clubId);
    say(`${clubId} has ${given.amount} more of ${given.currency}.`);
    return 0;
  };
}

function renameTo(clubId: string, name: string | undefined, by: By): Work {
  if (name === undefined) throw new OperatorError('--name is needed');
  return async (storage, now, { forbiddenNamesFile: file }) => {
    const isReservedName = reservedNames(file === undefined ? [] : await readForbiddenNames(file));
    const rulesets = await WorldRulesets.open(storage, now, null);
    const rules = { ruleset: rulesets.at(now), isReservedName };
    const refusal = await storage.transaction((tx) => rename(tx, clubId, name, { ...by, now }, rules));
    await rulesets.close();
    stopWhere(refusal, clubId);
    say(`${clubId} is called ${name}.`);
    return 0;
  };
}

/** Throws what the operator reads of a refusal. */
function stopWhere(refusal: Refusal | null, clubId: string): void {
  if (refusal?.code === 'not-found/club') throw unknown('club', clubId);
  if (refusal !== null) throw new OperatorError(`refused: ${refusal.code} ${JSON.stringify(refusal.facts)}`);
}

function argumentsGiven() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        days: text,
        reason: text,
        money: text,
        credits: text,
        name: text,
        text,
        kind: text,
        from: text,
        until: text,
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${USAGE}`);
  }
}

function reasonOf(reason: string | undefined): string {
  const given = reason?.trim() ?? '';
  if (given === '' || given.length > LONGEST_REASON)
    throw new OperatorError(`--reason needs 1 to ${LONGEST_REASON} characters`);
  return given;
}

function wholeOf(name: string, text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || text.trim() === '' || !Number.isSafeInteger(value))
    throw new OperatorError(`${name} must be a whole number`);
  return value;
}

function unknown(what: string, id: string): OperatorError {
  return new OperatorError(`there is no ${what} ${id}: look him up with 'find'`);
}
