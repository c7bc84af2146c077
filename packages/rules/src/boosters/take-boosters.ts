/** Takes player boosters out of the club's stock. */
import { accept, type Result, refuse } from '../core/result.ts';

/** The stock without these boosters, one copy for each id. Refusal: not-owned. */
export function takeBoosters(stock: readonly number[], boosterIds: readonly number[]): Result<number[]> {
  const left = [...stock];
  for (const boosterId of boosterIds) {
    const copy = left.indexOf(boosterId);
    if (copy < 0) return refuse('boosters/not-owned', { boosterId });
    left.splice(copy, 1);
  }
  return accept(left);
}
