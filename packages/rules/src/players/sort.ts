/** The order of a squad list (R-PLA-4). */

import { assertRuleset } from '../core/assert.ts';
import { compare } from '../core/compare.ts';
import { entryOf } from '../core/entry-of.ts';
import { nameKey } from '../core/name-key.ts';
import { NATURAL_POSITIONS, type Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { overall } from './overall.ts';
import type { Player, PlayerAttributes, PublicPlayer } from './player.ts';
import { meanRating } from './statistics.ts';

/** Which end of an order comes first. */
export type SortDirection = 'asc' | 'desc';

/** The order of a list of players. */
export interface SquadOrder<Column extends SquadColumn = SquadColumn> {
  /** Column to sort by; the shirt number if omitted. */
  readonly by?: Column;
  readonly direction?: SortDirection;
}

const POSITION_ORDER: readonly Position[] = /* @__PURE__ */ NATURAL_POSITIONS.filter((position) => position !== 'RW');
const OTHER_POSITIONS = 10;

/**
 * Rank of a position in a squad list: GK 1, then from the back to the front, both wings 8, CF 9, others 10 (R-PLA-5).
 */
export function squadPositionOrder(position: Position): number {
  // Both wings share a place.
  return 1 + POSITION_ORDER.indexOf(position === 'RW' ? 'LW' : position) || OTHER_POSITIONS;
}

/** A player of the own club or of another. */
type Sorted = PublicPlayer & { readonly attributes: Partial<PlayerAttributes> };

/** What a column is ordered by: raw values, not the rounded ones that are shown. */
const COLUMN_KEYS = {
  position: ({ personalData }) => squadPositionOrder(personalData.position),
  number: ({ number }) => number,
  name: ({ personalData }) => nameKey(personalData.name),
  // A later birth means a younger player, on any day.
  age: ({ personalData }) => -personalData.dob,
  condition: ({ attributes }) => attributes.condition ?? 0,
  morale: ({ attributes }) => attributes.morale ?? 0,
  potential: ({ attributes }) => attributes.potential,
  value: ({ marketValue }) => marketValue,
  salary: ({ salary }) => salary,
  overall: (player, ruleset) => overall(player, ruleset),
  rating: ({ statistics }) => meanRating(statistics) ?? -1,
} as const satisfies Readonly<Record<string, (player: Sorted, ruleset: Ruleset) => number | string>>;

/** A column by which a squad sorts. */
export type SquadColumn = keyof typeof COLUMN_KEYS;
/** A column by which players of any club sort. */
export type PublicColumn = Exclude<SquadColumn, 'condition' | 'morale'>;
/** The columns by which such players sort. */
export type ColumnOf<P extends PublicPlayer> = P extends Player ? SquadColumn : PublicColumn;
/** The eleven columns of a squad list. */
export const SQUAD_COLUMNS = /* @__PURE__ */ Object.keys(COLUMN_KEYS) as readonly SquadColumn[];

/**
 * The players in a new list by one column; equals keep their order. Default: shirt number ascending (R-PLA-4). Throws
 * for an unknown column.
 */
export function sortSquad<P extends PublicPlayer>(
  players: readonly P[],
  { by = 'number', direction = 'asc' }: SquadOrder<ColumnOf<P>>,
  ruleset: Ruleset,
): P[] {
  assertRuleset(ruleset, 'sortSquad');
  const key = entryOf(COLUMN_KEYS, by, 'sortSquad: needs a column');
  const sign = direction === 'asc' ? 1 : -1;
  return players
    .map((player) => ({ player, key: key(player, ruleset) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ player }) => player);
}

/**
 * Negative when `left` comes before `right` in that column ascending, 0 when they are equal in it. Throws for an
 * unknown column.
 */
export function compareByColumn<P extends PublicPlayer>(left: P, right: P, by: ColumnOf<P>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'compareByColumn');
  const key = entryOf(COLUMN_KEYS, by, 'compareByColumn: needs a column');
  return compare(key(left, ruleset), key(right, ruleset));
}
