import { Plural, useLingui } from '@lingui/react/macro';
import type { TrainingPlans } from '@mundo-manager/contract/client';
import { PLAN_ENTRIES, type PlanReport } from '@mundo-manager/rules/training-plan';
import { Plus } from 'lucide-react';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { CallFailed } from '../../../data/calls/call-failed.tsx';
import { useCall } from '../../../data/calls/use-call.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Badge } from '../../../ui/layout/badge.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import styles from './plan.module.css';
import { conditions, counts, PlanEntryFields } from './plan-entry-fields.tsx';
import { PlanTable } from './plan-table.tsx';
import { SavedPlans } from './saved-plans.tsx';
import { type PlanDraft, usePlanDraft } from './use-plan-draft.ts';

/** 'Plano' of the training screen: what is trained each day while the manager is away. R-TPL-14 */
export function PlanPart() {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('trainingPlan');
  if (data) return <Plan plans={data} />;
  if (error)
    return <CallFailed title={t`Não deu para carregar o plano.`} error={error} onRetry={() => void refetch()} />;
  return (
    <Panel title={t`Plano de treino`}>
      <Skeleton rows={6} />
    </Panel>
  );
}

function Plan({ plans }: { readonly plans: TrainingPlans }) {
  const { t } = useLingui();
  const draft = usePlanDraft(plans);
  const { report } = plans;
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <Panel title={t`Plano de treino`} end={<State plans={plans} draft={draft} />}>
          <Entries draft={draft} />
          <RestFields draft={draft} />
          <Actions draft={draft} plans={plans} />
        </Panel>
        <Panel title={t`Planos guardados`}>
          <SavedPlans draft={draft} plans={plans} />
        </Panel>
      </div>
      <div className={styles.column}>
        <Panel flush title={t`Na próxima virada do dia`} end={<Totals report={draft.preview} />}>
          <PlanTable report={draft.preview} label={t`O que o plano faria`} />
        </Panel>
        {report && (
          <Panel flush title={t`Última vez`} end={<DateText ms={report.date} />}>
            <PlanTable report={report} label={t`O que o plano fez`} />
          </Panel>
        )}
      </div>
    </div>
  );
}

function State({ plans, draft }: { readonly plans: TrainingPlans; readonly draft: PlanDraft }) {
  const { t } = useLingui();
  if (draft.isInForce) return <Badge tone="good">{t`Em vigor`}</Badge>;
  return <span>{plans.plan === null ? t`Nenhum plano em vigor` : t`Mudanças por guardar`}</span>;
}

function Entries({ draft }: { readonly draft: PlanDraft }) {
  const { t } = useLingui();
  const isFull = draft.plan.entries.length >= PLAN_ENTRIES;
  return (
    <div className={styles.entries}>
      <p className={styles.note}>
        {t`A linha mais específica vale: jogador, depois setor, depois plantel. 'O melhor' é o exercício que mais ajuda cada um. Um jogo do dia ocupa um treino de quem começa jogando.`}
      </p>
      {draft.plan.entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <PlanEntryFields key={index} draft={draft} entry={entry} index={index} />
      ))}
      <Button
        kind="ghost"
        small
        icon={Plus}
        disabledReason={isFull ? t`O plano pode ter até ${PLAN_ENTRIES} linhas.` : undefined}
        onClick={draft.addEntry}
      >
        {t`Nova linha`}
      </Button>
    </div>
  );
}

/** Rests of the squad before training. R-TPL-3 */
function RestFields({ draft }: { readonly draft: PlanDraft }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { most, below } = draft.plan.rest;
  return (
    <fieldset className={styles.rest}>
      <legend>{t`Descanso automático`}</legend>
      <Select
        label={t`Descansos por dia`}
        options={counts(ruleset.training.restsPerDay)}
        value={String(most)}
        onChange={(value) => draft.changeRest({ most: Number(value) })}
      />
      <Select
        label={t`Se um dos 18 está abaixo de`}
        options={conditions(below, ruleset)}
        value={String(below)}
        onChange={(value) => draft.changeRest({ below: Number(value) })}
      />
    </fieldset>
  );
}

function Actions({ draft, plans }: { readonly draft: PlanDraft; readonly plans: TrainingPlans }) {
  const { t } = useLingui();
  const { saved } = plans;
  return (
    <div className={styles.actions}>
      <Button
        busy={draft.busy}
        disabledReason={draft.isInForce ? t`Esse plano já está em vigor.` : draft.refusal}
        onClick={() => draft.save({ plan: draft.plan, saved })}
      >
        {t`Pôr em vigor`}
      </Button>
      {plans.plan !== null && (
        <Button kind="ghost" busy={draft.busy} disabledReason={draft.applyRefusal ?? undefined} onClick={draft.apply}>
          {t`Aplicar hoje agora`}
        </Button>
      )}
      {plans.plan !== null && (
        <Button kind="ghost" busy={draft.busy} onClick={() => draft.save({ plan: null, saved })}>
          {t`Suspender o plano`}
        </Button>
      )}
    </div>
  );
}

function Totals({ report }: { readonly report: PlanReport }) {
  const sessions = report.rows.reduce((sum, row) => sum + row.sessions, 0);
  return <Plural value={sessions} _0="Nenhum treino" one="# treino" other="# treinos" />;
}
