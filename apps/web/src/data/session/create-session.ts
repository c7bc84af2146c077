import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Client, type ClockView, createClient } from '@mundo-manager/contract/client';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { type BrowserClock, createBrowserClock } from '../../components/clock/browser-clock.ts';
import { CLUB_DRAFT, thisTab } from '../../ui/browser/browser-storage.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { createQueryClient, INITIAL_DATA, type InitialData } from '../calls/query-client.ts';
import { type CommandSender, createCommandSender } from '../commands/command-sender.ts';
import { createPendingCommands } from '../commands/pending-commands.ts';
import { loadRuleset } from '../ruleset/load-ruleset.ts';
import { keepWorldRuleset, type WorldRuleset, worldRuleset } from '../ruleset/world-ruleset.ts';
import { endSession, freshToken, signInByPopup } from './popup-sign-in.ts';
import { provideSession } from './provide-session.ts';
import type { SessionActor } from './session-context.tsx';
import { createTokenStore, type TokenStore, tokenSubject } from './token.ts';
import { createTokenKeeper } from './token-keeper.ts';

/** Everything of a session that lives as long as the page. */
export interface SessionParts {
  readonly actor: SessionActor;
  readonly client: Client;
  readonly commands: CommandSender;
  readonly queryClient: QueryClient;
  readonly clock: BrowserClock;
}

/** What tests put in place of the browser. */
export interface SessionEdges {
  readonly tokens?: TokenStore;
  readonly fetch?: typeof fetch;
  readonly baseUrl?: string;
  readonly signIn?: (signal: AbortSignal) => Promise<string>;
  readonly freshToken?: () => Promise<string>;
  readonly endSession?: () => Promise<void>;
  /** Waits before the server is asked again for a lost answer. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Builds and starts a session. */
export function createSession(edges: SessionEdges = {}): SessionParts {
  const tokens = edges.tokens ?? createTokenStore();
  const keeper = createTokenKeeper({
    tokens,
    freshToken: edges.freshToken ?? freshToken,
    now: Date.now,
    ruleset: () => worldRuleset(queryClient).ruleset,
  });
  const clock = createBrowserClock();
  const queryClient: QueryClient = createQueryClient((code) => actor.send({ type: 'refused', code }));
  const client = createClient({
    token: keeper.tokenFor,
    clubVersion: () => queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club.version ?? null,
    ...(edges.fetch && { fetch: edges.fetch }),
    ...(edges.baseUrl && { baseUrl: edges.baseUrl }),
  });
  const commands = createCommandSender({
    client,
    pending: createPendingCommands(Date.now),
    account: () => {
      const kept = tokens.read();
      return kept && tokenSubject(kept.token);
    },
    now: Date.now,
    pause: edges.pause ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
  });
  queryClient.setQueryDefaults(INITIAL_DATA, {
    queryFn: async ({ signal }): Promise<InitialData> => {
      const load = () => client.call('initialData', { signal });
      let data = await load();
      // A command that was answered meanwhile has brought a newer club than this one.
      if (isOlder(data, queryClient.getQueryData(INITIAL_DATA))) data = await load();
      setBrowserClock(clock, data.clock);
      return data;
    },
    refetchOnMount: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const machine = provideSession({
    tokens,
    keeper,
    signIn: edges.signIn ?? signInByPopup,
    createUser: async () => void (await client.call('createUser')),
    loadInitialData: async () => {
      keepWorldRuleset(queryClient, await loadWorldRuleset(queryClient, client));
    },
    tellEnd: (code) => void tellEnd(code, worldRuleset(queryClient).ruleset),
    signOut: () => (edges.endSession ?? endSession)().catch(tellUnconfirmed),
    forget: () => {
      queryClient.clear();
      thisTab.write(CLUB_DRAFT, null);
    },
  });
  const actor: SessionActor = createActor(machine);
  actor.start();
  return { actor, client, commands, queryClient, clock };
}

/** Loads the initial data into the cache, and the rule set that they name. R-SES-20 */
async function loadWorldRuleset(queryClient: QueryClient, client: Client): Promise<WorldRuleset> {
  const { rulesetHash } = await queryClient.fetchQuery<InitialData>({ queryKey: INITIAL_DATA, staleTime: 0 });
  return loadRuleset(queryClient, client, rulesetHash);
}

/**
 * Shows why the session ended; the texts are loaded on demand. A refused command shows the same text, and that is one
 * toast.
 */
async function tellEnd(code: string, ruleset: Ruleset): Promise<void> {
  const { errorMessage } = await import('../../components/messages/errors.ts');
  showToast({ text: i18n._(errorMessage({ code }, ruleset)), tone: 'bad' });
}

/** The cookie of a session that the server did not end would sign the next user in again. */
function tellUnconfirmed(): void {
  const text = i18n._(
    msg`Você saiu aqui, mas o servidor não confirmou. Se outras pessoas usam este navegador, entre e saia de novo.`,
  );
  showToast({ text, tone: 'bad' });
}

function isOlder({ club }: InitialData, shown: InitialData | undefined): boolean {
  return shown !== undefined && shown.club.id === club.id && shown.club.version > club.version;
}

/** Sets the game clock to the server’s reading. R-PRD-10 */
export function setBrowserClock(clock: BrowserClock, { now, scale }: Pick<ClockView, 'now' | 'scale'>): void {
  clock.set({ gameTime: now, scale, readAt: performance.now() });
}
