import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCommand } from '../../data/commands/use-command.ts';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './account.module.css';

/** The end of an account, after a question. Its club plays on as a bot (R-IDN-10). */
export function DeleteAccount() {
  const { t } = useLingui();
  const session = useSessionActor();
  const [asking, setAsking] = useState(false);
  const { run, busy } = useCommand('deleteAccount', {
    onDone: () => session.send({ type: 'signOut' }),
    onRefused: () => {
      setAsking(false);
      return false;
    },
  });
  return (
    <Panel title={t`Excluir conta`}>
      <div className={styles.rows}>
        <p>{t`Sua conta e seus dados pessoais são apagados. O clube segue no campeonato, dirigido pelo computador.`}</p>
        <div className={styles.actions}>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t`Excluir minha conta`}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={t`Excluir sua conta para sempre?`}
        description={t`Não há volta: nem você nem nós conseguimos recuperar a conta depois.`}
        confirmLabel={t`Excluir`}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run()}
      />
    </Panel>
  );
}
