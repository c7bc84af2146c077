import { useLingui } from '@lingui/react/macro';
import type { OperatorAct } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey } from '../../data/calls/queries.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { useRefreshBoards } from '../../features/board/use-board.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ActFields } from './act-fields.tsx';
import { ACT_FORMS, type ActName, type ActSubject, EMPTY } from './act-forms.ts';
import styles from './operator.module.css';

interface ActDialogProps {
  readonly name: ActName;
  readonly subject: ActSubject;
  readonly onClose: () => void;
}

/** Reads of what an act changes. */
const READS = ['findManagers', 'operatorActs', 'operatorEntries', 'operatorReports', 'serverStatus'] as const;

/** The form of an act, then a question that names whom it concerns. R-OPR-8 */
export function ActDialog({ name, subject, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { label, fields, danger = false, build } = ACT_FORMS[name];
  const [values, setValues] = useState(EMPTY);
  const [asked, setAsked] = useState<OperatorAct | null>(null);
  const refreshBoards = useRefreshBoards();
  const { run, busy } = useCommand('operatorAct', {
    done: t`Feito. O ato está na lista.`,
    onDone: () => {
      for (const read of READS) void queryClient.invalidateQueries({ queryKey: [queryKey(read)[0]] });
      refreshBoards();
      onClose();
    },
    onRefused: () => {
      setAsked(null);
      return undefined;
    },
  });
  const act = build(subject, values);
  const action = t(label);
  if (asked !== null) {
    return (
      <ConfirmDialog
        open
        danger={danger}
        busy={busy}
        title={t`${action}: ${subject.label}?`}
        description={t`O ato fica registrado com o seu nome, e quem é atingido lê o motivo.`}
        onCancel={() => setAsked(null)}
        onConfirm={() => void run({ body: asked })}
      >
        <p className={styles.reason}>{'reason' in asked ? asked.reason : asked.text}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      title={action}
      description={subject.label}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>{t`Cancelar`}</Button>
          <Button
            disabledReason={act === null ? t`Preencha todos os campos.` : undefined}
            onClick={() => act !== null && setAsked(act)}
          >{t`Continuar`}</Button>
        </>
      }
    >
      <ActFields
        fields={fields}
        values={values}
        onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
    </Dialog>
  );
}
