import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AnyRefusal } from '../../components/messages/errors.ts';
import { refusalCodeOf, refusalOf } from '../calls/refusal-of.ts';

interface SessionContext {
  readonly refusal: AnyRefusal | null;
}

/** What happens to a session. */
export type SessionEvent =
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

const machine = setup({
  types: {} as { context: SessionContext; events: SessionEvent },
  actors: {
    /** Signs in and creates the user's record. Rejects with a refusal; its signal gives it up. */
    signIn: fromPromise<void>(unprovided),
    /** Loads the initial data into the cache. */
    load: fromPromise<void>(unprovided),
    /** Ends the session at the server. */
    signOut: fromPromise<void>(unprovided),
    /** Keeps the token fresh while a user is signed in. */
    keepToken: fromCallback<SessionEvent>(() => {}),
    /** Reports the end of the session in another tab. */
    otherTabs: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    /** Clears the token and all data. */
    forget: () => {},
    /** Clears everything that was loaded, and what the tab keeps of the user. */
    forgetData: () => {},
    /** Shows why the session ended, when the user did not end it. */
    tellEnd: (_, _code: string) => {},
    keepRefusal: assign({ refusal: (_, refusal: AnyRefusal) => refusal }),
    clearRefusal: assign({ refusal: null }),
    /** Keeps the refusal of a server that is starting, so that its message stays during a retry; clears any other. */
    clearOtherRefusal: assign({
      refusal: ({ context }) => (isReturning(context.refusal?.code) ? context.refusal : null),
    }),
  },
  guards: {
    hasToken: () => false,
    endsSession: (_, code: string) => endsSession(code),
    isNoClub: (_, code: string) => code === 'club/none',
    isReturning: (_, code: string) => isReturning(code),
  },
});

/** The session: who is signed in, and whether his club is there; `provideSession` gives it the browser and the server. R-SES-1 to R-SES-8 */
export const sessionMachine = machine.createMachine({
  id: 'session',
  context: { refusal: null },
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
      invoke: [{ src: 'keepToken' }, { src: 'otherTabs' }],
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
            onDone: 'starting',
            onError: [
              {
                guard: { type: 'endsSession', params: ({ event }) => refusalCodeOf(event.error) },
                target: '#session.signedOut',
                actions: [{ type: 'tellEnd', params: ({ event }) => refusalCodeOf(event.error) }, 'forget'],
              },
              { guard: { type: 'isNoClub', params: ({ event }) => refusalCodeOf(event.error) }, target: 'noClub' },
              {
                guard: { type: 'isReturning', params: ({ event }) => refusalCodeOf(event.error) },
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
        onDone: { target: 'signedOut', actions: 'forget' },
        onError: { target: 'signedOut', actions: 'forget' },
      },
    },
  },
});

function unprovided(): Promise<never> {
  return Promise.reject(new Error('provide the actors of the session'));
}
