import { i18n } from '@lingui/core';
import { ApiError } from '@mundo-manager/contract/client';
import { normaliseName } from '@mundo-manager/rules/club-creation';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { errorMessage } from '../../messages/errors.ts';
import { codeOf } from '../../session/refusalOf.ts';
import { useClient, useSessionActor } from '../../session/SessionContext.tsx';
import { showToast } from '../../ui/toasts.ts';
import { clubCreationMachine } from './clubCreationMachine.ts';
import { clearDraft, readDraft, writeDraft } from './clubDraft.ts';
import { kitOf } from './kitOrder.ts';

/** The running creation of a club. */
export type ClubCreation = ActorRefFrom<typeof clubCreationMachine>;

/** Creation in front of the server; what was chosen survives a reload. */
export function useClubCreation(): ClubCreation {
  const client = useClient();
  const session = useSessionActor();
  const actor = useActorRef(clubCreationMachine, {
    input: {
      draft: readDraft(),
      services: {
        isAvailable: async (typed) => {
          const name = normaliseName(typed);
          return (await client.call('checkClubNameAvailability', { params: { name } })).isAvailable;
        },
        found: async (draft) => {
          const name = normaliseName(draft.name);
          const { emblem } = draft;
          return (await client.call('createClub', { body: { name, emblem, uniform: kitOf(draft) } })).club;
        },
        goHome: () => session.send({ type: 'clubCreated' }),
        tell: (error) => {
          const code = codeOf(error);
          const facts = error instanceof ApiError ? error.facts : undefined;
          showToast({ text: i18n._(errorMessage({ code, facts }, 'draft')), tone: 'bad' });
          session.send({ type: 'refused', code });
        },
      },
    },
  });
  const draft = useSelector(actor, ({ context }) => context.draft);
  const over = useSelector(actor, (snapshot) => snapshot.matches('founded') || snapshot.matches('over'));

  useEffect(() => {
    if (over) clearDraft();
    else writeDraft(draft);
  }, [draft, over]);

  return actor;
}
