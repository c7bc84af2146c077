/** What the phrases of a language consist of. */
import type { ArticleForm } from '@mundo-manager/rules/clubs';
import type { GOAL_LINES, GOAL_MEANINGS, SCORER_TALLIES } from './pt-br/goal-lines.ts';
import type { COMMENTARY_LINES } from './pt-br/lines.ts';

/** On what occasion a line is said that is no goal: finer than the type of its event. */
export type LineOccasion = keyof typeof COMMENTARY_LINES;
/** How a goal was scored. */
export type GoalOccasion = keyof typeof GOAL_LINES;
/** What a goal means for the score. */
export type GoalMeaning = keyof typeof GOAL_MEANINGS;
/** What a goal is to a scorer who has scored before. */
export type GoalTally = keyof typeof SCORER_TALLIES;

export type Wing = 'left' | 'right';

/** Sentences by what they are said of. */
export type Sentences<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/**
 * The phrases of a language, with names in braces: `{player}`, `{other}` (to or with whom), `{men}` (players left).
 * The sentence at each place uses the names of the Portuguese one, so that all languages choose the same variant.
 */
export interface Phrases {
  /** Words that a sentence may put before a club within its braces: `{do team}`. None if clubs take no article. */
  readonly articleForms: readonly ArticleForm[];
  readonly lines: Sentences<LineOccasion>;
  /** Said after the last kick of a shoot-out. */
  readonly shootOutWon: readonly string[];
  readonly how: Sentences<GoalOccasion>;
  readonly meaning: Sentences<GoalMeaning>;
  readonly tally: Sentences<GoalTally>;
  /** Said of a goal once all sentences of `how` have been said. */
  readonly plainGoal: string;
  readonly plainOwnGoal: string;
  /** With `{home}` and `{away}`. */
  readonly score: string;
  /** As the attackers see it. */
  readonly flanks: Readonly<Record<Wing, string>>;
  /** A side after a sending-off, by the number of players left. */
  readonly men: Readonly<Record<number, string>>;
}
