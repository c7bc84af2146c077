import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { compareByColumn, type Player, type SquadColumn } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type TrainedAttribute, trainingType } from '@mundo-manager/rules/training';
import { useMemo } from 'react';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { errorMessage } from '../../components/messages/errors.ts';
import { Condition } from '../../components/player/condition.tsx';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { Attribute, PositionMark } from '../../components/player/rating.tsx';
import { RatingChange } from '../../components/player/rating-change.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { type SquadChanges, useOverallChanges } from '../../data/calls/use-overall-changes.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { signedPoints } from './signed-points.ts';
import styles from './training.module.css';
import type { TrainingSession } from './use-training-session.ts';

const HEIGHT = 556;
const rowId = ({ id }: Player) => id;
const BY_NUMBER = { by: 'number', direction: 'ascending' } as const;

/** The players with the forecast of the session, and the reason why one can't take part. R-TRA-5, R-TRA-22, R-TRA-23, R-TRS-11, R-DEV-10 */
export function Trainees({ session }: { readonly session: TrainingSession }) {
  const ruleset = useRuleset();
  const { players } = useClub();
  const { changes } = useOverallChanges(true);
  const { numbers, able, select, forecasts, trainingId, sessionsLeft } = session;
  // Not of the session, which is another one each second: the rows would be, too.
  const columns = useMemo(
    () => columnsOf({ numbers, able, select, forecasts, trainingId, sessionsLeft }, changes, ruleset),
    [numbers, able, select, forecasts, trainingId, sessionsLeft, changes, ruleset],
  );
  return (
    <DataTable
      label={i18n._(msg`Jogadores`)}
      columns={columns}
      rows={players}
      rowId={rowId}
      isMine={({ number }) => numbers.includes(number)}
      isOff={({ number }) => !able.includes(number)}
      initialSort={BY_NUMBER}
      height={HEIGHT}
    />
  );
}

type Shown = Pick<TrainingSession, 'numbers' | 'able' | 'select' | 'forecasts' | 'trainingId' | 'sessionsLeft'>;

function columnsOf(
  { numbers, able, select, forecasts, trainingId, sessionsLeft }: Shown,
  changes: SquadChanges,
  ruleset: Ruleset,
): readonly TableColumn<Player>[] {
  const by = (column: SquadColumn) => (a: Player, b: Player) => compareByColumn(a, b, column, ruleset);
  const all = i18n._(msg`Selecionar todos`);
  const toggle = (number: number) => (checked: boolean) =>
    select(checked ? [...numbers, number] : numbers.filter((each) => each !== number));
  return [
    {
      id: 'selected',
      title: all,
      header: (
        <Checkbox
          hideLabel
          label={all}
          checked={able.length > 0 && numbers.length === able.length}
          partly={numbers.length > 0 && numbers.length < able.length}
          onChange={(checked) => select(checked ? able : [])}
        />
      ),
      cell: (player) => (
        <Checkbox
          hideLabel
          label={player.personalData.name}
          checked={numbers.includes(player.number)}
          onChange={toggle(player.number)}
          disabledReason={able.includes(player.number) ? undefined : whyNot(player, sessionsLeft, ruleset)}
        />
      ),
    },
    {
      id: 'number',
      header: i18n._(msg`Nº`),
      title: i18n._(msg`Número`),
      compare: by('number'),
      cell: ({ number }) => <ShirtNumber>{number}</ShirtNumber>,
    },
    {
      id: 'name',
      header: i18n._(msg`Nome`),
      title: i18n._(msg`Nome`),
      sticky: true,
      strong: true,
      compare: by('name'),
      cell: ({ personalData }) => personalData.name,
    },
    {
      id: 'position',
      header: i18n._(msg`Pos`),
      title: i18n._(msg`Posição`),
      compare: by('position'),
      cell: ({ personalData }) => <PositionMark position={personalData.position} />,
    },
    {
      id: 'condition',
      header: i18n._(msg`Condição`),
      title: i18n._(msg`Condição`),
      number: true,
      compare: by('condition'),
      cell: ({ attributes }) => <Condition value={attributes.condition} />,
    },
    {
      id: 'after',
      header: i18n._(msg`Depois`),
      title: i18n._(msg`Condição depois do treino`),
      number: true,
      cell: ({ number, attributes }) => {
        const forecast = forecasts.get(number);
        if (forecast === undefined || !forecast.allowed) return '–';
        return `${Math.round(attributes.condition + forecast.conditionChange)}%`;
      },
    },
    {
      id: 'sessions',
      header: i18n._(msg`Treinos`),
      title: i18n._(msg`Treinos que restam hoje`),
      number: true,
      value: ({ number }) => sessionsLeft.get(number) ?? 0,
      cell: ({ number }) => <SessionsLeft left={sessionsLeft.get(number) ?? 0} of={ruleset.training.sessionsPerDay} />,
    },
    ...trained(trainingType(trainingId)?.attributes ?? [], forecasts),
    {
      id: 'week',
      header: i18n._(msg`7 dias`),
      title: i18n._(msg`Evolução em 7 dias`),
      number: true,
      value: ({ id }) => changes.get(id)?.week ?? Number.NEGATIVE_INFINITY,
      cell: ({ id }) => <RatingChange value={changes.get(id)?.week ?? null} />,
    },
  ];
}

function trained(
  attributes: readonly TrainedAttribute[],
  forecasts: TrainingSession['forecasts'],
): readonly TableColumn<Player>[] {
  return attributes
    .filter((name) => name !== 'condition')
    .map((name) => ({
      id: name,
      header: i18n._(ATTRIBUTE_NAMES[name]),
      title: i18n._(ATTRIBUTE_NAMES[name]),
      number: true,
      value: ({ attributes }) => attributes[name],
      cell: ({ number, attributes }) => {
        const forecast = forecasts.get(number);
        const gain = forecast?.allowed ? forecast.gains.find(({ attributeName }) => attributeName === name) : undefined;
        return (
          <span className={styles.attribute}>
            {gain && <small className={styles.gain}>{signedPoints(gain.increase)}</small>}
            <Attribute value={attributes[name]} />
          </span>
        );
      },
    }));
}

/** 'n/3', read as a sentence. R-TRA-23 */
function SessionsLeft({ left, of }: { readonly left: number; readonly of: number }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`restam ${left} de ${of} treinos`}>
      {left}/{of}
    </span>
  );
}

function whyNot(
  { number, attributes }: Player,
  sessionsLeft: TrainingSession['sessionsLeft'],
  ruleset: Ruleset,
): string {
  const { minimumCondition, sessionsPerDay } = ruleset.training;
  const { condition } = attributes;
  if (sessionsLeft.get(number) === 0) {
    const facts = { number, limit: sessionsPerDay };
    return i18n._(errorMessage({ code: 'training/enough-today', facts }, ruleset));
  }
  const facts = { number, condition, limit: minimumCondition };
  return i18n._(errorMessage({ code: 'training/tired', facts }, ruleset));
}
