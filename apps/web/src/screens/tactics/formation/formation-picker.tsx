import { useLingui } from '@lingui/react/macro';
import { draftOf } from '@mundo-manager/rules/tactic-draft';
import { FORMATION_NAMES, formationSlots, PITCH } from '@mundo-manager/rules/tactics';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formationLabel } from '../../../components/pitch/formation-label.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import styles from './formation.module.css';

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

/** A formation as eleven dots on a pitch, attack upwards. */
function FormationDrawing({ name }: { readonly name: string }) {
  return (
    <svg className={styles.drawing} viewBox="-3 15 74 93" aria-hidden>
      <path d="M0 15V105H68V15M0 52.5H68M14 105V88.5H54V105M25 52.5A9 9 0 0 1 43 52.5A9 9 0 0 1 25 52.5" />
      {formationSlots(name).map(({ position, x, y }) => (
        <circle key={position} cx={x} cy={PITCH.length - y} r="4.2" />
      ))}
    </svg>
  );
}
