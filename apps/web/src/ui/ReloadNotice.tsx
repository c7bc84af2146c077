import { useLingui } from '@lingui/react/macro';
import { ErrorState } from './ErrorState.tsx';

interface ReloadNoticeProps {
  /** What did not open, in one sentence. */
  readonly title: string;
  readonly inset?: boolean;
}

/** Something of the game itself is missing: only loading it again brings it. */
export function ReloadNotice({ title, inset = false }: ReloadNoticeProps) {
  const { t } = useLingui();
  return (
    <ErrorState inset={inset} title={title} onRetry={() => location.reload()}>
      {t`Pode ser a conexão, ou uma versão nova do jogo. Recarregue para continuar.`}
    </ErrorState>
  );
}
