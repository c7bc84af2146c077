/**
 * The only way in which a manager changes anything: take the key, lock the clubs, compare the version, run the rule,
 * store its changes with entries and events, keep the answer, commit. No answer precedes its storage. R-STO-1, R-STO-2
 */
import type { Random, Result } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { StoredClub } from '../aggregates/clubs.ts';
import { type Changes, type Loaded, lockAndLoad, type Needs, storeChanges } from '../aggregates/lock-and-store.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import { brokenConstraint } from '../storage/errors.ts';
import type { Queries, Storage } from '../storage/storage.ts';
import { keepAnswer, type StoredAnswer, takeKey } from './idempotency.ts';
import { type Refusal, refusalAnswer } from './refusal.ts';

/** What a command is given beside its request. */
export interface CommandContext {
  /** For reading what is not locked; rules and `changes` say what is written. */
  readonly tx: Queries;
  readonly userId: string;
  /** The command's Idempotency-Key. */
  readonly key: string;
  /** Game time, once everything is locked: what ended while the command waited is over. */
  readonly now: number;
  readonly random: Random;
  /** In force at that moment, outside competitions that began under another. */
  readonly ruleset: Ruleset;
  readonly loaded: Loaded;
  /** The user's club, locked; undefined for commands that need none. */
  readonly own: StoredClub | undefined;
}

/** A command of one user, ready to run. */
export interface Command<Outcome> {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
  /** The user's own club, if the command concerns it; one that has another owner by now refuses the command. */
  readonly ownClub: string | null;
  /** The version of the own club that the command builds on; null if it does not matter. R-CAL-33 */
  readonly expectedVersion: number | null;
  /** What to lock beyond the own club; a refusal where something can't be found. */
  readonly needs: (
    context: Pick<CommandContext, 'tx' | 'userId'> & { readonly ownId: string | undefined },
  ) => Promise<Result<Needs, Refusal>>;
  readonly run: (context: CommandContext) => Result<Outcome, Refusal> | Promise<Result<Outcome, Refusal>>;
  readonly changes: (outcome: Outcome, context: CommandContext) => Changes;
  /** Stores what no aggregate holds, after the changes. */
  readonly store?: (outcome: Outcome, context: CommandContext) => Promise<void>;
  /** The envelope's JSON; `own` is the user's club as stored. */
  readonly answer: (outcome: Outcome, context: CommandContext) => Promise<StoredAnswer>;
}

/** What commands run with. */
export interface CommandServices {
  readonly storage: Storage;
  readonly now: () => number;
  readonly newRandom: () => Random;
  readonly rulesets: WorldRulesets;
}

/** Constraints that a command can violate, each with its refusal. */
const CONSTRAINT_REFUSALS = {
  clubs_name_taken: 'club/name-taken',
  clubs_owner_id_key: 'club/exists',
  clubs_owner_id_fkey: 'user/none',
} as const;

/** Runs the command in one transaction; a repeated key gets the first answer again, byte for byte. */
export async function runCommand<Outcome>(services: CommandServices, command: Command<Outcome>): Promise<StoredAnswer> {
  const { storage } = services;
  let changes: Changes | undefined;
  const remember = (made: Changes) => {
    changes = made;
  };
  try {
    return await storage.transaction((tx) => withKey(tx, command, () => perform(tx, services, command, remember)));
  } catch (error) {
    const refusal = refusalOf(error, changes);
    if (refusal === undefined) throw error;
    // The transaction is gone with all it did, so the refusal takes the key in one of its own.
    return storage.transaction((tx) => withKey(tx, command, async () => refusalAnswer(refusal)));
  }
}

/** The refusal for a violated constraint; undefined for any other error. */
function refusalOf(error: unknown, changes: Changes | undefined): Refusal | undefined {
  const constraint = brokenConstraint(error);
  const code = Object.entries(CONSTRAINT_REFUSALS).find(([name]) => name === constraint)?.[1];
  const name = changes?.founded?.[0]?.club.name;
  return code && { code, facts: code === 'club/name-taken' && name !== undefined ? { name } : {} };
}

/** The answer that the key has already, or the one that is made now and kept with it. R-CAL-32 */
async function withKey<Outcome>(
  tx: Queries,
  { userId, key, requestHash }: Command<Outcome>,
  makeAnswer: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const taken = await takeKey(tx, userId, key, requestHash);
  if (taken.state === 'answered') return taken.answer;
  if (taken.state === 'reused') return refusalAnswer({ code: 'command/key-reused', facts: {} });
  if (taken.state === 'nobody') return refusalAnswer({ code: 'user/none', facts: {} });
  const answer = await makeAnswer();
  await keepAnswer(tx, userId, key, answer);
  return answer;
}

async function perform<Outcome>(
  tx: Queries,
  services: CommandServices,
  command: Command<Outcome>,
  onChanges: (changes: Changes) => void,
): Promise<StoredAnswer> {
  const { userId, expectedVersion } = command;
  const ownId = command.ownClub ?? undefined;
  const needs = await command.needs({ tx, userId, ownId });
  if (!needs.ok) return refusalAnswer(needs.error);
  const clubs = [...new Set([...(ownId === undefined ? [] : [ownId]), ...(needs.value.clubs ?? [])])];
  const loaded = await lockAndLoad(tx, { ...needs.value, clubs });

  const own = ownId === undefined ? undefined : loaded.clubs.get(ownId);
  if (ownId !== undefined && own?.ownerId !== userId) return refusalAnswer({ code: 'club/none', facts: {} });
  if (own !== undefined && expectedVersion !== null && own.version !== expectedVersion) {
    return refusalAnswer({ code: 'command/stale-version', facts: { version: own.version } });
  }

  const now = services.now();
  const ruleset = services.rulesets.at(now);
  const context: CommandContext = {
    tx,
    userId,
    key: command.key,
    now,
    random: services.newRandom(),
    ruleset,
    loaded,
    own,
  };
  const result = await command.run(context);
  if (!result.ok) return refusalAnswer(result.error);
  const changes = command.changes(result.value, context);
  onChanges(changes);
  const alerting = { ...changes, alertsAt: now };
  const stored = await storeChanges(tx, loaded, alerting, `command:${userId}:${command.key}`, ruleset);
  const ownAfter = [...stored.values()].find(({ ownerId }) => ownerId === userId) ?? own;
  const after = { ...context, own: ownAfter };
  await command.store?.(result.value, after);
  return command.answer(result.value, after);
}
