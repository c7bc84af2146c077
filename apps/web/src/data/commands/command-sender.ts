import {
  type CallArguments,
  type CallData,
  type CallName,
  type Client,
  ENDPOINTS,
} from '@mundo-manager/contract/client';
import type { RuleFacts } from '@mundo-manager/rules/core';
import type { AnyRefusal } from '../../components/messages/errors.ts';
import type { PendingCommand, PendingCommands } from './pending-commands.ts';
import { type CommandOutcome, isAnswerLost, notDone, settleCommand } from './settle-command.ts';

/** A command that is answered. */
interface SentCommand<Name extends CallName> {
  readonly data: CallData<Name>;
  /** Whether its answer was lost and had to be asked for. */
  readonly isRecovered: boolean;
}

/** Sends commands, each once. An answer that is lost is asked for with the same key; until it is known, nothing else is sent. R-SES-12, R-SES-18 */
export interface CommandSender {
  /**
   * Sends a call. Rejects with its refusal; with `command/unsettled` while its outcome is unknown, and then calls `onSettled` once that is
   * known; with `command/settled-first` where an earlier one had to be settled instead.
   */
  readonly send: <Name extends CallName>(
    name: Name,
    input: CallArguments<Name>,
    onSettled: (outcome: CommandOutcome) => void,
  ) => Promise<SentCommand<Name>>;
  /** Whether the signed-in account has commands without a caller, as after a reload. */
  readonly hasUnsettled: () => boolean;
  /** Settles them, and polls until they are settled; reports each outcome that has no `onSettled` of a `send`. */
  readonly settle: (onSettled: (command: PendingCommand, outcome: CommandOutcome) => void) => void;
}

interface CommandSenderOptions {
  readonly client: Client;
  readonly pending: PendingCommands;
  /** The signed-in user; null without one. */
  readonly account: () => string | null;
  /** Real time, ms. */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Why a command has no answer of its own. */
class CommandFailure extends Error implements AnyRefusal {
  readonly code: string;
  readonly facts: RuleFacts | undefined;

  constructor({ code, facts }: AnyRefusal) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Pauses before each of the first questions, while the button is still busy; ms. */
const FIRST_QUESTIONS = [0, 500, 1_500];
/** Pauses before the next ones; the last one repeats. */
const NEXT_QUESTIONS = [2_000, 4_000, 8_000, 15_000, 30_000];

/** A sender over what this tab keeps. */
export function createCommandSender({ client, pending, account, now, pause }: CommandSenderOptions): CommandSender {
  /** Keys of pending commands with a caller. */
  const underWay = new Set<string>();
  const toldTo = new Map<string, (outcome: CommandOutcome) => void>();
  let tellOthers: ((command: PendingCommand, outcome: CommandOutcome) => void) | null = null;
  let asking: Promise<void> | null = null;

  const unsettled = () => {
    const by = account();
    return by === null ? [] : pending.list(by).filter(({ key }) => !underWay.has(key));
  };

  const settleOnce = async () => {
    const asked = account();
    for (const command of unsettled()) {
      const outcome = await settleCommand(client, command);
      // A user who signed in since learns nothing of it; another tab’s answer counts.
      if (outcome === null || asked === null || account() !== asked) return;
      pending.remove(asked, command.key);
      const tell = toldTo.get(command.key);
      toldTo.delete(command.key);
      if (tell) tell(outcome);
      else tellOthers?.(command, outcome);
    }
  };
  /** Shares one pending request among all callers. */
  const ask = () => {
    asking ??= settleOnce().finally(() => {
      asking = null;
    });
    return asking;
  };
  let isRepeating = false;
  const repeat = async () => {
    if (isRepeating) return;
    isRepeating = true;
    try {
      for (let attempt = 0; unsettled().length > 0; attempt++) {
        await pauseOrOnline(pause(NEXT_QUESTIONS[attempt] ?? NEXT_QUESTIONS.at(-1) ?? 0));
        await ask();
      }
    } catch {
      // The session is over; the commands stay until their manager is back.
    } finally {
      isRepeating = false;
    }
  };

  const askFirst = async (command: PendingCommand): Promise<CommandOutcome | null> => {
    for (const milliseconds of FIRST_QUESTIONS) {
      await pause(milliseconds);
      const outcome = await settleCommand(client, command);
      if (outcome !== null) return outcome;
    }
    return null;
  };

  const send: CommandSender['send'] = async (name, input, onSettled) => {
    const by = account();
    // Without a signed-in user a command is refused and has no effect.
    if (!ENDPOINTS[name].command || by === null) {
      return { data: await client.call(name, ...input), isRecovered: false };
    }
    if (unsettled().length > 0) {
      await ask();
      throw new CommandFailure({ code: unsettled().length > 0 ? 'command/unsettled' : 'command/settled-first' });
    }
    const key = input[0]?.idempotencyKey ?? crypto.randomUUID();
    const command: PendingCommand = { key, name, sentAt: now(), params: paramsIn(input[0]) };
    pending.add(by, command);
    underWay.add(key);
    try {
      const keyed = [{ ...input[0], idempotencyKey: key }] as unknown as typeof input;
      const data = await client.call(name, ...keyed);
      pending.remove(by, key);
      return { data, isRecovered: false };
    } catch (error) {
      if (!isAnswerLost(error)) {
        pending.remove(by, key);
        throw error;
      }
      const outcome = await askFirst(command);
      if (outcome === null) {
        toldTo.set(key, onSettled);
        void Promise.resolve().then(repeat);
        throw new CommandFailure({ code: 'command/unsettled' });
      }
      pending.remove(by, key);
      if (outcome.state === 'done') return { data: outcome.data as CallData<typeof name>, isRecovered: true };
      throw new CommandFailure(refusalOfOutcome(outcome, error));
    } finally {
      underWay.delete(key);
    }
  };

  return {
    send,
    hasUnsettled: () => unsettled().length > 0,
    settle: (onSettled) => {
      tellOthers = onSettled;
      ask().then(repeat, () => {});
    },
  };
}

/** What a manager reads of a command that was not done; `failure` is what hid its answer. */
function refusalOfOutcome(outcome: Exclude<CommandOutcome, { state: 'done' }>, failure?: unknown): AnyRefusal {
  if (outcome.state === 'refused') return outcome.refusal;
  return outcome.state === 'cancelled' ? notDone(failure) : { code: 'command/unknown' };
}

function paramsIn(input: unknown): Readonly<Record<string, string>> {
  const params: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'params') : undefined;
  return typeof params === 'object' && params !== null ? { ...params } : {};
}

/** Ends early when the network is back. */
async function pauseOrOnline(pause: Promise<void>): Promise<void> {
  let wake = () => {};
  const online = new Promise<void>((resolve) => {
    wake = resolve;
    addEventListener('online', wake);
  });
  await Promise.race([pause, online]);
  removeEventListener('online', wake);
}
