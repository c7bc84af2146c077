/** Training level of a player, from his experience points. */
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** A player's training level with its bar. */
export interface TrainingLevel {
  /** 1–4. */
  readonly level: number;
  /** Points since the level began: the bar starts from 0 at each level. */
  readonly points: number;
  /** Points from this level to the next; null at the last level, which is shown as 'Max.'. */
  readonly outOf: number | null;
}

/** The training level of `points` of experience (≥ 0). R-TRA-7. */
export function trainingLevel(points: number, ruleset: Ruleset): TrainingLevel {
  assertRuleset(ruleset, 'trainingLevel');
  const starts = [0, ...ruleset.training.levelThresholds];
  const index = Math.max(
    0,
    starts.findLastIndex((start) => points >= start),
  );
  const start = starts[index] ?? 0;
  const next = starts[index + 1];
  return { level: index + 1, points: points - start, outOf: next === undefined ? null : next - start };
}
