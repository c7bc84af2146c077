import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { refusalOf } from '../../data/calls/refusal-of.ts';
import { useSessionActor } from '../../data/session/session-context.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/form/button.tsx';

/** Milliseconds that the server has for an answer. */
const ANSWER = 10_000;

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

/** Ends all sessions of the user at the server. Rejects where the server did not confirm it. R-IDN-19 */
async function endAllSessions(): Promise<void> {
  const response = await fetch('/api/auth/revoke-sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(ANSWER),
  }).catch(() => undefined);
  if (response?.ok !== true) throw Object.assign(new Error('the sessions go on'), { code: 'network/unreachable' });
}
