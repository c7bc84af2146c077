import { useLingui } from '@lingui/react/macro';
import { canRedo, canUndo } from '@mundo-manager/rules/tactic-draft';
import { TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import { Redo2, Undo2, WandSparkles } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FormationPicker } from './FormationPicker.tsx';
import { MoreActions } from './MoreActions.tsx';
import styles from './Toolbar.module.css';
import type { TacticDraft } from './useTacticDraft.ts';

/** The slot, the formation, and what is done with the draft as a whole. R-TSC-1, R-DRA-8 to R-DRA-11 */
export function Toolbar({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const { snapshot, send } = draft;
  const { slot } = snapshot.context;
  return (
    <div className={styles.bar}>
      <Segmented
        label={t`Tática`}
        options={TACTIC_NAMES.map((value) => ({ value, label: value }))}
        value={slot}
        onChange={(next) => send({ type: 'SELECT', slot: next })}
      />
      <FormationPicker draft={draft} />
      <div className={styles.tools}>
        <Button kind="ghost" icon={WandSparkles} onClick={() => send({ type: 'EDIT', edit: { type: 'auto-pick' } })}>
          {t`Escalar sozinho`}
        </Button>
        <IconButton
          icon={Undo2}
          label={t`Desfazer`}
          disabled={!canUndo(snapshot)}
          onClick={() => send({ type: 'UNDO' })}
        />
        <IconButton
          icon={Redo2}
          label={t`Refazer`}
          disabled={!canRedo(snapshot)}
          onClick={() => send({ type: 'REDO' })}
        />
        <MoreActions draft={draft} />
      </div>
    </div>
  );
}
