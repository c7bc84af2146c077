import { MINUTE } from '@mundo-manager/rules/clock';
import { fromCallback, fromPromise } from 'xstate';
import { refusalCodeOf } from '../calls/refusal-of.ts';
import { endsSession, type SessionEvent, sessionMachine } from './session-machine.ts';
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

/** The session’s machine in front of the browser and the server. */
export function provideSession({ tokens, keeper, ...services }: SessionServices): typeof sessionMachine {
  return sessionMachine.provide({
    actors: {
      signIn: fromPromise<void>(async ({ signal }) => {
        const token = await services.signIn(signal);
        signal.throwIfAborted();
        keeper.keep(token);
        try {
          await services.createUser();
          signal.throwIfAborted();
        } catch (error) {
          // The user who cancelled may have signed in again by now.
          if (tokens.read()?.token === token) tokens.clear();
          throw error;
        }
      }),
      load: fromPromise<void>(services.loadInitialData),
      signOut: fromPromise<void>(services.signOut),
      // Asks each minute whether the token is due: a timer of 30 minutes would sleep with the machine. R-CLK-7
      keepToken: fromCallback<SessionEvent>(({ sendBack }) => {
        const look = () => {
          keeper.refreshIfDue().catch((error: unknown) => {
            const code = refusalCodeOf(error);
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
      otherTabs: fromCallback<SessionEvent>(({ sendBack }) =>
        tokens.onCleared(() => sendBack({ type: 'signedOutElsewhere' })),
      ),
    },
    actions: {
      forget: () => {
        tokens.clear();
        services.forget();
      },
      forgetData: services.forget,
      tellEnd: (_, code) => services.tellEnd(code),
    },
    guards: { hasToken: () => tokens.read() !== null },
  });
}
