/** Does an action from the command line, as the interface does it. R-OPR-5 */
import type { DoneAct, OperatorAct } from '@mundo-manager/contract';
import type { Refusal } from '../commands/refusal.ts';
import { reservedNames } from '../names/reserved-names.ts';
import { performAction } from '../operations/operator/perform-action.ts';
import { WorldRulesets } from '../rulesets/world-rulesets.ts';
import { readForbiddenNames } from '../settings/forbidden-names-file.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError } from './program.ts';

/** The options as they were typed. */
export type TypedOptions = Readonly<
  Partial<Record<'days' | 'reason' | 'money' | 'credits' | 'name' | 'text' | 'kind' | 'from' | 'until', string>>
>;

/** The moment of a command: game time, and real time in milliseconds. */
export interface CommandTime {
  readonly now: number;
  readonly realNow: number;
}

/** What a command does in the database; its arguments have been looked at by then. */
export type StorageTask = (storage: Storage, moment: CommandTime, settings: Settings) => Promise<number>;

const day = (ms: unknown) => new Date(Number(ms)).toISOString();

/** What the operator reads of an action that was done. */
const DONE: { readonly [Name in OperatorAct['act']]: (done: DoneAct) => string } = {
  ban: ({ userId, facts }) => `${userId} is kept out until ${day(facts.until)} of the game.`,
  unban: ({ userId }) => `${userId} may come in again.`,
  mute: ({ userId, facts }) => `${userId} writes on no board until ${day(facts.until)} of the game.`,
  unmute: ({ userId }) => `${userId} may write again.`,
  hide: ({ facts }) => `Post ${facts.postId} is hidden.`,
  restore: ({ facts }) => `Post ${facts.postId} is shown.`,
  rename: ({ clubId, facts }) => `${clubId} is called ${facts.to}.`,
  refund: ({ clubId, facts }) => `${clubId} has ${facts.amount} more of ${facts.currency}.`,
  grant: ({ clubId, facts }) => `${clubId} has ${facts.amount} more of ${facts.currency}.`,
  announce: ({ facts }) => `${facts.kind} ${facts.id} is announced. End it with: resolve ${facts.id} --reason "…"`,
  resolve: ({ facts }) => `announcement ${facts.id} is resolved.`,
};

/** What the operator reads of an action that was refused. */
const REFUSED: Readonly<Partial<Record<Refusal['code'], string>>> = {
  'not-found/user': "there is no such user: look him up with 'find'",
  'not-found/club': "there is no such club: look it up with 'find'",
  'not-found/entry': "there is no such entry: look it up with 'entries'",
  'not-found/post': "there is no such post: list reported ones with 'reports'",
  'not-found/announcement': 'there is no such announcement that is not resolved',
  'operator/not-banned': 'the user is not banned',
  'operator/not-silenced': 'the user is not silenced',
  'operator/decided-before': 'the post was decided on like this before',
  'operator/no-expense': 'the entry took nothing',
  'operator/refunded-before': 'the entry was given back before',
  'operator/bad-period': '--until must be after --from',
};

/** Does the action and says what came of it. */
export function doAction(asked: OperatorAct, operator: string): StorageTask {
  return async (storage, { now, realNow }, { forbiddenNamesFile: file }) => {
    const isReservedName = reservedNames(file === undefined ? [] : await readForbiddenNames(file));
    const rulesets = await WorldRulesets.open(storage, now, null);
    const ruleset = rulesets.at(now);
    const done = await storage
      .transaction((tx) => performAction(asked, { tx, operator, now, realNow, ruleset, isReservedName }))
      .finally(() => rulesets.close());
    if (!done.ok) {
      const { code, facts } = done.error;
      throw new OperatorError(REFUSED[code] ?? `refused: ${code} ${JSON.stringify(facts)}`);
    }
    process.stdout.write(`${DONE[asked.act](done.value)}\n`);
    return 0;
  };
}
