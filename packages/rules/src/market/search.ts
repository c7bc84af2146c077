/** A market search: position, age and overall, and which players fit. */
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { playerAge } from '../players/age.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Position } from '../positions/tables.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { MARKET_POSITION_OF, MARKET_POSITIONS, type MarketPosition, type SearchRange } from './tables.ts';

/** The three filters; overall and age by the keys of their ranges. */
export interface MarketSearch {
  readonly position: MarketPosition;
  readonly overall: string;
  readonly age: string;
}

/** What the filters show before they are touched (R-MKT-5). */
export const DEFAULT_SEARCH: MarketSearch = { position: 'CF', overall: '76_80', age: '18_21' };

/** The market position that a position is searched as (R-MKT-4). */
export function marketPosition(position: Position): MarketPosition {
  return MARKET_POSITION_OF[position];
}

/** The search as one word: position, overall, age, e.g. `CF_76_80_18_21` (R-MKT-6). */
export function formatSearch({ position, overall: overallKey, age }: MarketSearch): string {
  return `${position}_${overallKey}_${age}`;
}

/** The search that `{position}_{overall}_{age}` names (R-MKT-6). Refusal: unknown-range, with the field that is not offered. */
export function parseSearch(text: string, ruleset: Ruleset = ALPHA): Result<MarketSearch> {
  const [position = '', overallFrom = '', overallTo = '', ...age] = text.split('_');
  return checkSearch({ position, overall: `${overallFrom}_${overallTo}`, age: age.join('_') }, ruleset);
}

/** The search, where all three filters are offered (R-MKT-6). Refusal: unknown-range. */
export function checkSearch(
  search: Readonly<Record<keyof MarketSearch, string>>,
  ruleset: Ruleset = ALPHA,
): Result<MarketSearch> {
  const { ageRanges, overallRanges } = ruleset.market;
  const position = MARKET_POSITIONS.find((candidate) => candidate === search.position);
  if (position === undefined) return refuse('market/unknown-range', { field: 'position', value: search.position });
  if (!findRange(overallRanges, search.overall)) {
    return refuse('market/unknown-range', { field: 'overall', value: search.overall });
  }
  if (!findRange(ageRanges, search.age)) return refuse('market/unknown-range', { field: 'age', value: search.age });
  return accept({ position, overall: search.overall, age: search.age });
}

/** Whether the player fits all three filters at the moment (R-MKT-3, R-MKT-4). A range that is not offered fits nobody. */
export function matchesSearch(player: Player, search: MarketSearch, now: EpochMs, ruleset: Ruleset = ALPHA): boolean {
  const { ageRanges, overallRanges } = ruleset.market;
  return (
    marketPosition(player.personalData.position) === search.position &&
    isWithin(findRange(ageRanges, search.age), playerAge(player, now)) &&
    isWithin(findRange(overallRanges, search.overall), Math.trunc(overall(player, ruleset)))
  );
}

function findRange(ranges: readonly SearchRange[], key: string): SearchRange | undefined {
  return ranges.find((range) => range.key === key);
}

function isWithin(range: SearchRange | undefined, value: number): boolean {
  return range !== undefined && value >= range.from && value <= range.to;
}
