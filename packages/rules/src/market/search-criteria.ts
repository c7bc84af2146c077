/** A market search: position, age and overall, and which players fit. */

import { assertNow, assertRuleset } from '../core/assert.ts';
import type { RuleError } from '../core/errors.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { playerAge } from '../players/age.ts';
import { ownOverall } from '../players/overall.ts';
import type { PublicPlayer } from '../players/player.ts';
import { isPosition, naturalGroup } from '../positions/code.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { MARKET_POSITIONS, type MarketPosition, type MarketSearch, type SearchRange } from './constants.ts';

/**
 * The market position that a position is searched as (R-MKT-4): wing-backs with the full-backs, wide midfielders with the wingers and
 * wide forwards with the centre forwards, as in a squad. Throws for no position.
 */
export function marketPosition(position: Position): MarketPosition {
  return naturalGroup(position);
}

/** The search as one word: position, overall, age, e.g. `CF_76_80_18_21` (R-MKT-6). */
export function formatSearch({ position, overall: overallKey, age }: MarketSearch): string {
  return `${position}_${overallKey}_${age}`;
}

/** The search that `{position}_{overall}_{age}` names (R-MKT-6). Refusal: unknown-range, with the field that is not offered. */
export function parseSearch(text: string, ruleset: Ruleset): Result<MarketSearch, RuleError<'market/unknown-range'>> {
  assertRuleset(ruleset, 'parseSearch');
  const [position = '', overallFrom = '', overallTo = '', ...age] = text.split('_');
  return checkSearch({ position, overall: `${overallFrom}_${overallTo}`, age: age.join('_') }, ruleset);
}

/** The search, where all three filters are offered (R-MKT-6). Refusal: unknown-range. */
export function checkSearch(
  search: Readonly<Record<keyof MarketSearch, string>>,
  ruleset: Ruleset,
): Result<MarketSearch, RuleError<'market/unknown-range'>> {
  assertRuleset(ruleset, 'checkSearch');
  const { overall, age } = search;
  const position = MARKET_POSITIONS.find((candidate) => candidate === search.position);
  if (position === undefined) return unknownRange('position', search.position);
  if (!hasRange(ruleset.market.overallRanges, overall)) return unknownRange('overall', overall);
  if (!hasRange(ruleset.market.ageRanges, age)) return unknownRange('age', age);
  return accept({ position, overall, age });
}

/**
 * The search that finds the player at the moment, by his overall without boosters; null for one whose position is none, or whose age or
 * overall is in no range (R-MKT-3, R-MKT-4, R-MKT-7).
 */
export function searchFor(player: PublicPlayer, now: EpochMs, ruleset: Ruleset): MarketSearch | null {
  assertNow(now, 'searchFor');
  assertRuleset(ruleset, 'searchFor');
  const { ageRanges, overallRanges } = ruleset.market;
  const { position } = player.personalData;
  const age = rangeOf(ageRanges, playerAge(player, now));
  const rating = rangeOf(overallRanges, Math.trunc(ownOverall(player, ruleset)));
  if (age === undefined || rating === undefined || !isPosition(position)) return null;
  return { position: marketPosition(position), overall: rating.key, age: age.key };
}

/** Whether the player fits all three filters at the moment (R-MKT-3, R-MKT-4). */
export function matchesSearch(player: PublicPlayer, search: MarketSearch, now: EpochMs, ruleset: Ruleset): boolean {
  assertNow(now, 'matchesSearch');
  assertRuleset(ruleset, 'matchesSearch');
  const fitting = searchFor(player, now, ruleset);
  return fitting !== null && formatSearch(fitting) === formatSearch(search);
}

function unknownRange(field: keyof MarketSearch, value: string): Result<never, RuleError<'market/unknown-range'>> {
  return refuse('market/unknown-range', { field, value });
}

function hasRange(ranges: readonly SearchRange[], key: string): boolean {
  return ranges.some((range) => range.key === key);
}

function rangeOf(ranges: readonly SearchRange[], value: number): SearchRange | undefined {
  return ranges.find(({ from, to }) => value >= from && value <= to);
}
