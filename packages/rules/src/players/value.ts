/** What a player is worth. */

import { assertNow, assertRuleset } from '../core/assert.ts';
import { onCurve } from '../core/curve.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { playerAge } from './age.ts';
import { ownOverall } from './overall.ts';
import type { Player, PublicPlayer } from './player.ts';
import { weeklySalary } from './salary.ts';

/** Input of a market value. */
export interface ValueBreakdown {
  /** Whole dollars: overall × age × potential, rounded. */
  readonly value: number;
  /** Overall without boosters, 0 to 100. */
  readonly rating: number;
  /** Whole years. */
  readonly years: number;
  /** Points of overall up to the potential, from 0. */
  readonly room: number;
  /** Dollars for the overall alone. */
  readonly overall: number;
  /** Factor for the age. */
  readonly age: number;
  /** Factor for the potential above the overall, from 1. */
  readonly potential: number;
}

/**
 * Market value in whole dollars by overall, age and potential (R-PLA-10). Boosters don't count: they could be taken out after the sale
 * was priced.
 */
export function marketValue(
  player: Pick<PublicPlayer, 'personalData' | 'attributes'>,
  now: EpochMs,
  ruleset: Ruleset,
): number {
  assertNow(now, 'marketValue');
  assertRuleset(ruleset, 'marketValue');
  return marketValueBreakdown(player, now, ruleset).value;
}

/** The market value with the reasons for it. */
export function marketValueBreakdown(
  player: Pick<PublicPlayer, 'personalData' | 'attributes'>,
  now: EpochMs,
  ruleset: Ruleset,
): ValueBreakdown {
  assertNow(now, 'marketValueBreakdown');
  assertRuleset(ruleset, 'marketValueBreakdown');
  const { marketValue: curves } = ruleset.players;
  const years = playerAge(player, now);
  const rating = ownOverall(player, ruleset);
  const room = Math.max(0, player.attributes.potential - rating);
  const overall = onCurve(curves.overall, rating);
  const age = onCurve(curves.age, years);
  const potential = 1 + room * onCurve(curves.potential, years);
  const steps = Math.max(1, Math.round((overall * age * potential) / curves.step));
  return { value: steps * curves.step, rating, years, room, overall, age, potential };
}

/** The player with the value and the salary that he is worth now without a club (R-PLA-12). */
export function appraise<P extends Pick<Player, 'personalData' | 'attributes' | 'marketValue' | 'salary'>>(
  player: P,
  now: EpochMs,
  ruleset: Ruleset,
): P {
  assertNow(now, 'appraise');
  assertRuleset(ruleset, 'appraise');
  return { ...player, marketValue: marketValue(player, now, ruleset), salary: weeklySalary(player, ruleset) };
}
