/** A whole match at once. */
import type { MatchEvent } from '../events/event.ts';
import type { MatchInput } from '../input/team-sheet.ts';
import { createMatch, type MatchOptions } from '../model/create-match.ts';
import { digestOf } from '../model/digest.ts';
import { eventsOf } from '../model/log.ts';
import type { RunningMatch } from '../model/state.ts';
import { step } from '../model/step.ts';
import { type PlayerRating, ratePlayers } from './ratings.ts';
import { type PlayerRunning, runningOf } from './running.ts';
import { type MatchStats, matchStats } from './stats.ts';

export interface SimulateOptions extends MatchOptions {
  /** Called with the match after each tick, to record it. It must change nothing. */
  readonly observe?: (match: RunningMatch) => void;
}

export interface Score {
  readonly home: number;
  readonly away: number;
  /** Kicks scored in the shoot-out, or null if there was none. */
  readonly shootOut: { readonly home: number; readonly away: number } | null;
}

/** The whole output of a finished match. */
export interface MatchResult {
  readonly score: Score;
  readonly stats: MatchStats;
  readonly events: readonly MatchEvent[];
  readonly ratings: readonly PlayerRating[];
  /** What each player ran, in the order in which they left the pitch. */
  readonly running: readonly PlayerRunning[];
  /** Places in the list of the conditional orders that acted or lapsed, by side, in the order in which they did. */
  readonly usedOrders: { readonly home: readonly number[]; readonly away: readonly number[] };
  /** Sixteen hexadecimal digits of the whole trajectory: the same input, seed and version give the same on every machine. */
  readonly digest: string;
  readonly engineVersion: number;
}

/** Plays a match from kick-off to the end. The seed is any text or integer. Throws `MatchInputError` before kick-off for what `validateInput` refuses. */
export function simulate(input: MatchInput, seed: string | number, options: SimulateOptions = {}): MatchResult {
  const match = createMatch(input, seed, options);
  const { observe } = options;
  while (!match.finished) {
    step(match);
    observe?.(match);
  }
  return resultOf(match, input);
}

/** The result of a finished match. */
export function resultOf(match: RunningMatch, input: MatchInput): MatchResult {
  const [home, away] = match.sides;
  const events = eventsOf(match);
  return {
    score: {
      home: home.goals,
      away: away.goals,
      shootOut: match.clock.period === 5 ? { home: home.shootOut, away: away.shootOut } : null,
    },
    stats: matchStats(events, input),
    events,
    ratings: ratePlayers(events, input),
    running: runningOf(events),
    usedOrders: { home: [...home.obeyed], away: [...away.obeyed] },
    digest: digestOf(match),
    engineVersion: match.engineVersion,
  };
}
