import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrainingPlans } from '@mundo-manager/contract/client';
import { DAY } from '@mundo-manager/rules/clock';
import { dailyTurn } from '@mundo-manager/rules/matchday';
import {
  applyTrainingPlan,
  checkTrainingPlan,
  type PlanEntry,
  type PlanReport,
  previewPlan,
  type SavedPlan,
  suggestedPlan,
  type TrainingPlan,
} from '@mundo-manager/rules/training-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { useToday } from '../../../components/clock/use-today.ts';
import { errorMessage } from '../../../components/messages/errors.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { callOptions } from '../../../data/calls/query-client.ts';
import { useClub, useOwnMatches } from '../../../data/calls/use-initial-data.ts';
import { useCommand } from '../../../data/commands/use-command.ts';
import { useClient } from '../../../data/session/session-context.tsx';

/** A plan as it is being written. */
export interface PlanDraft {
  readonly plan: TrainingPlan;
  readonly open: (plan: TrainingPlan) => void;
  readonly changeEntry: (index: number, change: Partial<PlanEntry>) => void;
  readonly addEntry: () => void;
  readonly removeEntry: (index: number) => void;
  readonly changeRest: (change: Partial<TrainingPlan['rest']>) => void;
  /** What it would do at the next turn of the day. */
  readonly preview: PlanReport;
  /** Why it can't be saved; null if it can. */
  readonly refusal: string | null;
  /** Whether it is the plan in force. */
  readonly isInForce: boolean;
  readonly save: (plans: { readonly plan: TrainingPlan | null; readonly saved: readonly SavedPlan[] }) => void;
  /** Runs what is left of the plan in force today. */
  readonly apply: () => void;
  /** Why it can't run now; null if it can. */
  readonly applyRefusal: string | null;
  readonly busy: boolean;
}

/** The plan in force, or the suggested one, as a draft with its preview. R-TPL-6, R-TPL-14 */
export function usePlanDraft(plans: TrainingPlans): PlanDraft {
  const ruleset = useRuleset();
  const club = useClub();
  const matches = useOwnMatches();
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const [plan, setPlan] = useState<TrainingPlan>(() => plans.plan ?? suggestedPlan(ruleset));
  const { run, busy } = useCommand('saveTrainingPlan', {
    done: ({ plans: { plan: kept } }) =>
      kept === null ? i18n._(msg`O clube treina sem plano.`) : i18n._(msg`Plano de treino guardado.`),
    onDone: ({ plans: kept }) => queryClient.setQueryData(callOptions(client, 'trainingPlan').queryKey, kept),
    keepsDraft: true,
  });

  const applied = useCommand('applyTrainingPlan', {
    done: i18n._(msg`O plano de hoje foi aplicado.`),
    onDone: ({ plans: kept }) => queryClient.setQueryData(callOptions(client, 'trainingPlan').queryKey, kept),
    keepsDraft: true,
  });
  const clock = useGameClock();
  const attempt = applyTrainingPlan({ club, plan: plans.plan, matches, now: clock.now() }, ruleset);

  const preview = useMemo(() => {
    const now = today + DAY;
    const { club: rested } = dailyTurn({ club, since: today, now }, ruleset);
    return previewPlan({ club: rested, plan, matches, now }, ruleset);
  }, [club, matches, plan, today, ruleset]);
  const checked = checkTrainingPlan(plan, club, ruleset);
  const setEntries = (entries: readonly PlanEntry[]) => setPlan({ ...plan, entries });
  const [first] = suggestedPlan(ruleset).entries;

  return {
    plan,
    open: setPlan,
    changeEntry: (index, change) =>
      setEntries(plan.entries.map((entry, each) => (each === index ? { ...entry, ...change } : entry))),
    addEntry: () => {
      if (first !== undefined) setEntries([...plan.entries, first]);
    },
    removeEntry: (index) => setEntries(plan.entries.filter((_, each) => each !== index)),
    changeRest: (change) => setPlan({ ...plan, rest: { ...plan.rest, ...change } }),
    preview,
    refusal: checked.ok ? null : i18n._(errorMessage(checked.error, ruleset)),
    isInForce: JSON.stringify(plan) === JSON.stringify(plans.plan),
    save: (kept) => void run({ body: { plan: kept.plan, saved: [...kept.saved] } }),
    apply: () => void applied.run({ body: {} }),
    applyRefusal: attempt.ok ? null : i18n._(errorMessage(attempt.error, ruleset)),
    busy: busy || applied.busy,
  };
}
