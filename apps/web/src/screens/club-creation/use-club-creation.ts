import { i18n } from '@lingui/core';
import type { OwnClub } from '@mundo-manager/contract/client';
import { normaliseName } from '@mundo-manager/rules/club-creation';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { refusalOf } from '../../data/calls/refusal-of.ts';
import type { CommandOutcome } from '../../data/commands/settle-command.ts';
import { LOST_ANSWER_TOPIC, settledMessage } from '../../data/commands/settled-commands.ts';
import { useClient, useCommandSender, useSessionActor } from '../../data/session/session-context.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { clubCreationMachine } from './club-creation-machine.ts';
import { type ClubDraft, clearDraft, readDraft, writeDraft } from './club-draft.ts';
import { kitOf } from './kits/kit-order.ts';

/** The running creation of a club. */
export type ClubCreation = ActorRefFrom<typeof clubCreationMachine>;

/** Creation in front of the server; what was chosen survives a reload. */
export function useClubCreation(): ClubCreation {
  const ruleset = useRuleset();
  const client = useClient();
  const commands = useCommandSender();
  const session = useSessionActor();
  const settle = (outcome: CommandOutcome) => {
    const isDone = outcome.state === 'done';
    const text = i18n._(settledMessage('createClub', outcome, ruleset));
    showToast({ text, tone: isDone ? 'good' : 'bad', topic: LOST_ANSWER_TOPIC });
    if (isDone) {
      clearDraft();
      session.send({ type: 'clubCreated' });
    }
  };
  const machine = clubCreationMachine.provide({
    actors: {
      check: fromPromise<boolean, string>(async ({ input }) => {
        const name = normaliseName(input);
        return (await client.call('checkClubNameAvailability', { params: { name } })).isAvailable;
      }),
      found: fromPromise<OwnClub, ClubDraft>(async ({ input: draft }) => {
        const name = normaliseName(draft.name);
        const { article, emblem } = draft;
        const body = { name, ...(article && { article }), emblem, uniform: kitOf(draft) };
        return (await commands.send('createClub', [{ body }], settle)).data.club;
      }),
    },
    actions: {
      goHome: () => session.send({ type: 'clubCreated' }),
      tell: (_, { error }) => {
        const refusal = refusalOf(error);
        const topic = refusal.code === 'command/unsettled' ? { topic: LOST_ANSWER_TOPIC } : {};
        showToast({ text: i18n._(errorMessage(refusal, ruleset, 'draft')), tone: 'bad', ...topic });
        session.send({ type: 'refused', code: refusal.code });
      },
    },
  });
  const actor = useActorRef(machine, { input: { draft: readDraft(), ruleset } });
  const draft = useSelector(actor, ({ context }) => context.draft);
  const over = useSelector(actor, (snapshot) => snapshot.matches('founded') || snapshot.matches('over'));

  useEffect(() => {
    if (over) clearDraft();
    else writeDraft(draft);
  }, [draft, over]);

  return actor;
}
