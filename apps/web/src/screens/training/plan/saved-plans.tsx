import { useLingui } from '@lingui/react/macro';
import type { TrainingPlans } from '@mundo-manager/contract/client';
import { PLAN_NAME_LENGTH, SAVED_PLANS } from '@mundo-manager/rules/training-plan';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './plan.module.css';
import type { PlanDraft } from './use-plan-draft.ts';

/** Plans by name: opened as the draft, replaced by one of the same name, deleted. R-TPL-12, R-TPL-14 */
export function SavedPlans({ draft, plans }: { readonly draft: PlanDraft; readonly plans: TrainingPlans }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const { plan, saved } = plans;
  const others = saved.filter((one) => one.name !== name);
  const without = (gone: string) => saved.filter((one) => one.name !== gone);
  const refusal = () => {
    if (name === '') return t`Escreva um nome.`;
    if (name.length > PLAN_NAME_LENGTH) return t`O nome pode ter até ${PLAN_NAME_LENGTH} letras.`;
    if (others.length === SAVED_PLANS) return t`Já são ${SAVED_PLANS} planos: apague um antes.`;
    return draft.refusal;
  };
  return (
    <div className={styles.saved}>
      {saved.length === 0 && <p>{t`Nenhum plano guardado.`}</p>}
      <ul>
        {saved.map((one) => (
          <li key={one.name}>
            <span>{one.name}</span>
            <Button kind="ghost" small aria-label={t`Abrir ${one.name}`} onClick={() => draft.open(one.plan)}>
              {t`Abrir`}
            </Button>
            <IconButton
              icon={Trash2}
              label={t`Apagar ${one.name}`}
              onClick={() => draft.save({ plan, saved: without(one.name) })}
            />
          </li>
        ))}
      </ul>
      <TextField label={t`Nome do plano`} value={typed} onChange={setTyped} />
      <Button
        kind="ghost"
        busy={draft.busy}
        disabledReason={refusal()}
        onClick={() => draft.save({ plan, saved: [...others, { name, plan: draft.plan }] })}
      >
        {t`Guardar com esse nome`}
      </Button>
    </div>
  );
}
