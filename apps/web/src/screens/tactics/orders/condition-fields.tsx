import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import type { OrderCondition } from '@mundo-manager/rules/tactics';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import styles from './orders.module.css';

type Choice = 'trailing' | 'leading' | 'level' | 'minute' | 'more' | 'fewer' | 'condition' | 'booked' | 'injured';

const GOALS = [1, 2, 3, 4];
const CONDITIONS = [40, 50, 55, 60, 65, 70, 75, 80, 85, 90];

interface ConditionFieldsProps {
  /** Its place in the order, from 1. */
  readonly number: number;
  readonly condition: OrderCondition;
  /** Ids of the eighteen. */
  readonly placed: readonly string[];
  /** The squad by id. */
  readonly players: ReadonlyMap<string, Player>;
  readonly minutes: readonly number[];
  readonly onChange: (condition: OrderCondition) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
}

/** One condition of an order: its kind, and what belongs to the kind. R-TAC-61 */
export function ConditionFields(props: ConditionFieldsProps) {
  const { number, condition, placed, players, minutes, onChange, onRemove } = props;
  const { t } = useLingui();
  const [first = ''] = placed;
  const conditions: Readonly<Record<Choice, { readonly label: string; readonly start: OrderCondition }>> = {
    trailing: { label: t`Estivermos perdendo`, start: { kind: 'score', state: 'trailing', goals: 1 } },
    leading: { label: t`Estivermos ganhando`, start: { kind: 'score', state: 'leading', goals: 1 } },
    level: { label: t`O jogo estiver empatado`, start: { kind: 'level' } },
    minute: { label: t`Passarem tantos minutos`, start: { kind: 'minute', from: 60, to: null } },
    more: { label: t`Tivermos mais jogadores`, start: { kind: 'players', state: 'more' } },
    fewer: { label: t`Tivermos menos jogadores`, start: { kind: 'players', state: 'fewer' } },
    condition: { label: t`Um jogador cansar`, start: { kind: 'condition', playerId: first, below: 60 } },
    booked: { label: t`Um jogador tomar amarelo`, start: { kind: 'booked', playerId: first } },
    injured: { label: t`Um jogador se machucar`, start: { kind: 'injured', playerId: first } },
  };
  const numbers = (values: readonly number[], label: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: label(value) }));
  return (
    <div className={styles.condition}>
      <Select
        label={number === 1 ? t`Se` : t`E se`}
        value={choiceOf(condition)}
        options={Object.entries(conditions).map(([value, { label }]) => ({ value: value as Choice, label }))}
        onChange={(choice) => onChange(conditions[choice].start)}
      />
      {condition.kind === 'score' && (
        <Select
          label={t`Por quantos gols`}
          value={String(condition.goals)}
          options={numbers(GOALS, (value) => t`${value} ou mais`)}
          onChange={(goals) => onChange({ ...condition, goals: Number(goals) })}
        />
      )}
      {condition.kind === 'minute' && (
        <Select
          label={t`A partir de`}
          value={String(condition.from)}
          options={numbers(minutes, (value) => t`${value} minutos`)}
          onChange={(from) => onChange({ ...condition, from: Number(from) })}
        />
      )}
      {'playerId' in condition && (
        <Select
          label={t`Jogador`}
          value={condition.playerId}
          options={placed.map((id) => ({ value: id, label: players.get(id)?.personalData.name ?? '?' }))}
          onChange={(playerId) => onChange({ ...condition, playerId })}
        />
      )}
      {condition.kind === 'condition' && (
        <Select
          label={t`Condição abaixo de`}
          value={String(condition.below)}
          options={numbers(CONDITIONS, (value) => `${value}%`)}
          onChange={(below) => onChange({ ...condition, below: Number(below) })}
        />
      )}
      {onRemove && <IconButton icon={Trash2} label={t`Remover a condição ${number}`} onClick={onRemove} />}
    </div>
  );
}

function choiceOf(condition: OrderCondition): Choice {
  if (condition.kind === 'score') return condition.state;
  if (condition.kind === 'players') return condition.state === 'fewer' ? 'fewer' : 'more';
  return condition.kind;
}
