/** The 22 places of a match: 0–10 are the home side's in the order of the formation, 11–21 the away side's; the keeper comes first. */
import type { SideIndex } from './pitch.ts';

// biome-ignore format: one side a row
export type Slot =
  | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/** No slot. */
export const NO_SLOT = -1;
export type NoSlot = typeof NO_SLOT;

/** A number for each slot: a Float64Array, typed so that only a slot reads it. */
export type SlotColumn = Record<Slot, number>;

/**
 * The slots of each side. Not frozen: V8 iterates frozen arrays four times slower. Hot loops count up from the keeper's
 * slot instead of iterating them.
 */
export const TEAM: readonly [readonly Slot[], readonly Slot[]] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
];
/** The same without the keepers. */
export const OUTFIELD: readonly [readonly Slot[], readonly Slot[]] = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  [12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
];
// biome-ignore format: one side a row
export const SLOTS: readonly Slot[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
];
export const KEEPERS: readonly [Slot, Slot] = [0, 11];

/** A column of zeros. */
export function column(): SlotColumn {
  return new Float64Array(SLOTS.length) as unknown as SlotColumn;
}

export function sideOf(slot: Slot): SideIndex {
  return slot < 11 ? 0 : 1;
}

export function isKeeperSlot(slot: Slot): boolean {
  return slot === 0 || slot === 11;
}
