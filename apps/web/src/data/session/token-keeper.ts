import { isTokenRefreshDue } from '@mundo-manager/rules/clock';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { TokenStore } from './token.ts';

/** Keeps the token of the session young. */
export interface TokenKeeper {
  /** Keeps a token that has just been issued. */
  readonly keep: (token: string) => void;
  /** Gets a fresh token where it is due; rejects where none could be had. R-SES-4 */
  readonly refreshIfDue: () => Promise<void>;
  /** The token for a call: a fresh one where the kept one is due, or was refused. Rejects where the refused one can't be replaced. R-SES-15 */
  readonly tokenFor: (refused?: string) => Promise<string | null>;
}

interface TokenKeeperOptions {
  readonly tokens: TokenStore;
  /** A fresh token of the signed-in user. */
  readonly freshToken: () => Promise<string>;
  /** Real time, ms. */
  readonly now: () => number;
  /** The rule set of now, which says how long a token stays young. */
  readonly ruleset: () => Ruleset;
}

/** A keeper over what the browser stores, which other tabs of the game share. */
export function createTokenKeeper({ tokens, freshToken, now, ruleset }: TokenKeeperOptions): TokenKeeper {
  let refreshing: Promise<void> | null = null;

  const ask = async () => {
    // The token is as old as the question, not as the answer.
    const refreshedAt = now();
    const token = await freshToken();
    // A user who signed out meanwhile stays signed out.
    if (tokens.read() !== null) tokens.write({ token, refreshedAt });
  };
  /** Shares one pending request among all callers. */
  const refresh = () => {
    refreshing ??= ask().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };
  const refreshIfDue = async () => {
    const kept = tokens.read();
    if (kept !== null && isTokenRefreshDue(kept.refreshedAt, now(), ruleset())) await refresh();
  };

  return {
    keep: (token) => tokens.write({ token, refreshedAt: now() }),
    refreshIfDue,
    tokenFor: async (refused) => {
      const kept = tokens.read();
      if (kept === null) return null;
      // One that is due may still do; one that was refused does not.
      if (kept.token === refused) await refresh();
      else await refreshIfDue().catch(() => undefined);
      return tokens.read()?.token ?? null;
    },
  };
}
