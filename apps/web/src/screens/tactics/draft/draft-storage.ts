import type { ClubId } from '@mundo-manager/rules/core';
import { thisTab } from '../../../ui/browser/browser-storage.ts';

/** Where the unsaved draft waits for a reload: as long as the tab lives, and by club, since it names players by their ids (R-IDN-8). */
const keyOf = (clubId: ClubId) => `mm.tacticDraft.${clubId}`;

/** The draft that was kept, as text; null where there is none. */
export function readStoredDraft(clubId: ClubId): string | null {
  return thisTab.read(keyOf(clubId));
}

/** Keeps the draft, or forgets it (null). */
export function keepDraft(clubId: ClubId, text: string | null): void {
  thisTab.write(keyOf(clubId), text);
}
