/** Where a screen keeps text in the browser. */
interface BrowserStorage {
  /** What is kept under the key; null if nothing is. */
  readonly read: (key: string) => string | null;
  /** Keeps the text, or forgets the key (null). */
  readonly write: (key: string, text: string | null) => void;
}

/** Outlives the tab. */
export const thisBrowser = guarded(() => localStorage);
/** Lives as long as the tab. */
export const thisTab = guarded(() => sessionStorage);

/** Where this tab keeps the draft of a club. It has no id in its key, unlike what is kept for a club, so it is removed with the session. R-CRE-22 */
export const CLUB_DRAFT = 'mm.clubDraft';

/**
 * A storage that never throws. A browser may forbid it, and then its very name throws, or it may be full: what can’t be kept lives as long
 * as the page.
 */
function guarded(storage: () => Storage): BrowserStorage {
  const page = new Map<string, string>();
  return {
    read: (key) => {
      const unkept = page.get(key);
      if (unkept !== undefined) return unkept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => {
      page.delete(key);
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        if (text !== null) page.set(key, text);
      }
    },
  };
}
