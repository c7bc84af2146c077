import { BUILT_AT, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SignedInLayout } from '../../app/layout/signed-in-layout.tsx';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { FakeCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { ownClubOf } from '../../testing/world.ts';
import { INITIAL_DATA, type InitialData } from '../calls/query-client.ts';
import { useCommand } from '../commands/use-command.ts';

function Gym() {
  const { run } = useCommand('upgradeFacility');
  return (
    <button type="button" onClick={() => void run({ body: { facilityName: 'gym' } })}>
      melhorar
    </button>
  );
}

const route = { element: <SignedInLayout />, children: [{ path: '/gym', element: <Gym /> }] };

describe('a goal of the own match, wherever the manager is', () => {
  const match = buildMatch({
    date: BUILT_AT - 10 * 60_000,
    home: { id: 'c1', clubName: 'Clube c1' },
    away: { id: 'c2', clubName: 'Jaguazinho SC' },
  });
  const entrants = [buildEntrant('c1'), buildEntrant('c2')];
  const league = buildCompetition({ status: 'running', entrants, matches: { [match.id]: match } });
  const goal = {
    type: 'goal',
    at: BUILT_AT,
    matchId: match.id,
    competitionId: league.id,
    score: { minute: 30, added: 0, home: 1, away: 1 },
    scorer: { id: 'p9', number: 9, name: 'Luiz Oliveira' },
  } as const;

  async function listening() {
    const { server } = await renderApp('/gym', { routes: [route], world: { competitions: [league] } });
    await waitFor(() => expect(server.listenings).toHaveLength(1));
    return server;
  }

  test.each([
    ['home', 'Gol do Clube c1: Luiz Oliveira. Clube c1 1 × 1 Jaguazinho SC', 'good'],
    ['away', 'Gol do Jaguazinho SC: Luiz Oliveira. Clube c1 1 × 1 Jaguazinho SC', 'neutral'],
  ] as const)('of the side at %s is shown by a toast that names it', async (side, text, tone) => {
    const server = await listening();
    act(() => server.tell({ ...goal, side }));
    await findToast(text);
    const toast = screen
      .getAllByText(text)
      .find((line) => line.closest('.toast'))
      ?.closest('.toast');
    expect(toast?.classList.contains('neutral')).toBe(tone === 'neutral');
    expect(toast?.querySelector('.lucide-football') !== null).toBe(tone === 'neutral');
    expect(toast?.querySelector('.lucide-circle-check') !== null).toBe(tone === 'good');
  });

  test('an own goal names the player who scored it', async () => {
    const server = await listening();
    act(() => server.tell({ ...goal, side: 'home', scorer: { id: null, number: 4, name: 'Zagueiro' } }));
    await findToast('Gol contra de Zagueiro, a favor do Clube c1. Clube c1 1 × 1 Jaguazinho SC');
  });

  test('gets no toast when full time comes right behind it', async () => {
    const server = await listening();
    act(() => server.tell({ ...goal, side: 'away', scorer: { ...goal.scorer, name: 'Tardio' } }));
    const { at, matchId, competitionId } = goal;
    act(() => server.tell({ type: 'matchFinished', at, matchId, competitionId, home: 1, away: 1, replayId: 'r1' }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(screen.queryByText(/Tardio/)).not.toBeInTheDocument();
  });
});

describe('a changed club that is announced while a command is under way (R-SES-14)', () => {
  /** Sends a command whose answer has version 2, and lets the stream announce another version before it comes. */
  async function toldMeanwhile(told: { readonly version: number; readonly unread: number }) {
    const { handler: upgradeFacility, release } = heldHandler(({ world }: FakeCall<'upgradeFacility'>) => {
      world.version = 2;
      return { club: ownClubOf(world) };
    });
    const { user, server, session } = await renderApp('/gym', { routes: [route], handlers: { upgradeFacility } });
    await waitFor(() => expect(server.listenings).toHaveLength(1));
    const before = session.queryClient.getQueryData<InitialData>(INITIAL_DATA);
    await user.click(await screen.findByRole('button', { name: 'melhorar' }));
    act(() => server.tell({ type: 'clubChanged', at: server.world.now, ...told }));
    // This later event has been handled, so the one before it has been, too.
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

  test('is not loaded if the command’s own answer brings it', async () => {
    const { loads } = await toldMeanwhile({ version: 2, unread: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(loads()).toBe(1);
  });
});
