/** A training plan: what a manager wants trained each day while he is away. */
import type { PlayerId } from '../core/ids.ts';
import type { Line } from '../positions/line.ts';

/** The lines for which a plan may have entries; the keepers are one of their own. */
export const PLAN_GROUPS = ['goal', 'defence', 'midfield', 'attack'] as const satisfies readonly ('goal' | Line)[];
/** A group of positions in a plan. */
export type PlanGroup = (typeof PLAN_GROUPS)[number];

/** The days for which an entry may be meant: all, those with a match of the club, those without one. */
export const PLAN_DAYS = ['any', 'match', 'free'] as const;
/** The kind of day for which an entry is meant. */
export type PlanDay = (typeof PLAN_DAYS)[number];

/** Whom an entry is meant for. */
export type PlanTarget =
  | { readonly kind: 'squad' }
  | { readonly kind: 'group'; readonly group: PlanGroup }
  | { readonly kind: 'player'; readonly playerId: PlayerId };

/** What some players train on some days. Of several entries for a player the one with the narrowest target counts, of those the first. */
export interface PlanEntry {
  readonly target: PlanTarget;
  readonly day: PlanDay;
  /** 1–20; null for the exercise by which each player gains most. */
  readonly trainingId: number | null;
  /** One of those that the rule set offers. */
  readonly intensity: number;
  /** Most sessions of the day; 0 for none. */
  readonly sessions: number;
  /** Percentage points, compared unrounded: no session begins below it. */
  readonly minimumCondition: number;
}

/** A manager's plan. */
export interface TrainingPlan {
  readonly entries: readonly PlanEntry[];
  /** Rests of the whole squad before training. */
  readonly rest: {
    /** Most rests of a run; 0 for none. */
    readonly most: number;
    /** Rests while one of the eighteen of the default tactic is below this condition. */
    readonly below: number;
  };
}

/** A plan that a manager keeps by a name. */
export interface SavedPlan {
  readonly name: string;
  readonly plan: TrainingPlan;
}

/** What a manager keeps: the plan in force, null for none, and plans by name. */
export interface KeptPlans {
  readonly plan: TrainingPlan | null;
  readonly saved: readonly SavedPlan[];
}

/** Why a player trained less than his entry says: condition, a match of the day, no exercise that helps him, a live match. */
export const PLAN_SKIPS = ['tired', 'match', 'no-gain', 'live'] as const;
/** One of the reasons. */
export type PlanSkip = (typeof PLAN_SKIPS)[number];

/** Most entries of a plan. */
export const PLAN_ENTRIES = 40;
/** Most plans that a club keeps by name. */
export const SAVED_PLANS = 5;
/** Longest name of a saved plan, in characters. */
export const PLAN_NAME_LENGTH = 30;
