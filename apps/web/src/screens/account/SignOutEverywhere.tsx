import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../messages/errors.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { refusalOf } from '../../session/refusalOf.ts';
import { useSessionActor } from '../../session/SessionContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { endAllSessions } from './endAllSessions.ts';

/** Ends the sessions of all devices, after a question; where the server does not confirm it, this one goes on. R-IDN-19 */
export function SignOutEverywhere() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const session = useSessionActor();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => session.send({ type: 'signOut' }),
    onError: (error) => {
      setAsking(false);
      showToast({ text: t(errorMessage(refusalOf(error), ruleset)), tone: 'bad' });
    },
  });
  return (
    <>
      <Button kind="ghost" icon={MonitorX} onClick={() => setAsking(true)}>
        {t`Sair de todos os aparelhos`}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={isPending}
        title={t`Sair de todos os aparelhos?`}
        description={t`Você sai aqui na hora. Os outros aparelhos perdem o acesso em até 30 minutos.`}
        confirmLabel={t`Sair de todos`}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </>
  );
}
