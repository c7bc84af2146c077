/** The token of 30 minutes: the only thing of a session that the browser’s storage keeps (R-IDN-8). */
const KEY = 'mm.token';

/** A token, and when it was refreshed (real ms). */
interface StoredToken {
  readonly token: string;
  readonly refreshedAt: number;
}

/** Keeps the token and tells of a sign-out in another tab. */
export interface TokenStore {
  readonly read: () => StoredToken | null;
  readonly write: (stored: StoredToken) => void;
  /** Forgets the token, which signs every tab out. */
  readonly clear: () => void;
  /** Tells when another tab has signed out. */
  readonly onCleared: (listener: () => void) => () => void;
}

/** The store in local storage. Where storage is forbidden the session lives as long as the page. */
export function createTokenStore(storage: Storage = localStorage): TokenStore {
  let memory: StoredToken | null = null;
  return {
    read: () => parse(storage.getItem(KEY)) ?? memory,
    write: (stored) => {
      memory = stored;
      try {
        storage.setItem(KEY, JSON.stringify(stored));
      } catch {
        // A full or forbidden storage: the memory has it.
      }
    },
    clear: () => {
      memory = null;
      storage.removeItem(KEY);
    },
    onCleared: (listener) => {
      const heard = (event: StorageEvent) => {
        const cleared = event.key === null || (event.key === KEY && event.newValue === null);
        if (!cleared) return;
        memory = null;
        listener();
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}

function parse(text: string | null): StoredToken | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const token: unknown = Reflect.get(value, 'token');
    const refreshedAt: unknown = Reflect.get(value, 'refreshedAt');
    return typeof token === 'string' && typeof refreshedAt === 'number' ? { token, refreshedAt } : null;
  } catch {
    return null;
  }
}
