import { useLingui } from '@lingui/react/macro';
import { askedAbout } from '@mundo-manager/rules/tactic-draft';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { TacticDraft } from './use-tactic-draft.ts';

/** The question before another slot opens. R-TSC-11, R-DRA-20 to R-DRA-22 */
export function UnsavedQuestion({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const asked = askedAbout(draft.snapshot);
  // The letter stays while the dialog fades.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  const slot = asked ?? last ?? 'A';
  return (
    <Dialog
      open={asked !== null}
      onClose={() => draft.send({ type: 'CANCEL' })}
      title={t`Salvar alterações na tática ${slot}?`}
      actions={
        <>
          <Button kind="ghost" onClick={() => draft.send({ type: 'DISCARD' })}>
            {t`Descartar`}
          </Button>
          <Button onClick={() => draft.send({ type: 'SAVE' })}>{t`Salvar`}</Button>
        </>
      }
    />
  );
}
