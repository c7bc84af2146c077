/** One match as it is measured. */
import type { Position } from '@mundo-manager/rules/positions';
import type { MatchResult } from '../../../src/index.ts';
import type { ProviderEvent } from '../provider-events.ts';

export interface MeasuredMatch {
  readonly events: readonly ProviderEvent[];
  readonly result: MatchResult;
  /** The place of each player who played, by id. */
  readonly positions: ReadonlyMap<string, Position>;
}

const SHOTS = new Set(['shot', 'fkshot', 'penalty']);

export function isShot({ type }: ProviderEvent): boolean {
  return SHOTS.has(type);
}

export function isPass({ type }: ProviderEvent): boolean {
  return type === 'pass' || type === 'cross';
}

/** Quarter of an hour, 0–5; stoppage time belongs to the last one of its half. */
export function quarterOf({ period, second }: ProviderEvent): number {
  return Math.floor(Math.min(44.99, second / 60) / 15) + (period === 1 ? 0 : 3);
}

/** Seconds since kick-off, without the first half's stoppage time. */
export function clockOf({ period, second }: ProviderEvent): number {
  return second + (period === 1 ? 0 : 2700);
}

/** The shares of a player's goals that count for forwards, midfield and defence: a winger's half and half. */
export function lineShares(position: Position, lineOf: (position: Position) => string): readonly [string, number][] {
  if (position === 'LW' || position === 'RW')
    return [
      ['attack', 0.5],
      ['midfield', 0.5],
    ];
  return [[lineOf(position), 1]];
}
