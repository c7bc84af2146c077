import type { TokenStore } from '../data/session/token.ts';

/** A token store without a browser. */
export function memoryTokens(signedIn: boolean): TokenStore {
  let stored = signedIn ? { token: 'token', refreshedAt: Date.now() } : null;
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    clear: () => {
      stored = null;
    },
    onCleared: () => () => {},
  };
}
