import type { ClubId } from '@mundo-manager/rules/core';
import { thisTab } from '../../../ui/browser/browser-storage.ts';

/** Session-storage key of the unsaved draft, one per club, because a draft names players by id (R-IDN-8). It survives a reload and ends with the tab. */
const keyOf = (clubId: ClubId) => `mm.tacticDraft.${clubId}`;

/** The draft that was kept, as text; null if there is none. */
export function readStoredDraft(clubId: ClubId): string | null {
  return thisTab.read(keyOf(clubId));
}

/** Keeps the draft, or forgets it (null). */
export function keepDraft(clubId: ClubId, text: string | null): void {
  thisTab.write(keyOf(clubId), text);
}
