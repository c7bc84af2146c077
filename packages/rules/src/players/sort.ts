/** The order of a squad list (R-PLA-4). */
import { entryOf } from '../core/entry.ts';
import type { Position } from '../positions/tables.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { overall } from './overall.ts';
import type { Player } from './player.ts';
import { averageRating } from './statistics.ts';

/** The eleven columns of a squad list. */
export const SQUAD_COLUMNS = [
  'position',
  'number',
  'name',
  'age',
  'condition',
  'morale',
  'potential',
  'value',
  'salary',
  'overall',
  'rating',
] as const;
/** A column by which a squad sorts. */
export type SquadColumn = (typeof SQUAD_COLUMNS)[number];

/** Which end of an order comes first. */
export type SortDirection = 'asc' | 'desc';

/** The order of a list of players. */
export interface SquadOrder {
  /** The shirt number unless told. */
  readonly by?: SquadColumn;
  readonly direction?: SortDirection;
}

const POSITION_ORDER: Partial<Readonly<Record<Position, number>>> = {
  GK: 1,
  CB: 2,
  RB: 3,
  LB: 4,
  DM: 5,
  CM: 6,
  AM: 7,
  LW: 8,
  RW: 8,
  CF: 9,
};
const OTHER_POSITIONS = 10;

/** Where a position stands in a squad list: GK 1, then from the back to the front, both wings 8, CF 9, others 10 (R-PLA-5). */
export function squadPositionOrder(position: Position): number {
  return (Object.hasOwn(POSITION_ORDER, position) ? POSITION_ORDER[position] : undefined) ?? OTHER_POSITIONS;
}

/** What a column is ordered by: raw values, not the rounded ones that are shown. */
const COLUMN_KEYS: Readonly<Record<SquadColumn, (player: Player, ruleset: Ruleset) => number | string>> = {
  position: ({ personalData }) => squadPositionOrder(personalData.position),
  number: ({ number }) => number,
  name: ({ personalData }) => nameKey(personalData.name),
  // Who was born later is younger, whatever day it is.
  age: ({ personalData }) => -personalData.dob,
  condition: ({ attributes }) => attributes.condition,
  morale: ({ attributes }) => attributes.morale,
  potential: ({ attributes }) => attributes.potential,
  value: ({ marketValue }) => marketValue,
  salary: ({ salary }) => salary,
  overall: (player, ruleset) => overall(player, ruleset),
  rating: ({ statistics }) => averageRating(statistics) ?? -1,
};

/** The players in a new list by one column; players who are equal in it keep their order. By shirt number ascending unless told (R-PLA-4). Throws for no column. */
export function sortSquad<P extends Player>(
  players: readonly P[],
  { by = 'number', direction = 'asc' }: SquadOrder = {},
  ruleset: Ruleset = ALPHA,
): P[] {
  const key = entryOf(COLUMN_KEYS, by, 'column');
  const sign = direction === 'asc' ? 1 : -1;
  return players
    .map((player) => ({ player, key: key(player, ruleset) }))
    .sort((left, right) => sign * compareKeys(left.key, right.key))
    .map(({ player }) => player);
}

/** Negative where `left` stands before `right` in that column ascending, 0 where they are equal in it. Throws for no column. */
export function compareByColumn(left: Player, right: Player, by: SquadColumn, ruleset: Ruleset = ALPHA): number {
  const key = entryOf(COLUMN_KEYS, by, 'column');
  return compareKeys(key(left, ruleset), key(right, ruleset));
}

/** Names as Portuguese orders them, without the platform's collation: accents and case don't count. */
function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

function compareKeys(left: number | string, right: number | string): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
