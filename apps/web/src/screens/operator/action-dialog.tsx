import { useLingui } from '@lingui/react/macro';
import type { OperatorAct } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey } from '../../data/calls/query-client.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { useRefreshBoards } from '../../features/board/use-board.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ActionFormFields } from './action-form-fields.tsx';
import { ACTION_FORMS, type ActionName, type ActionSubject, EMPTY } from './action-forms.ts';
import styles from './operator.module.css';

interface ActionDialogProps {
  readonly name: ActionName;
  readonly subject: ActionSubject;
  readonly onClose: () => void;
}

/** Reads of what an action changes. */
const READS = ['findManagers', 'operatorActs', 'operatorEntries', 'operatorReports', 'serverStatus'] as const;

/** The form of an action, then a question that names whom it concerns. R-OPR-8 */
export function ActionDialog({ name, subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { label, fields, danger = false, build } = ACTION_FORMS[name];
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
  const built = build(subject, values);
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
            disabledReason={built === null ? t`Preencha todos os campos.` : undefined}
            onClick={() => built !== null && setAsked(built)}
          >{t`Continuar`}</Button>
        </>
      }
    >
      <ActionFormFields
        fields={fields}
        values={values}
        onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
    </Dialog>
  );
}
