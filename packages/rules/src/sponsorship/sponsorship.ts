import type { EpochMs } from '../core/ids.ts';

/** A signed contract with a sponsor. */
export interface Sponsorship {
  readonly id: string;
  readonly startDate: EpochMs;
  readonly endDate: EpochMs;
  /** Days. */
  readonly duration: number;
  /** Whole dollars, paid once at signing. */
  readonly money: number;
  /** Credits, given once at signing. */
  readonly credits: number;
}
