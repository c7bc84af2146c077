/** A world between two seasons as plain values and maps: what a fork starts from, and what a kept run goes on from. */
import type { Competition } from '@mundo-manager/rules/competitions';
import type { RandomState } from '@mundo-manager/rules/core';
import type { MarketState } from './market.ts';
import type { PopulationState } from './population.ts';

export interface WorldState {
  readonly population: PopulationState;
  readonly market: MarketState;
  /** When each club last paid wages. */
  readonly wagesPaid: Map<string, number>;
  /** Of all leagues that were drawn, the newest first. */
  readonly forecasts: readonly Pick<Competition, 'category' | 'forecast'>[];
  /** Days since the founding. */
  readonly day: number;
  readonly random: RandomState;
}
