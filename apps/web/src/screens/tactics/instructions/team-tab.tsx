import { useLingui } from '@lingui/react/macro';
import { draftOf } from '@mundo-manager/rules/tactic-draft';
import { TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from '../tactics.module.css';
import { InstructionSelect } from './instruction-select.tsx';

/** 'Inst. Coletivas': the instructions for the whole team. R-TAC-21, R-ENG-16 */
export function TeamTab({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const given = draftOf(draft.snapshot).teamInstructions;
  return (
    <Panel title={t`Para o time todo`}>
      <div className={styles.fields}>
        {TEAM_INSTRUCTIONS.map((group) => (
          <InstructionSelect
            key={group.name}
            group={group}
            given={given}
            onChange={(value) =>
              draft.send({ type: 'EDIT', edit: { type: 'set-team-instruction', name: group.name, value } })
            }
          />
        ))}
      </div>
      <p className={styles.hint}>{t`Muitas instruções dividem a atenção: cada jogador cumpre por inteiro só duas.`}</p>
    </Panel>
  );
}
