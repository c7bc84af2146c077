import { useLingui } from '@lingui/react/macro';
import { draftOf, editTactic } from '@mundo-manager/rules/tactic-draft';
import {
  benchOf,
  MOST_ORDER_CONDITIONS,
  type Order,
  type OrderAction,
  type OrderCondition,
  startersOf,
} from '@mundo-manager/rules/tactics';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { refusalText } from '../draft/refusal-text.ts';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import { ActionFields } from './action-fields.tsx';
import { AlreadyPlannedNotice } from './already-planned-notice.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { firstSubstitution } from './first-substitution.ts';
import styles from './orders.module.css';
import { useOrderWords } from './use-order-words.ts';

const FIRST: OrderCondition = { kind: 'score', state: 'trailing', goals: 1 };

interface NewOrderProps {
  readonly draft: TacticDraft;
  readonly onAdd: (order: Order) => void;
}

/** An order that is being written, as a sentence, and why it can’t be added yet. R-TSC-30 */
export function NewOrder({ draft, onAdd }: NewOrderProps) {
  const { t } = useLingui();
  const reason = useId();
  const { snapshot, players } = draft;
  const { ruleset } = snapshot.context;
  const tactic = draftOf(snapshot);
  const [when, setWhen] = useState<readonly OrderCondition[]>([FIRST]);
  const [chosen, setAction] = useState<OrderAction | null>(null);
  const { sentenceOf } = useOrderWords(players);
  const action = chosen ?? firstSubstitution(tactic, ruleset);
  const order: Order = { when, action };
  const edit = { type: 'set-orders', orders: [...(tactic.orders ?? []), order] } as const;
  const checked = editTactic(tactic, edit, [...players.values()], ruleset);
  const problem = checked.ok ? undefined : t(refusalText(draft, checked.error, ruleset));
  const placed = [...startersOf(tactic, ruleset), ...benchOf(tactic, ruleset)];
  const change = (index: number, condition: OrderCondition) => setWhen(when.with(index, condition));
  return (
    <div className={styles.form}>
      {when.map((condition, index) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names, and each field shows its own value
          key={index}
          number={index + 1}
          condition={condition}
          placed={placed}
          players={players}
          minutes={ruleset.tactics.substitutionMinutes}
          onChange={(next) => change(index, next)}
          onRemove={when.length === 1 ? null : () => setWhen(when.toSpliced(index, 1))}
        />
      ))}
      {when.length < MOST_ORDER_CONDITIONS && (
        <Button
          kind="ghost"
          small
          icon={Plus}
          onClick={() => setWhen([...when, { kind: 'minute', from: 60, to: null }])}
        >
          {t`Mais uma condição`}
        </Button>
      )}
      <ActionFields action={action} tactic={tactic} players={players} ruleset={ruleset} onChange={setAction} />
      <p className={styles.preview} aria-live="polite">
        {sentenceOf(order)}
        <AlreadyPlannedNotice action={action} tactic={tactic} players={players} />
      </p>
      {problem && (
        <p id={reason} className={styles.bad}>
          {problem}
        </p>
      )}
      <Button
        disabled={problem !== undefined}
        aria-describedby={problem && reason}
        onClick={() => {
          onAdd(order);
          setWhen([FIRST]);
          setAction(null);
        }}
      >
        {t`Adicionar ordem`}
      </Button>
    </div>
  );
}
