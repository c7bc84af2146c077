/** Puts a command of the contract onto the server. Its handler says what to lock, which rule to run and what to answer. */
import {
  type CallData,
  CLUB_VERSION_HEADER,
  type EndpointName,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_LENGTH,
  type OwnClub,
  ownClub,
} from '@mundo-manager/contract';
import type { Club, ClubOutcome } from '@mundo-manager/rules/clubs';
import type { Result } from '@mundo-manager/rules/core';
import type { FastifyRequest } from 'fastify';
import type { Changes, Needs } from '../aggregates/lock-and-store.ts';
import { requestHash } from '../commands/idempotency.ts';
import { type Refusal, Refused } from '../commands/refusal.ts';
import { type Command, type CommandContext, runCommand } from '../commands/run-command.ts';
import { sendAnswer, successAnswer } from './answers.ts';
import { type CheckedCall, dataOf, type RouteHost, type RouteOf, registerRaw } from './register-route.ts';

type Input<Name extends EndpointName> = Pick<CheckedCall<Name>, 'params' | 'query' | 'body'>;
type Awaitable<T> = T | Promise<T>;

/** What a command on the caller's club is given. */
interface ClubCommandContext extends CommandContext {
  /** The caller's club, locked. */
  readonly club: Club;
}

interface CommandSteps<Name extends EndpointName, Context, Outcome> {
  /** Ids to lock beyond the caller's club. */
  readonly needs?: (
    input: Input<Name> & Pick<CommandContext, 'tx' | 'userId'> & { readonly ownId: string | undefined },
  ) => Awaitable<Result<Needs, Refusal>>;
  readonly run: (context: Context & Input<Name>) => Awaitable<Result<Outcome, Refusal>>;
}

/** A command on the caller's club, whose rule answers the club; what else the rule changed, `changes` says. */
export interface ClubCommandSteps<Name extends EndpointName, Outcome extends ClubOutcome>
  extends CommandSteps<Name, ClubCommandContext, Outcome> {
  readonly changes?: (outcome: Outcome) => Omit<Changes, 'entries' | 'events' | 'clubs'> & {
    /** Other clubs than the caller's. */
    readonly clubs?: readonly Club[];
  };
  /** Stores what no aggregate holds, and plans and notifies; runs after the changes are stored. */
  readonly store?: (stored: {
    readonly outcome: Outcome;
    readonly context: ClubCommandContext & Input<Name>;
  }) => Awaitable<void>;
  /** `club` is the caller's as stored, with its new version. */
  readonly answer: (answer: {
    readonly outcome: Outcome;
    readonly club: OwnClub;
    readonly context: ClubCommandContext & Input<Name>;
  }) => Awaitable<CallData<Name>>;
}

/** Registers a command on the caller's club. */
export function registerClubCommand<Name extends EndpointName, Outcome extends ClubOutcome>(
  host: RouteHost,
  route: RouteOf<Name>,
  steps: ClubCommandSteps<Name, Outcome>,
): void {
  registerCommand<Name, ClubCommandContext, Outcome>(host, route, {
    needs: steps.needs,
    enter: (context) => ({ ...context, club: lockedClub(context).club }),
    run: steps.run,
    changes: (outcome) => {
      const { entries, events, club } = outcome;
      const further = steps.changes?.(outcome) ?? {};
      return { ...further, entries, events, clubs: [club, ...(further.clubs ?? [])] };
    },
    store: steps.store,
    answer: (outcome, context) => {
      const { club, version } = lockedClub(context);
      return steps.answer({ outcome, club: ownClub(club, version), context });
    },
  });
}

/** A command of a user that takes no club of his for granted. */
export interface UserCommandSteps<Name extends EndpointName, Outcome>
  extends CommandSteps<Name, CommandContext, Outcome> {
  readonly changes: (outcome: Outcome, context: Pick<CommandContext, 'userId'>) => Changes;
  /** Stores what no aggregate holds; runs after the changes are stored. */
  readonly store?: (stored: {
    readonly outcome: Outcome;
    readonly context: CommandContext & Input<Name>;
  }) => Awaitable<void>;
  /** `context.own` is the caller's club as stored, if he has one now. */
  readonly answer: (answer: {
    readonly outcome: Outcome;
    readonly context: CommandContext & Input<Name>;
  }) => Awaitable<CallData<Name>>;
  /** Runs after the commit of a command that is granted, also of a repeated key, and before the answer is sent. */
  readonly afterwards?: () => Promise<void>;
}

/** Registers a command of a user, with or without a club. */
export function registerUserCommand<Name extends EndpointName, Outcome>(
  host: RouteHost,
  route: RouteOf<Name>,
  steps: UserCommandSteps<Name, Outcome>,
): void {
  registerCommand<Name, CommandContext, Outcome>(host, route, {
    needs: steps.needs,
    enter: (context) => context,
    run: steps.run,
    changes: steps.changes,
    store: steps.store,
    answer: (outcome, context) => steps.answer({ outcome, context }),
    afterwards: steps.afterwards,
  });
}

interface CommandParts<Name extends EndpointName, Context extends CommandContext, Outcome> {
  readonly needs: CommandSteps<Name, Context, Outcome>['needs'];
  readonly enter: (context: CommandContext) => Context;
  readonly run: CommandSteps<Name, Context, Outcome>['run'];
  readonly changes: (outcome: Outcome, context: Pick<CommandContext, 'userId'>) => Changes;
  readonly store:
    | ((stored: { readonly outcome: Outcome; readonly context: Context & Input<Name> }) => Awaitable<void>)
    | undefined;
  readonly answer: (outcome: Outcome, context: Context & Input<Name>) => Awaitable<CallData<Name>>;
  readonly afterwards?: (() => Promise<void>) | undefined;
}

function registerCommand<Name extends EndpointName, Context extends CommandContext, Outcome>(
  host: RouteHost,
  route: RouteOf<Name>,
  parts: CommandParts<Name, Context, Outcome>,
): void {
  const { storage, clock, newRandom, rulesets } = host.services;
  const services = { storage, newRandom, rulesets, now: () => clock.now() };
  registerRaw(host, route, async ({ params, query, body, caller, request, reply }) => {
    const input: Input<Name> = { params, query, body };
    if (caller.userId === null) throw new Error(`command ${route.name} is open to everybody`);
    const { userId } = caller;
    const command: Command<Outcome> = {
      userId,
      key: keyOf(request),
      requestHash: requestHash(route.name, input),
      ownClub: route.access === 'club' ? caller.clubId : null,
      expectedVersion: route.clubVersion ? versionOf(request) : null,
      needs: async (scope) => parts.needs?.({ ...input, ...scope }) ?? { ok: true, value: {} },
      run: (context) => parts.run({ ...parts.enter(context), ...input }),
      changes: parts.changes,
      store: async (outcome, context) => parts.store?.({ outcome, context: { ...parts.enter(context), ...input } }),
      answer: async (outcome, context) =>
        successAnswer(dataOf(route), await parts.answer(outcome, { ...parts.enter(context), ...input })),
    };
    const answer = await host.parallelCommands.run(userId, () => runCommand(services, command));
    const isGranted = answer.status < 400;
    // What follows waits for the world; it is no work of the call.
    host.parallelCalls.end(request);
    if (isGranted) await parts.afterwards?.();
    return sendAnswer(reply, answer);
  });
}

function lockedClub({ own }: CommandContext) {
  if (own === undefined) throw new Error('a command on a club ran without one');
  return own;
}

function keyOf(request: FastifyRequest): string {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined) throw new Refused('command/key-missing');
  const { minimum, maximum } = IDEMPOTENCY_KEY_LENGTH;
  if (typeof key !== 'string' || key.length < minimum || key.length > maximum) {
    throw malformedHeader(IDEMPOTENCY_KEY_HEADER, `${minimum} to ${maximum} characters`);
  }
  return key;
}

function versionOf(request: FastifyRequest): number {
  const version = request.headers[CLUB_VERSION_HEADER.toLowerCase()];
  if (version === undefined) throw new Refused('command/version-missing');
  if (typeof version !== 'string' || !/^\d{1,9}$/.test(version)) {
    throw malformedHeader(CLUB_VERSION_HEADER, 'a whole number');
  }
  return Number(version);
}

function malformedHeader(path: string, problem: string): Refused {
  return new Refused('request/malformed', { part: 'headers', path, problem });
}
