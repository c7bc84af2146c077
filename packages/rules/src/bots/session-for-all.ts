/** One session for a whole squad. */
import type { Match } from '../competitions/match.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { PlanEntry, TrainingPlan } from '../training-plan/plan.ts';
import { plannedDay } from '../training-plan/plan-day.ts';
import { BOT_HABITS } from './constants.ts';
import type { BotOutcome, BotTurn } from './turn.ts';

/** A moment at which a squad may train. */
interface SessionTurn extends BotTurn {
  readonly matches: readonly Match[];
}

/** One session for every player who is fit, each by the exercise that gives him most. R-BOT-5, R-VAC-3, R-TPL-10 */
export function sessionForAll({ club, matches, now }: SessionTurn, ruleset: Ruleset): BotOutcome {
  const { club: after, entries, events } = plannedDay({ club, plan: squadPlan(ruleset), matches, now }, ruleset);
  return { club: after, entries, events, released: [] };
}

/** One session a day at full intensity; bots rest by a habit of their own. */
function squadPlan({ training }: Ruleset): TrainingPlan {
  const entry: PlanEntry = {
    target: { kind: 'squad' },
    day: 'any',
    trainingId: null,
    intensity: Math.max(...training.intensities),
    sessions: 1,
    minimumCondition: BOT_HABITS.trainsFrom,
  };
  return { entries: [entry], rest: { most: 0, below: 0 } };
}
