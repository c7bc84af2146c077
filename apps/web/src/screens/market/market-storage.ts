import type { CallData } from '@mundo-manager/contract/client';
import type { ClubId, EpochMs } from '@mundo-manager/rules/core';
import { formatSearch, type MarketSearch, parseSearch } from '@mundo-manager/rules/market';
import { SKILLS } from '@mundo-manager/rules/players';
import { isPosition } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { thisTab } from '../../ui/browser/browser-storage.ts';

/** A player on the transfer list. */
export type MarketItem = CallData<'searchMarket'>['playersList'][number];

/** Who a search found. */
export interface MarketList {
  readonly search: MarketSearch;
  /** The cheapest first. */
  readonly items: readonly MarketItem[];
  /** Whether there were more than the list holds. */
  readonly more: boolean;
  /** When the first search of its period was made: the list goes with the period. R-MKT-2 */
  readonly period: EpochMs;
}

/** Changes with the shape of a player; a list of another version is dropped. */
const VERSION = 2;
/** As long as the tab lives, and by club, as a tactic’s draft is kept. */
const keyOf = (clubId: ClubId) => `mm.marketList.${clubId}`;

/** The list that a reload finds; null if there is none, or none that can be read. */
export function readStoredList(clubId: ClubId, ruleset: Ruleset): MarketList | null {
  try {
    const stored: unknown = JSON.parse(thisTab.read(keyOf(clubId)) ?? 'null');
    if (!isRecord(stored) || stored.version !== VERSION) return null;
    const search = parseSearch(String(stored.search), ruleset);
    const { period, items, more } = stored;
    if (!search.ok || typeof period !== 'number' || !Array.isArray(items) || !items.every(isItem)) return null;
    return { search: search.value, items, more: more === true, period };
  } catch {
    return null;
  }
}

/** Keeps the list, or forgets it (null). */
export function keepList(clubId: ClubId, list: MarketList | null): void {
  const stored = list && { ...list, version: VERSION, search: formatSearch(list.search) };
  thisTab.write(keyOf(clubId), stored && JSON.stringify(stored));
}

/** Whether the screen can show it: what a table and a dialog would stumble over is there. */
function isItem(value: unknown): value is MarketItem {
  if (!isRecord(value) || typeof value.id !== 'string' || !isRecord(value.player)) return false;
  const { personalData, attributes, statistics, attributeBoosters, marketValue, salary } = value.player;
  return (
    isRecord(personalData) &&
    typeof personalData.name === 'string' &&
    typeof personalData.dob === 'number' &&
    isPosition(String(personalData.position)) &&
    isRecord(attributes) &&
    SKILLS.every((skill) => typeof attributes[skill] === 'number') &&
    isRecord(statistics) &&
    Array.isArray(statistics.ratings) &&
    Array.isArray(attributeBoosters) &&
    typeof marketValue === 'number' &&
    typeof salary === 'number'
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
