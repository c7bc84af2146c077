import { useLingui } from '@lingui/react/macro';
import { ErrorState } from './ErrorState.tsx';

/** What stands in place of a part of a screen whose code did not arrive. */
export function PartFailed() {
  const { t } = useLingui();
  return (
    <ErrorState inset title={t`Esta parte não abriu.`} onRetry={() => location.reload()}>
      {t`Pode ser a conexão, ou uma versão nova do jogo. Recarregue para continuar.`}
    </ErrorState>
  );
}
