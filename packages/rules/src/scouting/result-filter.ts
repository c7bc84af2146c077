/** Narrowing what a search has found. */
import { nameKey } from '../core/name-key.ts';
import type { Skill } from '../players/attributes.ts';
import type { PublicPlayer } from '../players/player.ts';

/** Conditions of a filter; null for none. */
export interface ResultFilter {
  /** A part of the name, whatever its case and accents. */
  readonly name: string;
  /** Highest market value in whole dollars. */
  readonly price: number | null;
  /** Highest weekly salary in whole dollars. */
  readonly salary: number | null;
  /** A skill or the potential, and the least points of it. */
  readonly attribute: { readonly name: Skill | 'potential'; readonly minimum: number } | null;
}

/** The filter that every player meets. */
export const NO_FILTER: ResultFilter = { name: '', price: null, salary: null, attribute: null };

/** Whether the player meets all of the filter. Attributes are cut to whole points, as they are shown. R-SCT-15 */
export function meetsFilter(player: PublicPlayer, { name, price, salary, attribute }: ResultFilter): boolean {
  return (
    nameKey(player.personalData.name).includes(nameKey(name.trim())) &&
    (price === null || player.marketValue <= price) &&
    (salary === null || player.salary <= salary) &&
    (attribute === null || Math.trunc(player.attributes[attribute.name]) >= attribute.minimum)
  );
}
