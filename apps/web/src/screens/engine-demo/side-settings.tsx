import { useLingui } from '@lingui/react/macro';
import { FORMATION_NAMES, TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import { useId } from 'react';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { INSTRUCTION_NAMES } from '../../components/messages/instruction-names.ts';
import { formationLabel } from '../../components/pitch/formation-label.ts';
import { Select } from '../../ui/form/select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DEMO_LOOKS, type DemoSide, STRONGEST, WEAKEST } from './demo-teams.ts';
import styles from './engine-demo.module.css';

const MENTALITIES = TEAM_INSTRUCTIONS.find(({ name }) => name === 'Mentality')?.options ?? [];

interface SideSettingsProps {
  readonly side: 'home' | 'away';
  readonly chosen: DemoSide;
  readonly onChange: (chosen: DemoSide) => void;
}

/** How one side plays and how good it is. */
export function SideSettings({ side, chosen, onChange }: SideSettingsProps) {
  const { t } = useLingui();
  const strength = useId();
  const { name, uniform } = DEMO_LOOKS[side];
  return (
    <Panel title={name} end={<ClubKit kit={uniform} size={30} />}>
      <div className={styles.side}>
        <Select
          label={t`Formação`}
          value={chosen.formation}
          options={FORMATION_NAMES.map((value) => ({ value, label: formationLabel(value) }))}
          onChange={(formation) => onChange({ ...chosen, formation })}
        />
        <Select
          label={t`Mentalidade`}
          value={chosen.mentality}
          options={MENTALITIES.map((value) => ({ value, label: t(mentalityName(value)) }))}
          onChange={(mentality) => onChange({ ...chosen, mentality })}
        />
        <div className={styles.strength}>
          <label htmlFor={strength}>{t`Força do plantel`}</label>
          <output htmlFor={strength}>{chosen.strength}</output>
          <input
            id={strength}
            type="range"
            min={WEAKEST}
            max={STRONGEST}
            value={chosen.strength}
            onChange={({ target }) => onChange({ ...chosen, strength: Number(target.value) })}
          />
        </div>
      </div>
    </Panel>
  );
}

function mentalityName(value: string) {
  return INSTRUCTION_NAMES.Mentality?.options[value] ?? { id: value, message: value };
}
