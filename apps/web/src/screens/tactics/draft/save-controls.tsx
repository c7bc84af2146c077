import { useLingui } from '@lingui/react/macro';
import { canSave, isDirty, isSaving, saveObstacle } from '@mundo-manager/rules/tactic-draft';
import { PencilLine } from 'lucide-react';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { Button } from '../../../ui/form/button.tsx';
import styles from '../tactics.module.css';
import { refusalText } from './refusal-text.ts';
import type { TacticDraft } from './use-tactic-draft.ts';

/** 'Salvar', why it is off, and whether something is unsaved. R-TSC-6, R-DRA-23 */
export function SaveControls({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { snapshot, send } = draft;
  const obstacle = saveObstacle(snapshot);
  const saving = isSaving(snapshot);
  return (
    <div className={styles.save}>
      {isDirty(snapshot) && (
        <span className={styles.dirty}>
          <PencilLine size={18} aria-hidden />
          {t`Alterações não salvas`}
        </span>
      )}
      <Button
        busy={saving}
        disabled={!canSave(snapshot)}
        disabledReason={!saving && obstacle ? t(refusalText(draft, obstacle, ruleset)) : undefined}
        onClick={() => send({ type: 'SAVE' })}
      >
        {t`Salvar`}
      </Button>
    </div>
  );
}
