import { i18n } from '@lingui/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { APP_ROUTES } from '../app/routes.tsx';
import { createSession, type SessionParts } from '../data/session/create-session.ts';
import { memoryTokens } from './memory-tokens.ts';
import type { Handlers } from './server/fake-handlers.ts';
import { createFakeServer, type FakeServer } from './server/fake-server.ts';
import { buildWorld, type FakeWorld } from './world.ts';

/** Tests don’t wait as long as managers for a server that does not answer; ms. */
const SHORT_PAUSE = 20;

interface RenderOptions {
  /** What the world has of its own; see `buildWorld`. */
  readonly world?: Partial<FakeWorld>;
  /** Answers of commands, and other answers of queries. */
  readonly handlers?: Handlers;
  /** Whether a user is signed in; true by default. */
  readonly signedIn?: boolean;
  /** What the sign-in does; succeeds by default. */
  readonly signIn?: () => Promise<string>;
  /** What the sign-out does at the server; succeeds by default. */
  readonly endSession?: () => Promise<void>;
  /** The server of an earlier page, for a reload. */
  readonly server?: FakeServer;
  /** Routes instead of the game’s, for a part that is in no screen. */
  readonly routes?: RouteObject[];
  /** Navigation state that the address comes with. */
  readonly state?: unknown;
}

/** A rendered application. */
export interface Rendered {
  readonly user: UserEvent;
  readonly server: FakeServer;
  readonly session: SessionParts;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/**
 * The whole application at an address, in front of a fake server: `await renderApp('/squad', { world: { club } })`.
 * Resolves when nothing loads any more.
 */
export async function renderApp(address: string, options: RenderOptions = {}): Promise<Rendered> {
  const {
    world,
    handlers,
    signedIn = true,
    signIn = async () => 'token',
    endSession = async () => {},
    state,
    routes = APP_ROUTES,
  } = options;
  const server = options.server ?? createFakeServer(buildWorld(world), handlers);
  const session = createSession({
    fetch: server.fetch,
    baseUrl: 'http://fake.test',
    tokens: memoryTokens(signedIn),
    signIn,
    freshToken: async () => 'token',
    endSession,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, SHORT_PAUSE))),
  });
  const [pathname = '/', search] = address.split('?');
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, ...(search && { search: `?${search}` }), state }],
  });
  const user = userEvent.setup();
  render(<App i18n={i18n} session={session} router={router} />);
  await waitFor(
    () => {
      if (screen.queryByText(/^(?:Baixando dados|Iniciando) \.\.\.$/)) throw new Error('still loading');
      if (document.body.textContent === '') throw new Error('nothing is shown');
      if (session.actor.getSnapshot().matches({ signedIn: 'ready' }) && server.listenings.length === 0) {
        throw new Error('nobody listens to the stream');
      }
    },
    { interval: 5 },
  );
  return { user, server, session, router };
}
