/** A way in which things go wrong, repeated from a seed. */
import type { Random } from '@mundo-manager/rules/core';
import type { DatabaseKind, DatabasePlace } from './place.ts';

export interface Scenario {
  readonly name: string;
  readonly databases: readonly DatabaseKind[];
  /** How many runs share one world, one after the other. */
  readonly runsPerWorld: number;
  /** A place of its own where the usual one does not do; undefined if this machine can't offer it. */
  readonly makePlace?: (kind: DatabaseKind) => Promise<DatabasePlace | undefined>;
  /** One run; throws what is wrong, answers what happened. */
  readonly run: (place: DatabasePlace, random: Random) => Promise<string>;
}

/** A whole number from `low` to `high`. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random.next() * (high - low + 1));
}

/** Ports for the servers of these runs. */
export const PORTS = { server: '3244', firstWorker: '3245', secondWorker: '3246' } as const;

/** No call is refused because there are too many. */
export const NO_LIMITS = { MM_RATE_FACTOR: '100000', MM_LOG_LEVEL: 'warn' } as const;
