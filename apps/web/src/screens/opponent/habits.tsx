import { useLingui } from '@lingui/react/macro';
import type { OpponentReport } from '@mundo-manager/rules/opponents';
import { INSTRUCTION_NAMES } from '../../components/messages/instruction-names.ts';
import { formationLabel } from '../../components/pitch/formation-label.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './opponent.module.css';
import { timesText } from './times-text.ts';

/** Formations and team instructions of the last matches, each with its certainty. R-OPP-3, R-OPP-4 */
export function Habits({ report: { formations, instructions, matches } }: { readonly report: OpponentReport }) {
  const { t } = useLingui();
  const wordOf = (group: string, value: string) => {
    const option = INSTRUCTION_NAMES[group]?.options[value];
    return option ? t(option) : value;
  };
  const nameOf = (group: string) => {
    const names = INSTRUCTION_NAMES[group];
    return names ? t(names.name) : group;
  };
  return (
    <Panel flush title={t`Como costuma jogar`}>
      {matches === 0 ? (
        <p className={styles.none}>{t`Ainda não fez nenhum jogo.`}</p>
      ) : (
        <dl className={styles.rows}>
          {formations.slice(0, 3).map(({ value, matches: times }) => (
            <div key={value}>
              <dt>{t`Formação`}</dt>
              <dd>
                {formationLabel(value)} <small>{t(timesText(times, matches))}</small>
              </dd>
            </div>
          ))}
          {instructions.map(({ name, value, matches: times }) => (
            <div key={name}>
              <dt>{nameOf(name)}</dt>
              <dd>
                {wordOf(name, value)} <small>{t(timesText(times, matches))}</small>
              </dd>
            </div>
          ))}
          {instructions.length === 0 && (
            <div>
              <dt>{t`Instruções`}</dt>
              <dd>{t`Nenhuma fora do padrão.`}</dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  );
}
