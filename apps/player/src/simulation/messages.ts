/** What the page and the worker say to each other. */
import type { MatchEvent, MatchInput, Score } from '@mundo-manager/engine';
import type { Ruleset } from '@mundo-manager/rules/ruleset';

export interface SimulationJob {
  readonly engineUrl: string;
  readonly input: MatchInput;
  readonly seed: string | number;
  readonly knockout: boolean;
  /** The engine's own unless given. */
  readonly ruleset?: Ruleset;
}

/** A match that has been played. */
export interface SimulatedReplay {
  readonly frames: Int16Array<ArrayBuffer>;
  readonly events: readonly MatchEvent[];
  readonly score: Score;
  readonly digest: string;
}

export type SimulationReport =
  /** Share 0–1 of the match that has been played. */
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly simulated: SimulatedReplay }
  /** `engine`: that version could not be had; `match`: it refused the match. */
  | { readonly type: 'failed'; readonly reason: 'engine' | 'match'; readonly detail: string };
