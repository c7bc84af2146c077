import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { REST_ID, TRAINING_TYPES } from '@mundo-manager/rules/training';
import { PLAN_DAYS, PLAN_GROUPS, type PlanEntry, type PlanTarget } from '@mundo-manager/rules/training-plan';
import { Trash2 } from 'lucide-react';
import { trainingName } from '../../../components/messages/training-names.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { percentText } from '../../../ui/text/percent.ts';
import styles from './plan.module.css';
import { PLAN_DAY_NAMES, PLAN_GROUP_NAMES } from './plan-names.ts';
import type { PlanDraft } from './use-plan-draft.ts';

const BEST = 'best';
/** Points between the minimum conditions on offer. */
const STEP = 5;

interface PlanEntryFieldsProps {
  readonly draft: PlanDraft;
  readonly entry: PlanEntry;
  readonly index: number;
}

/** The fields of a plan's entry: target, days, exercise, intensity, sessions, minimum condition. R-TPL-1, R-TPL-2 */
export function PlanEntryFields({ draft, entry, index }: PlanEntryFieldsProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { players } = useClub();
  const { intensities, sessionsPerDay } = ruleset.training;
  const line = index + 1;
  const change = (changes: Partial<PlanEntry>) => draft.changeEntry(index, changes);
  return (
    <fieldset className={styles.entry}>
      <legend>{t`Linha ${line}`}</legend>
      <Select
        label={t`Para quem`}
        options={targetOptions(players)}
        value={targetValue(entry.target)}
        onChange={(value) => change({ target: targetOf(value) })}
      />
      <Select
        label={t`Dias`}
        options={PLAN_DAYS.map((day) => ({ value: day, label: t(PLAN_DAY_NAMES[day]) }))}
        value={entry.day}
        onChange={(day) => change({ day })}
      />
      <Select
        label={t`Exercício`}
        options={exerciseOptions()}
        value={entry.trainingId === null ? BEST : String(entry.trainingId)}
        onChange={(value) => change({ trainingId: value === BEST ? null : Number(value) })}
      />
      <Select
        label={t`Intensidade`}
        options={intensities.map((value) => ({ value: String(value), label: percentText(value) }))}
        value={String(entry.intensity)}
        onChange={(value) => change({ intensity: Number(value) })}
      />
      <Select
        label={t`Vezes por dia`}
        options={counts(sessionsPerDay)}
        value={String(entry.sessions)}
        onChange={(value) => change({ sessions: Number(value) })}
      />
      <Select
        label={t`Condição mínima`}
        options={conditions(entry.minimumCondition, ruleset)}
        value={String(entry.minimumCondition)}
        onChange={(value) => change({ minimumCondition: Number(value) })}
      />
      <span className={styles.remove}>
        <IconButton icon={Trash2} label={t`Apagar a linha ${line}`} onClick={() => draft.removeEntry(index)} />
      </span>
    </fieldset>
  );
}

function targetOptions(players: readonly Player[]) {
  return [
    { value: 'squad', label: i18n._(msg`Todo o plantel`) },
    ...PLAN_GROUPS.map((group) => ({ value: `group:${group}`, label: i18n._(PLAN_GROUP_NAMES[group]) })),
    ...players
      .toSorted((a, b) => a.number - b.number)
      .map(({ id, number, personalData }) => ({ value: `player:${id}`, label: `${number} ${personalData.name}` })),
  ];
}

function targetValue(target: PlanTarget): string {
  if (target.kind === 'squad') return 'squad';
  return target.kind === 'group' ? `group:${target.group}` : `player:${target.playerId}`;
}

function targetOf(value: string): PlanTarget {
  const group = PLAN_GROUPS.find((each) => value === `group:${each}`);
  if (group !== undefined) return { kind: 'group', group };
  return value === 'squad' ? { kind: 'squad' } : { kind: 'player', playerId: value.slice('player:'.length) };
}

function exerciseOptions() {
  return [
    { value: BEST, label: i18n._(msg`O melhor`) },
    ...TRAINING_TYPES.filter(({ id }) => id !== REST_ID).map((type) => ({
      value: String(type.id),
      label: i18n._(trainingName(type)),
    })),
  ];
}

/** The options from 0 to `most`. */
export function counts(most: number) {
  return Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
}

/** The minimum conditions on offer, in steps from the lowest allowed one, with the chosen one among them. */
export function conditions(present: number, { training, condition }: Ruleset) {
  const steps = Math.floor((condition.cap - training.minimumCondition) / STEP);
  const offered = Array.from({ length: steps + 1 }, (_, step) => training.minimumCondition + STEP * step);
  const all = [...new Set([...offered, present])].toSorted((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: `${value}%` }));
}
