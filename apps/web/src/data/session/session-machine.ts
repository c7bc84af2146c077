import { MINUTE } from '@mundo-manager/rules/clock';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Refusal } from '../../components/messages/errors.ts';
import { codeOf, refusalOf } from '../calls/refusal-of.ts';
import type { TokenStore } from './token.ts';
import type { TokenKeeper } from './token-keeper.ts';

/** What the session needs from outside; tests give their own. */
interface SessionServices {
  readonly tokens: TokenStore;
  readonly keeper: TokenKeeper;
  /** Opens the popup and answers a fresh token after the sign-in there. Rejects with a refusal; the signal gives it up. */
  readonly signIn: (signal: AbortSignal) => Promise<string>;
  /** Creates the user’s record; repeating it changes nothing. R-SES-5 */
  readonly createUser: () => Promise<void>;
  /** Loads the initial data into the cache. */
  readonly loadInitialData: () => Promise<void>;
  /** Shows why the session ended, when the user did not end it. */
  readonly tellEnd: (code: string) => void;
  /** Ends the session at the server. */
  readonly signOut: () => Promise<void>;
  /** Clears everything that was loaded, and what the tab keeps of the user. */
  readonly forget: () => void;
}

interface SessionContext {
  readonly services: SessionServices;
  readonly refusal: Refusal | null;
}

type SessionEvent =
  | { readonly type: 'signIn' }
  | { readonly type: 'cancelSignIn' }
  | { readonly type: 'signOut' }
  | { readonly type: 'signedOutElsewhere' }
  | { readonly type: 'clubCreated' }
  | { readonly type: 'retry' }
  | { readonly type: 'started' }
  | { readonly type: 'refused'; readonly code: string };

/** Codes that end a session, of initial data, of a command or of a fresh token: not signed in, or not any more. R-SES-6 */
const ENDS_SESSION: ReadonlySet<string> = new Set(['auth/required', 'auth/invalid-token', 'user/none']);

/** Whether a refusal means that the session is over. R-SES-6 */
export function endsSession(code: string): boolean {
  return ENDS_SESSION.has(code);
}

/** Whether the server is on its way: it starts or catches up, and another load may find it there. R-SES-16 */
export function isReturning(code: string | undefined): boolean {
  return code === 'server/unavailable';
}

/** Milliseconds until the next load where the server is on its way. */
const LOAD_AGAIN = 3_000;

type Input = { readonly services: SessionServices };

const machine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: Input },
  actors: {
    signIn: fromPromise<void, Input>(async ({ input: { services }, signal }) => {
      const token = await services.signIn(signal);
      signal.throwIfAborted();
      services.keeper.keep(token);
      try {
        await services.createUser();
        signal.throwIfAborted();
      } catch (error) {
        // The user who cancelled may have signed in again by now.
        if (services.tokens.read()?.token === token) services.tokens.clear();
        throw error;
      }
    }),
    load: fromPromise<void, Input>(({ input }) => input.services.loadInitialData()),
    signOut: fromPromise<void, Input>(({ input }) => input.services.signOut()),
    /** Asks each minute whether the token is due: a timer of 30 minutes would sleep with the machine. R-CLK-7 */
    keepToken: fromCallback<SessionEvent, Input>(({ input: { services }, sendBack }) => {
      const look = () => {
        services.keeper.refreshIfDue().catch((error: unknown) => {
          const code = codeOf(error);
          if (endsSession(code)) sendBack({ type: 'refused', code });
        });
      };
      const timer = setInterval(look, MINUTE);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    }),
    otherTabs: fromCallback<SessionEvent, Input>(({ input, sendBack }) =>
      input.services.tokens.onCleared(() => sendBack({ type: 'signedOutElsewhere' })),
    ),
  },
  actions: {
    forget: ({ context: { services } }) => {
      services.tokens.clear();
      services.forget();
    },
    tellEnd: ({ context: { services } }, code: string) => services.tellEnd(code),
    forgetData: ({ context: { services } }) => services.forget(),
    keepRefusal: assign({ refusal: (_, refusal: Refusal) => refusal }),
    clearRefusal: assign({ refusal: null }),
    /** Who loads again because the server is on its way is told so until it is there. */
    clearOtherRefusal: assign({
      refusal: ({ context }) => (isReturning(context.refusal?.code) ? context.refusal : null),
    }),
  },
  guards: {
    hasToken: ({ context }) => context.services.tokens.read() !== null,
    endsSession: (_, code: string) => endsSession(code),
    isNoClub: (_, code: string) => code === 'club/none',
    isReturning: (_, code: string) => isReturning(code),
  },
});

/** The session: who is signed in, and whether his club is there. R-SES-1 to R-SES-8 */
export const sessionMachine = machine.createMachine({
  id: 'session',
  context: ({ input }) => ({ services: input.services, refusal: null }),
  initial: 'restoring',
  states: {
    restoring: {
      // The session may have ended in another tab while this one slept.
      always: [
        { guard: 'hasToken', target: 'signedIn' },
        { target: 'signedOut', actions: 'forgetData' },
      ],
    },
    signedOut: {
      on: { signIn: { target: 'signingIn', actions: 'clearRefusal' } },
    },
    signingIn: {
      on: { cancelSignIn: 'signedOut' },
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ services: context.services }),
        onDone: 'signedIn',
        onError: {
          target: 'signedOut',
          // The token stays: another tab may have one of its own.
          actions: { type: 'keepRefusal', params: ({ event }) => refusalOf(event.error) },
        },
      },
    },
    signedIn: {
      initial: 'loading',
      invoke: [
        { src: 'keepToken', input: ({ context }) => ({ services: context.services }) },
        { src: 'otherTabs', input: ({ context }) => ({ services: context.services }) },
      ],
      on: {
        signOut: 'signingOut',
        signedOutElsewhere: { target: 'signedOut', actions: 'forgetData' },
        refused: [
          {
            guard: { type: 'endsSession', params: ({ event }) => event.code },
            target: 'signedOut',
            actions: [{ type: 'tellEnd', params: ({ event }) => event.code }, 'forget'],
          },
          { guard: { type: 'isNoClub', params: ({ event }) => event.code }, target: '.noClub' },
        ],
      },
      states: {
        loading: {
          entry: 'clearOtherRefusal',
          exit: 'clearRefusal',
          invoke: {
            src: 'load',
            input: ({ context }) => ({ services: context.services }),
            onDone: 'starting',
            onError: [
              {
                guard: { type: 'endsSession', params: ({ event }) => codeOf(event.error) },
                target: '#session.signedOut',
                actions: [{ type: 'tellEnd', params: ({ event }) => codeOf(event.error) }, 'forget'],
              },
              { guard: { type: 'isNoClub', params: ({ event }) => codeOf(event.error) }, target: 'noClub' },
              {
                guard: { type: 'isReturning', params: ({ event }) => codeOf(event.error) },
                target: 'returning',
                actions: { type: 'keepRefusal', params: ({ event }) => refusalOf(event.error) },
              },
              {
                target: 'failed',
                actions: { type: 'keepRefusal', params: ({ event }) => refusalOf(event.error) },
              },
            ],
          },
        },
        /** The data are here; the screen is on its way. */
        starting: { on: { started: 'ready' }, after: { 400: 'ready' } },
        ready: {},
        noClub: { on: { clubCreated: 'loading' } },
        failed: { on: { retry: 'loading' } },
        returning: { after: { [LOAD_AGAIN]: 'loading' } },
      },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        input: ({ context }) => ({ services: context.services }),
        onDone: { target: 'signedOut', actions: 'forget' },
        onError: { target: 'signedOut', actions: 'forget' },
      },
    },
  },
});
