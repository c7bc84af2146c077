/** How far the quick model is from the engine, and how far it may be. */
import { mean } from '../simulate-economy/accounts.ts';
import { fitGoals, type GoalFit, type SideGoals } from './goal-fit.ts';
import type { PairedMatch } from './paired-matches.ts';

type Score = PairedMatch['engine'];

/** A value with its standard error. */
export interface MeasuredValue {
  readonly value: number;
  readonly error: number;
}

export interface Comparison {
  readonly name: string;
  readonly engine: MeasuredValue;
  readonly model: MeasuredValue;
  /** Difference that is still inside: two standard errors of it, and the tolerance. */
  readonly allowed: number;
}

/** What is compared in every match, and by how much the model may be off besides chance. */
const MEANS: readonly {
  readonly name: string;
  readonly tolerance: number;
  readonly of: (score: Score) => number;
}[] = [
  { name: 'goals of the home side', tolerance: 0.1, of: ({ home }) => home },
  { name: 'goals of the away side', tolerance: 0.1, of: ({ away }) => away },
  { name: 'home wins, %', tolerance: 3, of: ({ home, away }) => (home > away ? 100 : 0) },
  { name: 'draws, %', tolerance: 3, of: ({ home, away }) => (home === away ? 100 : 0) },
  { name: 'away wins, %', tolerance: 3, of: ({ home, away }) => (home < away ? 100 : 0) },
];
const SLOPE_TOLERANCE = 0.01;

/** Every figure of both, over the same pairings. */
export function comparisons(pairs: readonly PairedMatch[]): Comparison[] {
  return [
    ...MEANS.map(({ name, tolerance, of }) => {
      const differences = pairs.map(({ engine, model }) => of(engine) - mean(model.map(of)));
      return {
        name,
        engine: estimate(pairs.map(({ engine }) => of(engine))),
        model: estimate(pairs.flatMap(({ model }) => model.map(of))),
        allowed: 2 * estimate(differences).error + tolerance,
      };
    }),
    slopes(fits(pairs)),
  ];
}

/** The means and slopes that fit the results of each best. */
export function fits(pairs: readonly PairedMatch[]): { readonly engine: GoalFit; readonly model: GoalFit } {
  return {
    engine: fitGoals(pairs.flatMap(({ difference, engine }) => sidesOf(difference, engine))),
    model: fitGoals(pairs.flatMap(({ difference, model }) => model.flatMap((score) => sidesOf(difference, score)))),
  };
}

export function isInside({ engine, model, allowed }: Comparison): boolean {
  return Math.abs(engine.value - model.value) <= allowed;
}

function slopes({ engine, model }: ReturnType<typeof fits>): Comparison {
  return {
    name: 'slope, log of goals a point',
    engine: { value: engine.slope, error: engine.error },
    model: { value: model.slope, error: model.error },
    allowed: 2 * Math.hypot(engine.error, model.error) + SLOPE_TOLERANCE,
  };
}

function sidesOf(difference: number, { home, away }: Score): SideGoals[] {
  return [
    { side: 'home', goals: home, edge: difference },
    { side: 'away', goals: away, edge: -difference },
  ];
}

function estimate(values: readonly number[]): MeasuredValue {
  const value = mean(values);
  const variance = mean(values.map((one) => (one - value) ** 2));
  return { value, error: Math.sqrt(variance / Math.max(1, values.length - 1)) };
}
