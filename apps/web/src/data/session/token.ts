import { thisBrowser } from '../../ui/browser/browser-storage.ts';

/** The token of 30 minutes: the only secret that the browser’s storage keeps (R-IDN-8). */
const KEY = 'mm.token';

/** A token, and when it was refreshed (real ms). */
interface StoredToken {
  readonly token: string;
  readonly refreshedAt: number;
}

/** Keeps the token and reports a sign-out in another tab. */
export interface TokenStore {
  readonly read: () => StoredToken | null;
  readonly write: (stored: StoredToken) => void;
  /** Forgets the token, which signs every tab out. */
  readonly clear: () => void;
  /** Calls the listener when another tab has signed out. Returns the unsubscribe function. */
  readonly onCleared: (listener: () => void) => () => void;
}

/** The store in local storage. Where storage is forbidden the session lives as long as the page. */
export function createTokenStore(): TokenStore {
  return {
    read: () => parse(thisBrowser.read(KEY)),
    write: (stored) => thisBrowser.write(KEY, JSON.stringify(stored)),
    clear: () => thisBrowser.write(KEY, null),
    onCleared: (listener) => {
      const heard = (event: StorageEvent) => {
        const cleared = event.key === null || (event.key === KEY && event.newValue === null);
        if (cleared) listener();
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}

/** Whose token it is: the subject that a JSON Web Token carries, or '' where it carries none. The server alone checks it. */
export function tokenSubject(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const subject: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'sub') : undefined;
    return typeof subject === 'string' ? subject : '';
  } catch {
    return '';
  }
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
