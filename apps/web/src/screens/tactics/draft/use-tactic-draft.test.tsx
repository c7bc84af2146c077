import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { SignedInLayout } from '../../../app/layout/signed-in-layout.tsx';
import { INITIAL_DATA } from '../../../data/calls/query-client.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { clubCommands } from '../../../testing/server/club-commands.ts';
import { useTacticDraft } from './use-tactic-draft.ts';

const PLAYERS = buildSquad();
const CLUB = buildClub({ tactics: { A: buildTactic(PLAYERS), B: buildTactic(PLAYERS), C: buildTactic(PLAYERS) } });

/** The saved tactics that the machine has had, in order. */
const seen: unknown[] = [];

function Draft() {
  const { snapshot, send } = useTacticDraft();
  const { tactics } = snapshot.context;
  useEffect(() => {
    seen.push(tactics);
  }, [tactics]);
  const save = () => {
    send({ type: 'EDIT', edit: { type: 'change-formation', formation: '442' } });
    send({ type: 'SAVE' });
  };
  return (
    <button type="button" onClick={save}>
      {tactics.A.formation}
    </button>
  );
}

test('the saved club reaches the machine once', async () => {
  const routes = [{ element: <SignedInLayout />, children: [{ path: '/draft', element: <Draft /> }] }];
  const { user, session } = await renderApp('/draft', { routes, world: { club: CLUB }, handlers: clubCommands() });
  // As in a browser, the cache keeps a copy of an answer.
  session.queryClient.setQueryDefaults(INITIAL_DATA, {
    ...session.queryClient.getQueryDefaults(INITIAL_DATA),
    structuralSharing: (_, data) => structuredClone(data),
  });
  await user.click(await screen.findByRole('button', { name: CLUB.tactics.A.formation }));
  expect(await findToast('Tática A salva.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '442' })).toBeInTheDocument();
  // The screen reads the cache in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(seen).toHaveLength(2);
});
