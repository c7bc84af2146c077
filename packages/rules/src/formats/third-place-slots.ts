/** Which qualified third takes which slot of a bracket. */
import type { ThirdsTable } from './format.ts';

/** Whether the slot is one of several groups' thirds. */
export function isThirdsSlot(slot: string): boolean {
  return slot.length > 2;
}

/** Whether a club of that group may take the slot. */
export function mayTake(slot: string, group: string): boolean {
  return slot.slice(1).includes(group);
}

/** Answers which group's third takes each slot, for the groups whose thirds are qualified; null if they do not fit. */
export type ThirdsPlacer = (groups: readonly string[]) => ReadonlyMap<string, string> | null;

/** Places thirds by the table where there is one, else by the first distribution in the order of the slots that leaves none empty. */
export function thirdsPlacer(slots: readonly string[], table: ThirdsTable | undefined): ThirdsPlacer {
  if (table === undefined) return (groups) => firstDistribution(slots, groups);
  const rows = new Map(table.rows.map((row) => [[...row].sort().join(''), row]));
  return (groups) => {
    const row = rows.get(groups.toSorted().join(''));
    if (row === undefined) return null;
    const placed = new Map(table.slots.map((slot, index) => [slot, row.charAt(index)]));
    return slots.every((slot) => mayTake(slot, placed.get(slot) ?? '-')) ? placed : null;
  };
}

function firstDistribution(slots: readonly string[], groups: readonly string[]): ReadonlyMap<string, string> | null {
  const [slot, ...others] = slots;
  if (slot === undefined) return new Map();
  for (const group of groups) {
    if (!mayTake(slot, group)) continue;
    const rest = firstDistribution(
      others,
      groups.filter((other) => other !== group),
    );
    if (rest !== null) return new Map([[slot, group], ...rest]);
  }
  return null;
}

/** All subsets of the given size, in order. */
export function combinations(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((others) => [item, ...others]),
  );
}
