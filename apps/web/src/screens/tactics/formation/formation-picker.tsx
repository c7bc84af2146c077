import { useLingui } from '@lingui/react/macro';
import { draftOf } from '@mundo-manager/rules/tactic-draft';
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formationLabel } from '../../../components/pitch/formation-label.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from './formation.module.css';
import { FormationDrawing } from './formation-drawing.tsx';

/** The formation, and every other one with a drawing of it. R-TSC-1, R-DRA-4 */
export function FormationPicker({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const current = draftOf(draft.snapshot).formation;
  const label = formationLabel(current);
  return (
    <>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Formação ${label}`}
        <ChevronDown aria-hidden />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Formação`}
        description={t`Os jogadores ficam nos seus lugares; só o desenho muda.`}
        wide
      >
        <ul className={styles.grid}>
          {FORMATION_NAMES.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={name === current}
                onClick={() => {
                  draft.send({ type: 'EDIT', edit: { type: 'change-formation', formation: name } });
                  setOpen(false);
                }}
              >
                <FormationDrawing name={name} />
                {formationLabel(name)}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
