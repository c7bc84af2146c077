import { useLingui } from '@lingui/react/macro';
import type { Instruction, InstructionGroup } from '@mundo-manager/rules/tactics';
import { INSTRUCTION_NAMES } from '../../../components/messages/instruction-names.ts';
import { Select } from '../../../ui/form/select.tsx';

interface InstructionSelectProps {
  readonly group: InstructionGroup;
  /** The instructions given so far. */
  readonly given: readonly Instruction[];
  /** @param value an option, or null for the neutral value */
  readonly onChange: (value: string | null) => void;
}

/** One group of instructions; without a given value it shows the neutral one. R-TAC-22 */
export function InstructionSelect({ group, given, onChange }: InstructionSelectProps) {
  const { t } = useLingui();
  const names = INSTRUCTION_NAMES[group.name];
  const chosen = given.find(({ name }) => name === group.name)?.value ?? group.neutral ?? '';
  const wordOf = (option: string) => {
    const word = names?.options[option];
    return word ? t(word) : option;
  };
  // An option that is not offered any more shows until another one is chosen.
  const known = chosen === '' || group.options.includes(chosen) ? group.options : [...group.options, chosen];
  const options = known.map((value) => ({ value, label: wordOf(value) }));
  return (
    <Select
      label={names ? t(names.name) : group.name}
      value={chosen}
      options={group.neutral === null ? [{ value: '', label: t`Sem instrução` }, ...options] : options}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
