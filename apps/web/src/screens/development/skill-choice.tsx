import { useLingui } from '@lingui/react/macro';
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Select } from '../../ui/form/select.tsx';
import styles from './skill-choice.module.css';

interface SkillChoiceProps {
  /** A skill or none for each line. */
  readonly chosen: readonly (Skill | null)[];
  readonly onChange: (chosen: readonly (Skill | null)[]) => void;
}

/** Value of the option 'Nenhum'. */
const NONE = '';

/** Which skills are drawn beside the overall, in the colours of their lines. R-DEV-12 */
export function SkillChoice({ chosen, onChange }: SkillChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.choice}>
      {chosen.map((skill, line) => {
        const options = SKILLS.filter((one) => one === skill || !chosen.includes(one));
        const number = line + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={line} className={classes(styles.line, styles[`line${number}`])}>
            <Select
              label={t`Linha ${number}`}
              value={skill ?? NONE}
              options={[
                { value: NONE, label: t`Nenhum atributo` },
                ...options.map((one) => ({ value: one, label: t(ATTRIBUTE_NAMES[one]) })),
              ]}
              onChange={(value) =>
                onChange(chosen.map((one, at) => (at === line ? (SKILLS.find((name) => name === value) ?? null) : one)))
              }
            />
          </div>
        );
      })}
    </div>
  );
}
