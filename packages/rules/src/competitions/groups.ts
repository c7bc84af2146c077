/** The groups with which a tournament begins. */
import { assert, requireDefined } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { type Random, shuffled } from '../core/random.ts';
import type { TableRow } from '../standings/row.ts';
import { type Pairing, roundRobin } from './round-robin.ts';

/** Clubs of a group that go on to the knock-out: the winner and the second (R-CUP-4). */
export const GROUP_QUALIFIERS = 2;

/** A group of a tournament. */
export interface Group {
  /** 'A', 'B', … */
  readonly name: string;
  readonly clubIds: readonly ClubId[];
}

/**
 * Groups of equal size from clubs in order of strength: each pot, as many clubs as groups, gives one club to every group by lot.
 * A number of clubs that the groups do not divide throws. R-COM-30
 */
export function drawGroups(seeds: readonly ClubId[], groups: number, random: Random): Group[] {
  const divides = groups >= 1 && seeds.length > 0 && seeds.length % groups === 0;
  assert(divides, 'drawGroups: needs a number of clubs that the groups divide', seeds.length, groups);
  const pots = Array.from({ length: seeds.length / groups }, (_, pot) =>
    shuffled(random, seeds.slice(pot * groups, (pot + 1) * groups)),
  );
  return Array.from({ length: groups }, (_, index) => ({
    name: groupName(index),
    clubIds: pots.flatMap((pot) => pot.slice(index, index + 1)),
  }));
}

const FIRST_LETTER = 65;

/** The name of a group by its index: 'A', 'B', … R-COM-30 */
export function groupName(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index);
}

/** The rounds of a group: everyone meets everyone once; in a group of odd size one club rests each round. R-COM-30 */
export function groupRounds(group: Pick<Group, 'clubIds'>): Pairing<ClubId>[][] {
  return roundRobin(group.clubIds);
}

/**
 * The seeds of the knock-out: winners, then seconds, so that two of one group meet again only in the final. Throws
 * unless there are 1, 2, 4, 8, … groups of at least two. R-COM-30
 */
export function qualifiers(tables: readonly (readonly Pick<TableRow, 'clubId'>[])[]): ClubId[] {
  const count = tables.length;
  assert(count >= 1 && (count & (count - 1)) === 0, 'qualifiers: needs 1, 2, 4, 8 or more groups', count);
  const placed = (place: number) =>
    tables.map(
      (table) => requireDefined(table[place], 'qualifiers: needs groups of at least two clubs', table.length).clubId,
    );
  const winners = placed(0);
  const seconds = placed(1);
  // Seed i meets seed 2n − 1 − i: the second of the neighbouring group, who is then in the other half than his own
  // group's winner.
  const opponents = winners.map((_, group) => seconds[count === 1 ? group : group ^ 1] ?? '');
  return [...winners, ...opponents.reverse()];
}
