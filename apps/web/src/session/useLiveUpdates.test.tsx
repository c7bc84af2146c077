import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SignedInLayout } from '../app/SignedInLayout.tsx';
import type { FakeCall } from '../testing/fakeHandlers.ts';
import { heldBack } from '../testing/heldBack.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { ownClubOf } from '../testing/world.ts';
import { INITIAL_DATA, type InitialData } from './queries.ts';
import { useCommand } from './useCommand.ts';

function Gym() {
  const { run } = useCommand('upgradeFacility');
  return (
    <button type="button" onClick={() => void run({ body: { facilityName: 'gym' } })}>
      melhorar
    </button>
  );
}

const route = { element: <SignedInLayout />, children: [{ path: '/gym', element: <Gym /> }] };

describe('a changed club that is told while a command is under way (R-SES-14)', () => {
  /** Gives a command whose answer has version 2, and lets the stream tell of another before it comes. */
  async function toldMeanwhile(told: { readonly version: number; readonly unread: number }) {
    const { handler: upgradeFacility, release } = heldBack(({ world }: FakeCall<'upgradeFacility'>) => {
      world.version = 2;
      return { club: ownClubOf(world) };
    });
    const { user, server, session } = await renderApp('/gym', { routes: [route], handlers: { upgradeFacility } });
    await waitFor(() => expect(server.listenings).toHaveLength(1));
    const before = session.queryClient.getQueryData<InitialData>(INITIAL_DATA);
    await user.click(await screen.findByRole('button', { name: 'melhorar' }));
    act(() => server.tell({ type: 'clubChanged', at: server.world.now, ...told }));
    // What comes after it in the stream has been heard: so has this.
    const clock = { now: server.world.now, wallNow: 7, scale: 0, world: 'shared' as const, canAdvance: false };
    act(() => server.tell({ type: 'clockMoved', at: server.world.now, clock }));
    const shown = () => session.queryClient.getQueryData<InitialData>(INITIAL_DATA);
    await waitFor(() => expect(shown()?.clock.wallNow).toBe(7));
    expect(before?.club.version).toBe(1);
    const loads = () => server.calls.filter(({ name }) => name === 'initialData').length;
    expect(loads()).toBe(1);
    release();
    await waitFor(() => expect(shown()?.club.version).toBe(2));
    return { loads };
  }

  test('is loaded once the command is over', async () => {
    const { loads } = await toldMeanwhile({ version: 3, unread: 0 });
    await waitFor(() => expect(loads()).toBe(2));
  });

  test('with new mail is loaded, too', async () => {
    const { loads } = await toldMeanwhile({ version: 2, unread: 1 });
    await waitFor(() => expect(loads()).toBe(2));
  });

  test('is not loaded where the command’s own answer brings it', async () => {
    const { loads } = await toldMeanwhile({ version: 2, unread: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(loads()).toBe(1);
  });
});
