import type { ClubId } from '@mundo-manager/rules/core';

/** Where the unsaved draft waits for a reload: as long as the tab lives, and by club, since it names players by their ids (R-IDN-8). */
const keyOf = (clubId: ClubId) => `mm.tacticDraft.${clubId}`;

/** The draft that was kept, as text; null where there is none or storage is forbidden. */
export function readStoredDraft(clubId: ClubId): string | null {
  try {
    return sessionStorage.getItem(keyOf(clubId));
  } catch {
    return null;
  }
}

/** Keeps the draft, or forgets it (null). */
export function keepDraft(clubId: ClubId, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(clubId));
    else sessionStorage.setItem(keyOf(clubId), text);
  } catch {
    // A full or forbidden storage: the draft lives as long as the screen.
  }
}
