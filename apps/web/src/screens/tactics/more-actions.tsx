import { useLingui } from '@lingui/react/macro';
import { isDirty, type TacticDraftEvent } from '@mundo-manager/rules/tactic-draft';
import { TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import { Copy, Ellipsis, Eraser, type LucideIcon, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { TacticDraft } from './draft/use-tactic-draft.ts';
import styles from './more-actions.module.css';

interface Action {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly effect: string;
  readonly event: TacticDraftEvent;
}

/** What is done with the draft as a whole and seldom: copying another tactic, going back, emptying. R-DRA-9 to R-DRA-11 */
export function MoreActions({ draft: { snapshot, send } }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { slot } = snapshot.context;
  const copies = TACTIC_NAMES.filter((name) => name !== slot).map(
    (name): Action => ({
      icon: Copy,
      name: t`Copiar da tática ${name}`,
      effect: t`Escalação, instruções e substituições da ${name} vêm para a ${slot}.`,
      event: { type: 'COPY', from: name },
    }),
  );
  const actions: readonly Action[] = [
    ...copies,
    ...(isDirty(snapshot)
      ? [
          {
            icon: RotateCcw,
            name: t`Voltar à tática salva`,
            effect: t`As alterações não salvas saem.`,
            event: { type: 'RESET' } as const,
          },
        ]
      : []),
    {
      icon: Eraser,
      name: t`Esvaziar a escalação`,
      effect: t`Saem jogadores, substituições e batedores; a formação e as instruções ficam.`,
      event: { type: 'EDIT', edit: { type: 'clear' } },
    },
  ];
  return (
    <>
      <IconButton icon={Ellipsis} label={t`Mais ações da tática`} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Tática ${slot}`}
        description={t`Tudo pode ser desfeito.`}
      >
        <ul className={styles.actions}>
          {actions.map(({ icon: Icon, name, effect, event }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  send(event);
                  setOpen(false);
                }}
              >
                <Icon aria-hidden />
                <span>
                  <b>{name}</b>
                  <small>{effect}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
