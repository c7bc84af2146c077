/** Training sessions and training plans. R-CAL-26, R-TPL-1 */
import { ROUTES } from '@mundo-manager/contract';
import { accept } from '@mundo-manager/rules/core';
import { train } from '@mundo-manager/rules/training';
import { applyTrainingPlan, checkPlans } from '@mundo-manager/rules/training-plan';
import { matchesAround } from '../aggregates/club-matches.ts';
import { readPlans, storePlanReport, storePlans } from '../aggregates/training-plans.ts';
import { callerClubId } from '../http/find-caller.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';

export function registerTraining(host: RouteHost): void {
  const { storage } = host.services;

  registerRoute(host, ROUTES.trainingPlan, ({ caller }) => readPlans(storage.db, callerClubId(caller)));

  registerClubCommand(host, ROUTES.trainPlayers, {
    run: async ({ tx, club, now, ruleset, body: { players: numbers, trainingId, intensity } }) => {
      const matches = await matchesAround(tx, club.id, now);
      return train({ club, numbers, trainingId, intensity, matches, now }, ruleset);
    },
    answer: ({ outcome, club }) => ({ trainingOutcome: outcome.trainingOutcome, club }),
  });

  registerClubCommand(host, ROUTES.saveTrainingPlan, {
    run: ({ club, ruleset, body }) => {
      const checked = checkPlans(body, club, ruleset);
      return checked.ok ? accept({ club, entries: [], events: [], plans: checked.value }) : checked;
    },
    store: ({ outcome, context: { tx, club } }) => storePlans(tx, club.id, outcome.plans),
    answer: async ({ club, context }) => ({ club, plans: await readPlans(context.tx, club.id) }),
  });

  registerClubCommand(host, ROUTES.applyTrainingPlan, {
    run: async ({ tx, club, now, ruleset }) => {
      const { plan } = await readPlans(tx, club.id);
      const matches = await matchesAround(tx, club.id, now);
      return applyTrainingPlan({ club, plan, matches, now }, ruleset);
    },
    store: ({ outcome, context: { tx, club } }) => storePlanReport(tx, club.id, outcome.report),
    answer: async ({ club, context }) => ({ club, plans: await readPlans(context.tx, club.id) }),
  });
}
