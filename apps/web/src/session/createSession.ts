import { type Client, type ClockView, createClient } from '@mundo-manager/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createGameClock, type GameClock } from '../clock/gameClock.ts';
import { endSession, freshToken, signInByPopup } from './identity.ts';
import { createQueryClient, INITIAL_DATA, type InitialData } from './queries.ts';
import type { SessionActor } from './SessionContext.tsx';
import { sessionMachine } from './sessionMachine.ts';
import { createTokenStore, type TokenStore } from './token.ts';

/** Everything of a session that lives as long as the page. */
export interface SessionParts {
  readonly actor: SessionActor;
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly clock: GameClock;
}

/** What tests put in place of the browser. */
export interface SessionEdges {
  readonly tokens?: TokenStore;
  readonly fetch?: typeof fetch;
  readonly baseUrl?: string;
  readonly signIn?: () => Promise<string>;
  readonly freshToken?: () => Promise<string>;
  readonly endSession?: () => Promise<void>;
}

/** Builds and starts a session. */
export function createSession(edges: SessionEdges = {}): SessionParts {
  const tokens = edges.tokens ?? createTokenStore();
  const clock = createGameClock();
  const queryClient: QueryClient = createQueryClient((code) => actor.send({ type: 'refused', code }));
  const client = createClient({
    token: () => tokens.read()?.token ?? null,
    clubVersion: () => queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club.version ?? null,
    ...(edges.fetch && { fetch: edges.fetch }),
    ...(edges.baseUrl && { baseUrl: edges.baseUrl }),
  });
  queryClient.setQueryDefaults(INITIAL_DATA, {
    queryFn: async ({ signal }): Promise<InitialData> => {
      const data = await client.call('initialData', { signal });
      setClock(clock, data.clock);
      return data;
    },
    refetchOnMount: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const actor: SessionActor = createActor(sessionMachine, {
    input: {
      services: {
        tokens,
        signIn: edges.signIn ?? signInByPopup,
        freshToken: edges.freshToken ?? freshToken,
        createUser: async () => void (await client.call('createUser')),
        loadInitialData: async () => {
          await queryClient.fetchQuery({ queryKey: INITIAL_DATA, staleTime: 0 });
        },
        signOut: edges.endSession ?? endSession,
        forget: () => queryClient.clear(),
        now: Date.now,
      },
    },
  });
  actor.start();
  return { actor, client, queryClient, clock };
}

/** Takes over what the server told of the game’s clock. R-PRD-10 */
export function setClock(clock: GameClock, { now, scale }: Pick<ClockView, 'now' | 'scale'>): void {
  clock.set({ gameTime: now, scale, readAt: performance.now() });
}
