/** What policies of newcomers are made of. */
import { botRest, botRewards, botSelling, botSponsor } from '@mundo-manager/rules/bots';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { runTrainingPlan, type TrainingPlan } from '@mundo-manager/rules/training-plan';
import type { Policy } from '../simulate-economy/policy.ts';

export type Step = Policy['day'];

export const nothing: Step = ({ club }) => ({ club, entries: [], events: [], released: [] });
export const takeRewards: Step = botRewards;
export const signSponsor: Step = (turn, _random, ruleset) => botSponsor(turn, ruleset);
export const restTired: Step = (turn, _random, ruleset) => botRest(turn, ruleset);
export const sellSpare: Step = (turn, _random, ruleset) => botSelling(turn, ruleset);

/** One step after the other, each from the club that the last one left. */
export function inOrder(steps: readonly Step[]): Step {
  return (turn, random, ruleset) =>
    steps.reduce(
      (done, step) => {
        const next = step({ ...turn, club: done.club }, random, ruleset);
        return {
          club: next.club,
          entries: [...done.entries, ...next.entries],
          events: [...done.events, ...next.events],
          released: [...done.released, ...next.released],
        };
      },
      nothing(turn, random, ruleset),
    );
}

/** Trains by a plan, which rests by itself. */
export function trainBy(planOf: (ruleset: Ruleset) => TrainingPlan): Step {
  return ({ club, matches, now }, _random, ruleset) => ({
    ...runTrainingPlan({ club, plan: planOf(ruleset), matches, now }, ruleset),
    released: [],
  });
}
