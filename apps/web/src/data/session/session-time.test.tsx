/** How a session begins, and what the hours do to it. */
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SignedInLayout } from '../../app/layout/signed-in-layout.tsx';
import { memoryTokens } from '../../testing/memory-tokens.ts';
import { initialDataOf } from '../../testing/queries/fake-queries.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type FakeCall, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { createFakeServer } from '../../testing/server/fake-server.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { buildWorld } from '../../testing/world.ts';
import { absorbAnswer } from '../calls/absorb-answer.ts';
import { createSession } from './create-session.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

afterEach(() => void vi.useRealTimers());

/** A session without screens, in front of a fake server. */
function begin(signedIn: boolean) {
  const server = createFakeServer(buildWorld());
  const tokens = memoryTokens(signedIn);
  const freshToken = vi.fn(async () => 'fresh');
  const session = createSession({
    fetch: server.fetch,
    baseUrl: 'http://fake.test',
    tokens,
    signIn: async () => 'first',
    freshToken,
    endSession: async () => {},
  });
  return { server, tokens, freshToken, ...session };
}

describe('a session begins', () => {
  test('in loading, until the initial data are there: club, competitions and user (R-SES-1, R-SES-2)', async () => {
    const { actor, queryClient, server } = begin(true);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'loading' });
    expect(queryClient.getQueryData(['initialData'])).toBeUndefined();
    await waitFor(() => expect(actor.getSnapshot().value).toEqual({ signedIn: 'ready' }));
    expect(server.calls.map(({ name }) => name)).toEqual(['initialData']);
    const { club, currentCompetitions, user } = initialDataOf(server.world);
    expect(queryClient.getQueryData(['initialData'])).toMatchObject({ club, currentCompetitions, user });
  });

  test('behind ‘Baixando dados ...’, then ‘Iniciando ...’ (R-NAV-17)', async () => {
    const { handler: initialData, release } = heldHandler(({ world }: FakeCall) => initialDataOf(world));
    const home = { path: '/home', element: <p>em campo</p> };
    const routes = [{ element: <SignedInLayout />, children: [home] }];
    const rendering = renderApp('/home', { routes, handlers: { initialData } });
    expect(await screen.findByText('Baixando dados ...')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    release();
    await screen.findByText('Iniciando ...');
    expect(screen.queryByText('Baixando dados ...')).not.toBeInTheDocument();
    const { session } = await rendering;
    expect(session.actor.getSnapshot().value).toEqual({ signedIn: 'ready' });
  });
});

test('initial data come again when the tab is looked at 295 s later, not before, and nothing polls (R-SES-3)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await renderApp('/home');
  const loads = () => server.calls.filter(({ name }) => name === 'initialData').length;
  const look = async () => {
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(100);
    });
  };
  await act(() => vi.advanceTimersByTimeAsync(280 * SECOND));
  await look();
  expect(loads()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE));
  expect(loads()).toBe(1);
  await look();
  await waitFor(() => expect(loads()).toBe(2));
  await look();
  expect(loads()).toBe(2);
});

test('initial data that a command has overtaken are loaded once more (R-SES-9)', async () => {
  const { actor, server, queryClient } = begin(true);
  await waitFor(() => expect(actor.getSnapshot().value).toEqual({ signedIn: 'ready' }));
  const { handler, release } = heldHandler<FakeCall, ReturnType<typeof initialDataOf>>(() => old);
  const old = initialDataOf(server.world);
  const answers = [handler];
  server.use({ initialData: (call) => answers.shift()?.(call) ?? initialDataOf(call.world) });
  const loading = queryClient.refetchQueries({ queryKey: ['initialData'] });
  server.world.version += 1;
  absorbAnswer(queryClient, { club: initialDataOf(server.world).club });
  release();
  await loading;
  const shown = queryClient.getQueryData<typeof old>(['initialData']);
  expect(shown?.club.version).toBe(old.club.version + 1);
});

test('the token is fresh at sign-in and again every 30 minutes (R-SES-4)', async () => {
  vi.useFakeTimers();
  const { actor, tokens, freshToken } = begin(false);
  actor.send({ type: 'signIn' });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'ready' });
  expect(tokens.read()?.token).toBe('first');
  await vi.advanceTimersByTimeAsync(29 * MINUTE);
  expect(freshToken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(freshToken).toHaveBeenCalledTimes(1);
  expect(tokens.read()?.token).toBe('fresh');
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(freshToken).toHaveBeenCalledTimes(2);
});

describe('a machine that slept for hours (R-SES-15)', () => {
  /** A session whose token the server takes no longer, and whose next one it takes. */
  async function asleep(freshToken: () => Promise<string>) {
    const session = begin(true);
    const { actor, server, queryClient } = session;
    await waitFor(() => expect(actor.getSnapshot().value).toEqual({ signedIn: 'ready' }));
    server.use({
      initialData: ({ headers, world }) => {
        if (headers.get('authorization') !== 'Bearer fresh') throw new RefusedCall('auth/invalid-token');
        return initialDataOf(world);
      },
    });
    session.freshToken.mockImplementation(freshToken);
    await queryClient.refetchQueries({ queryKey: ['initialData'] });
    return session;
  }

  test('goes on with a fresh token', async () => {
    const { actor, tokens, queryClient } = await asleep(async () => 'fresh');
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'ready' });
    expect(tokens.read()?.token).toBe('fresh');
    expect(queryClient.getQueryState(['initialData'])?.status).toBe('success');
  });

  test('keeps the session if no fresh token can be had just now', async () => {
    const { actor, tokens } = await asleep(() => Promise.reject({ code: 'network/unreachable' }));
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'ready' });
    expect(tokens.read()?.token).toBe('token');
  });

  test('ends the session when the user is not signed in any more', async () => {
    const { actor, tokens } = await asleep(() => Promise.reject({ code: 'auth/required' }));
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(tokens.read()).toBeNull();
  });
});

test('a live match of the club is known on every screen (R-SES-11)', async () => {
  const match = buildMatch({ date: BUILT_AT });
  const entrants = [buildEntrant('c1'), buildEntrant('c2')];
  const league = buildCompetition({ status: 'running', entrants, matches: { [match.id]: match } });
  const { router } = await renderApp('/home', { world: { competitions: [league] } });
  expect(screen.getByRole('region', { name: 'Jogo ao vivo' })).toBeInTheDocument();
  await act(() => router.navigate('/training'));
  expect(await screen.findByText('Jogo em andamento')).toBeInTheDocument();
  await act(() => router.navigate('/tactics'));
  expect(await screen.findByText(/^Jogo em andamento\. Mexa à vontade/)).toBeInTheDocument();
});

test('a changed club arrives without a reload (R-SES-14)', async () => {
  const { server } = await renderApp('/home');
  const cash = () => screen.getByText('Em caixa').nextSibling?.textContent?.replace('\u00a0', ' ');
  expect(cash()).toBe('$ 500.000');
  const club = buildClub();
  server.world.club = { ...club, finances: { ...club.finances, totalMoney: 777_000 } };
  server.world.version = 2;
  await waitFor(() => {
    server.tell({ type: 'clubChanged', at: server.world.now, version: 2, unread: 0 });
    expect(cash()).toBe('$ 777.000');
  });
});
