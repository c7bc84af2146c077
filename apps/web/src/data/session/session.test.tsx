import { BUILT_AT } from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { demoMessages } from '../../testing/demo/demo-messages.ts';
import { findToast } from '../../testing/find-toast.ts';
import { memoryTokens } from '../../testing/memory-tokens.ts';
import { initialDataOf } from '../../testing/queries/fake-queries.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type FakeCall, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { createFakeServer } from '../../testing/server/fake-server.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { buildWorld } from '../../testing/world.ts';
import { createSession } from './create-session.ts';
import { createTokenStore } from './token.ts';

describe('the session (R-SES)', () => {
  test('a manager with a club sees it in the wall, with purse, clock and messages (R-NAV-19)', async () => {
    const messages = demoMessages('c1', BUILT_AT, { player: { id: 'p1' } }).map((message, index) => ({
      ...message,
      read: index > 0,
    }));
    await renderApp('/home', { world: { messages } });
    const header = within(screen.getByRole('banner'));
    const club = header.getByRole('link', { name: /Clube c1/ });
    expect(club.querySelector('svg')).not.toBeNull();
    expect(club).toHaveAttribute('href', '/club?id=c1');
    expect(header.getByText('Em caixa').nextSibling).toHaveTextContent('$ 500.000');
    expect(header.getByText('Créditos').nextSibling).toHaveTextContent('50');
    expect(header.getByText('Horário de Brasília').nextSibling).toHaveTextContent(/^09:00$/);
    // A phone’s wall has no clock.
    expect(within(screen.getByRole('contentinfo')).getByText('Horários de Brasília')).toBeInTheDocument();
    expect(header.getByRole('link', { name: /^Mensagens/ })).toHaveTextContent('1 mensagem nova');
    expect(screen.getAllByText('Versão Alpha 0.1').length).toBeGreaterThan(0);
    expect(document.title).toBe('Início · Mundo Manager');
  });

  test('a visitor who is not signed in is sent to / (R-NAV-16)', async () => {
    const { router } = await renderApp('/squad', { signedIn: false });
    expect(router.state.location.pathname).toBe('/');
  });

  test('a manager without a club is sent to creation, and not back (R-SES-7, R-SES-8, R-IDN-4)', async () => {
    const { router } = await renderApp('/home', { world: { club: null } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/clubCreation'));
  });

  test('a manager with a club who opens creation is sent home (R-CRE-20)', async () => {
    const { router } = await renderApp('/clubCreation');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  test('initial data that answer 404 sign out and lead to / (R-SES-6)', async () => {
    const refuse = () => {
      throw new RefusedCall('user/none');
    };
    const { router, session } = await renderApp('/home', { handlers: { initialData: refuse } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(session.actor.getSnapshot().value).toBe('signedOut');
    expect(await findToast('Essa conta não existe mais. Entre de novo.')).toBeInTheDocument();
  });

  test('a session that ends by itself says so (R-ERR-2)', async () => {
    const { router, session } = await renderApp('/home');
    act(() => session.actor.send({ type: 'refused', code: 'auth/invalid-token' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await findToast('Sua sessão terminou. Entre de novo.')).toBeInTheDocument();
  });

  test('initial data that fail to load are reported, and load on another try', async () => {
    let broken = true;
    const { user } = await renderApp('/home', {
      handlers: {
        initialData: (call) => {
          if (broken) throw new RefusedCall('server/internal');
          return initialDataOf(call.world);
        },
      },
    });
    expect(await screen.findByText('O servidor falhou. Nada foi gravado; tente de novo.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: /Clube c1/ })).toBeInTheDocument();
  });

  test('a server that starts or catches up is waited for, and the club opens by itself (R-SES-16)', async () => {
    const waiting = 'O servidor está voltando ...';
    let asked = 0;
    await renderApp('/home', {
      handlers: {
        initialData: (call) => {
          asked += 1;
          // The client itself asks three times before the session gets the refusal.
          if (asked <= 3) throw new RefusedCall('server/unavailable');
          // The message stays while the session asks again.
          expect(screen.getByText(waiting)).toBeInTheDocument();
          return initialDataOf(call.world);
        },
      },
    });
    expect(screen.getByText(waiting)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('link', { name: /Clube c1/ }, { timeout: 20_000 })).toBeInTheDocument();
    expect(asked).toBe(4);
  }, 30_000);

  test('LOGIN signs in, creates the user and goes home (R-NAV-2, R-SES-5, R-PRD-12)', async () => {
    const { user, router, server } = await renderApp('/login', { signedIn: false });
    await user.click(screen.getByRole('button', { name: 'LOGIN' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    await screen.findByRole('heading', { level: 1 });
    expect(server.calls.slice(0, 2).map(({ name }) => name)).toEqual(['createUser', 'initialData']);
  });

  test('a failed login shows a message and leaves the screen usable (R-ERR-8)', async () => {
    const { user } = await renderApp('/login', {
      signedIn: false,
      signIn: () => Promise.reject(Object.assign(new Error(), { code: 'identity/popup-closed' })),
    });
    const button = screen.getByRole('button', { name: 'LOGIN' });
    await user.click(button);
    expect(await screen.findByText(/A janela de entrada foi fechada/)).toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  test('a login that was given up leaves the token of another tab alone', async () => {
    const tokens = memoryTokens(false);
    const { actor } = createSession({
      tokens,
      signIn: async () => {
        tokens.write({ token: 'of another tab', refreshedAt: Date.now() });
        throw Object.assign(new Error(), { code: 'identity/popup-closed' });
      },
    });
    actor.send({ type: 'signIn' });
    await waitFor(() => expect(actor.getSnapshot().context.refusal?.code).toBe('identity/popup-closed'));
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(tokens.read()?.token).toBe('of another tab');
  });

  test('a login that is given up while its user is created keeps no token (R-NAV-25)', async () => {
    const tokens = memoryTokens(false);
    const { handler: createUser, release } = heldHandler(({ world }: FakeCall) => ({ user: world.user }));
    const server = createFakeServer(buildWorld(), { createUser });
    const { actor } = createSession({
      tokens,
      fetch: server.fetch,
      baseUrl: 'http://fake.test',
      signIn: async () => 'token',
    });
    actor.send({ type: 'signIn' });
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toEqual(['createUser']));
    actor.send({ type: 'cancelSignIn' });
    release();
    await waitFor(() => expect(tokens.read()).toBeNull());
    expect(actor.getSnapshot().value).toBe('signedOut');
  });

  test('a login whose user can’t be created keeps no token', async () => {
    const tokens = memoryTokens(false);
    const refuse = () => {
      throw new RefusedCall('server/internal');
    };
    const { actor } = createSession({
      tokens,
      fetch: createFakeServer(buildWorld(), { createUser: refuse }).fetch,
      baseUrl: 'http://fake.test',
      signIn: async () => 'token',
    });
    actor.send({ type: 'signIn' });
    await waitFor(() => expect(actor.getSnapshot().context.refusal?.code).toBe('server/internal'));
    expect(tokens.read()).toBeNull();
  });

  test('a sign-out in another tab is one in this tab too', () => {
    const tokens = createTokenStore();
    tokens.write({ token: 't', refreshedAt: 1 });
    const heard = vi.fn();
    const leave = tokens.onCleared(heard);
    localStorage.removeItem('mm.token');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'mm.token', newValue: null }));
    });
    leave();
    expect(heard).toHaveBeenCalledOnce();
    expect(tokens.read()).toBeNull();
  });
});
