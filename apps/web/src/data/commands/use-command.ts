import { i18n } from '@lingui/core';
import type { CallArguments, CallData, CallInput, CallName, OwnClub } from '@mundo-manager/contract/client';
import type { Club } from '@mundo-manager/rules/clubs';
import { accept, type Result } from '@mundo-manager/rules/core';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type AnyRefusal, errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { absorbAnswer, changeInitialData } from '../calls/absorb-answer.ts';
import { INITIAL_DATA, type InitialData } from '../calls/query-client.ts';
import { refusalOf } from '../calls/refusal-of.ts';
import { useIsMounted } from '../live/use-is-mounted.ts';
import { afterCommands } from '../session/after-commands.ts';
import { useCommandSender } from '../session/session-context.tsx';
import type { CommandOutcome } from './settle-command.ts';
import { ANSWER_RECOVERED, LOST_ANSWER_TOPIC, settledMessage } from './settled-commands.ts';

/** Refusals after which the screen may be outdated: another tab or manager was faster, or the outcome is unknown. */
const REFRESHED: readonly string[] = ['command/stale-version', 'clock/moved-on', 'command/unknown'];

/** What a command may do beside its call. */
export interface CommandOptions<Name extends CallName> {
  /**
   * The rule itself, run on the club as it is: its result is shown until the answer comes; its refusal is shown without
   * a call.
   */
  readonly optimistic?: (club: Club, input: CallInput<Name>) => Result<Club>;
  /** A toast of success. */
  readonly done?: string | ((data: CallData<Name>, input: CallInput<Name>) => string);
  readonly onDone?: (data: CallData<Name>) => void;
  /** A toast of success, for users who left the screen whose dialog would have shown it. */
  readonly doneElsewhere?: string;
  /**
   * Called with a refusal. Returns true to keep the toast away, as where a dialog shows the refusal; the toast comes
   * all the same once the component has left the page.
   */
  readonly onRefused?: (refusal: AnyRefusal) => boolean | undefined;
  /** Whether what it sends is a draft that stays where it was written when no answer comes. R-ERR-10 */
  readonly keepsDraft?: boolean;
  /** The Idempotency-Key of a press, where it has to be chosen at a certain moment; a new one unless given. Never rejects. */
  readonly newKey?: () => Promise<string>;
  /** Presses while one is under way wait for it instead of doing nothing: for presses that mean different things, such as marks of different messages. */
  readonly queued?: boolean;
}

/** The answer to a command, or why it was not done. */
type CommandResult<Name extends CallName> = Result<CallData<Name>, AnyRefusal>;

/** A command that screens can give. */
export interface CommandControl<Name extends CallName> {
  /** Sends the command and returns its result; never rejects. Refuses a press while one is under way as `command/busy`, without a toast, unless presses are queued. */
  readonly run: (...input: CallArguments<Name>) => Promise<CommandResult<Name>>;
  readonly busy: boolean;
}

/**
 * A command, sent once per press (R-SES-12), in order, with club version and Idempotency-Key. Optimistic results are
 * rolled back with a toast on refusal (R-ERR-2), else replaced by the answer (R-SES-9). Lost answers are asked for and
 * reported (R-SES-18).
 */
export function useCommand<Name extends CallName>(
  name: Name,
  options: CommandOptions<Name> = {},
): CommandControl<Name> {
  const ruleset = useRuleset();
  const commands = useCommandSender();
  const queryClient = useQueryClient();
  const underWay = useRef(false);
  const isHere = useIsMounted();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: [name],
    scope: { id: 'commands' },
    mutationFn: (input: CallArguments<Name>) =>
      commands.send(name, input, (outcome) => settle(outcome, inputOf<Name>(input))),
  });

  const succeed = (data: CallData<Name>, input: CallInput<Name>) => {
    absorbAnswer(queryClient, data);
    if (options.done) showToast({ text: typeof options.done === 'string' ? options.done : options.done(data, input) });
    if (options.doneElsewhere && !isHere()) showToast({ text: options.doneElsewhere });
    options.onDone?.(data);
  };

  /** The answer comes after the press was refused as unsettled. */
  function settle(outcome: CommandOutcome, input: CallInput<Name>): void {
    const isDone = outcome.state === 'done';
    const text = i18n._(settledMessage(name, outcome, ruleset));
    showToast({ text, tone: isDone ? 'good' : 'bad', topic: LOST_ANSWER_TOPIC });
    if (isDone) succeed(outcome.data as CallData<Name>, input);
    else void queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
  }

  const refuse = (refusal: AnyRefusal): CommandResult<Name> => {
    const isTold = options.onRefused?.(refusal) === true && isHere();
    if (!isTold) {
      const text = i18n._(errorMessage(refusal, ruleset, options.keepsDraft === true ? 'draft' : undefined));
      showToast({ text, tone: 'bad', ...(refusal.code === 'command/unsettled' && { topic: LOST_ANSWER_TOPIC }) });
    }
    return { ok: false, error: refusal };
  };

  const run = async (...input: CallArguments<Name>): Promise<CommandResult<Name>> => {
    if (underWay.current && options.queued !== true) return { ok: false, error: { code: 'command/busy' } };
    const club = shownClub(queryClient);
    const expected = club && options.optimistic?.(club, inputOf<Name>(input));
    if (expected && !expected.ok) return refuse(expected.error);
    underWay.current = true;
    if (club && expected) changeInitialData(queryClient, (data) => ({ ...data, club: { ...club, ...expected.value } }));
    // The cache keeps a copy of its own.
    const shown = shownClub(queryClient);
    try {
      const { data, isRecovered } = await mutateAsync(await keyed(input, options.newKey));
      if (isRecovered) showToast({ text: i18n._(ANSWER_RECOVERED), topic: LOST_ANSWER_TOPIC });
      succeed(data, inputOf<Name>(input));
      return accept(data);
    } catch (error) {
      if (club && expected) takeBack(queryClient, { shown, before: club });
      const refusal = refusalOf(error);
      if (REFRESHED.includes(refusal.code)) void queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
      return refuse(refusal);
    } finally {
      underWay.current = false;
    }
  };

  return { run, busy: isPending };
}

function inputOf<Name extends CallName>([input]: CallArguments<Name>): CallInput<Name> {
  return (input ?? {}) as CallInput<Name>;
}

/** The input with its key. */
async function keyed<Name extends CallName>(
  input: CallArguments<Name>,
  newKey: CommandOptions<Name>['newKey'],
): Promise<CallArguments<Name>> {
  if (newKey === undefined) return input;
  return [{ ...input[0], idempotencyKey: await newKey() }] as unknown as CallArguments<Name>;
}

function shownClub(queryClient: QueryClient): OwnClub | undefined {
  return queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club;
}

/** Shows the club from before the press again. Where another one has arrived since, that one stays, and the server is asked. */
function takeBack(
  queryClient: QueryClient,
  { shown, before }: { readonly shown: OwnClub | undefined; readonly before: OwnClub },
): void {
  if (shownClub(queryClient) === shown) changeInitialData(queryClient, (data) => ({ ...data, club: before }));
  else afterCommands(queryClient, () => void queryClient.invalidateQueries({ queryKey: INITIAL_DATA }));
}
