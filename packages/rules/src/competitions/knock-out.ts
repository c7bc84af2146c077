/** Knock-out brackets: cups, and the end of tournaments. */
import { assert, requireDefined } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { KNOCK_OUT_PHASES, type KnockOutPhase } from './constants.ts';
import { isDistinct } from './round-robin.ts';

/** A pairing of a phase; the list of a phase's ties is in bracket order, so that neighbours' winners meet next. */
export interface Tie {
  readonly phase: KnockOutPhase;
  readonly home: ClubId;
  /** Null for a bye: the home club is through. */
  readonly away: ClubId | null;
}

/** A tie whose winner is known. */
export interface DecidedTie extends Tie {
  readonly winner: ClubId;
}

/**
 * The first phase for 2 to 64 clubs, best seed first. The best seeds get the byes, the better seed plays at home,
 * and the two best can meet only in the final. R-COM-28
 */
export function drawKnockOut(seeds: readonly ClubId[]): Tie[] {
  const row = KNOCK_OUT_PHASES.findLast(({ clubs }) => clubs >= seeds.length);
  const isField = row !== undefined && seeds.length >= 2 && isDistinct(seeds);
  assert(isField, 'drawKnockOut: needs 2 to 64 different clubs', ...seeds);
  const { phase, clubs } = row;
  // The better seed of every pairing exists: byes fall to places beyond half of the bracket only.
  return bracketOrder(clubs / 2).flatMap((seed) => {
    const home = seeds[seed];
    return home === undefined ? [] : [{ phase, home, away: seeds[clubs - 1 - seed] ?? null }];
  });
}

/**
 * The ties of the next phase in bracket order, the upper winner at home; none after the final. Throws for a winner from
 * another tie, or a number of ties that is no phase. R-COM-29
 */
export function nextKnockOutPhase(decided: readonly DecidedTie[]): Tie[] {
  for (const { home, away, winner } of decided) {
    const hasPlayed = winner === home || winner === away;
    assert(hasPlayed, 'nextKnockOutPhase: needs a winner who played the tie', winner);
  }
  if (decided.length < 2) return [];
  const row = KNOCK_OUT_PHASES.find(({ clubs }) => clubs === decided.length);
  const { phase } = requireDefined(row, 'nextKnockOutPhase: needs 2, 4, 8, 16 or 32 ties', decided.length);
  return decided.flatMap(({ winner }, index) => {
    const next = decided[index + 1];
    return index % 2 === 1 || next === undefined ? [] : [{ phase, home: winner, away: next.winner }];
  });
}

/**
 * The place of every eliminated club and of the winner: final 2, semi-finals 3, quarter-finals 5, round of 16 9, …
 * R-COM-29
 */
export function knockOutPlaces(decided: readonly DecidedTie[]): Map<ClubId, number> {
  const places = new Map<ClubId, number>();
  for (const { phase, home, away, winner } of decided) {
    const clubs = KNOCK_OUT_PHASES.find((row) => row.phase === phase)?.clubs ?? 0;
    if (away !== null) places.set(winner === home ? away : home, clubs / 2 + 1);
    if (phase === 'final') places.set(winner, 1);
  }
  return places;
}

/** Seeds 0 to n − 1 (n a power of two) from the top of a bracket to its bottom, the best two in different halves at every level. */
function bracketOrder(count: number): number[] {
  let order = [0];
  while (order.length < count) {
    const size = order.length * 2;
    order = order.flatMap((seed) => [seed, size - 1 - seed]);
  }
  return order;
}
