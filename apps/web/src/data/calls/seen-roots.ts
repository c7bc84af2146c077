/** Roots that this browser received live, with their time of arrival: it is a witness of the matches in them. R-PRF-6 */
import type { SeenRoot, SignedRoot } from '@mundo-manager/engine/proof';

const KEY = 'mm-seen-roots';
/** Half a kilobyte each; at two match days a day these are some months. */
const MOST = 400;

/** Keeps a root, the first arrival of each; the oldest make room. A browser without storage keeps none. */
export function keepRoot(root: SignedRoot, seenAt: number): void {
  const seen = seenRoots();
  if (seen.some((each) => each.root.signature === root.signature)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, { root, seenAt }].slice(-MOST)));
  } catch {
    // Full or refused storage: this browser is no witness then, which a verification says.
  }
}

/** The roots that this browser has kept, the oldest first. */
export function seenRoots(): readonly SeenRoot[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as SeenRoot[]) : [];
  } catch {
    return [];
  }
}
