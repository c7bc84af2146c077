import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { LINES, type Line } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import {
  benchOf,
  type OrderAction,
  startersOf,
  TACTIC_NAMES,
  type Tactic,
  TEAM_INSTRUCTIONS,
} from '@mundo-manager/rules/tactics';
import { INSTRUCTION_NAMES } from '../../../components/messages/instruction-names.ts';
import { Select } from '../../../ui/form/select.tsx';
import { firstSubstitution } from './first-substitution.ts';

interface ActionFieldsProps {
  readonly action: OrderAction;
  readonly tactic: Tactic;
  /** The squad by id. */
  readonly players: ReadonlyMap<string, Player>;
  readonly ruleset: Ruleset;
  readonly onChange: (action: OrderAction) => void;
}

/** What an order does: a substitution, a team instruction, or the change to another tactic. R-TAC-62 */
export function ActionFields({ action, tactic, players, ruleset, onChange }: ActionFieldsProps) {
  const { t } = useLingui();
  const bench = benchOf(tactic, ruleset);
  const [group] = TEAM_INSTRUCTIONS;
  const starts: Readonly<Record<OrderAction['kind'], OrderAction>> = {
    substitution: firstSubstitution(tactic, ruleset),
    instruction: { kind: 'instruction', name: group?.name ?? '', value: group?.options[0] ?? '' },
    tactic: { kind: 'tactic', tacticName: 'B' },
  };
  const kinds: Readonly<Record<OrderAction['kind'], string>> = {
    substitution: t`Trocar um jogador`,
    instruction: t`Mudar uma instrução`,
    tactic: t`Mudar de tática`,
  };
  const lines: Readonly<Record<Line, string>> = {
    defence: t`O mais cansado da defesa`,
    midfield: t`O mais cansado do meio-campo`,
    attack: t`O mais cansado do ataque`,
  };
  const nameOf = (id: string) => {
    const player = players.get(id);
    return player ? `${player.number} ${player.personalData.name}` : '?';
  };
  const chosenGroup = action.kind === 'instruction' && TEAM_INSTRUCTIONS.find(({ name }) => name === action.name);
  const instructionName = (name: string) => {
    const names = INSTRUCTION_NAMES[name];
    return names ? t(names.name) : name;
  };
  const optionName = (name: string, option: string) => {
    const text = INSTRUCTION_NAMES[name]?.options[option];
    return text ? t(text) : option;
  };
  return (
    <>
      <Select
        label={t`Então`}
        value={action.kind}
        options={Object.entries(kinds).map(([value, label]) => ({ value: value as OrderAction['kind'], label }))}
        onChange={(kind) => onChange(starts[kind])}
      />
      {action.kind === 'substitution' && (
        <>
          <Select
            label={t`Quem sai`}
            value={action.out.kind === 'mostTired' ? action.out.line : action.out.playerId}
            options={[
              ...LINES.map((line) => ({ value: line as string, label: lines[line] })),
              ...startersOf(tactic, ruleset).map((id) => ({ value: id, label: nameOf(id) })),
            ]}
            onChange={(value) => {
              const line = LINES.find((known) => known === value);
              onChange({ ...action, out: line ? { kind: 'mostTired', line } : { kind: 'player', playerId: value } });
            }}
          />
          <Select
            label={t`Quem entra`}
            value={action.playerIn}
            options={bench.map((id) => ({ value: id, label: nameOf(id) }))}
            onChange={(playerIn) => onChange({ ...action, playerIn })}
          />
        </>
      )}
      {action.kind === 'instruction' && chosenGroup && (
        <>
          <Select
            label={t`Instrução`}
            value={action.name}
            options={TEAM_INSTRUCTIONS.map(({ name }) => ({ value: name as string, label: instructionName(name) }))}
            onChange={(name) => {
              const [value = ''] = TEAM_INSTRUCTIONS.find((other) => other.name === name)?.options ?? [];
              onChange({ ...action, name, value });
            }}
          />
          <Select
            label={t`Valor`}
            value={action.value}
            options={chosenGroup.options.map((value) => ({ value, label: optionName(action.name, value) }))}
            onChange={(value) => onChange({ ...action, value })}
          />
        </>
      )}
      {action.kind === 'tactic' && (
        <Select
          label={t`Tática`}
          value={action.tacticName}
          options={TACTIC_NAMES.map((value) => ({ value, label: value }))}
          onChange={(tacticName) => onChange({ ...action, tacticName })}
        />
      )}
    </>
  );
}
