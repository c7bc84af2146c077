import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { ReactNode } from 'react';
import { errorMessage } from '../../messages/errors.ts';
import { codeOf } from '../../session/sessionMachine.ts';
import { useCall } from '../../session/useCall.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

interface LoadedCompetitionProps {
  readonly id: string;
  /** The heading until the competition is there. */
  readonly title: string;
  readonly children: (competition: CompetitionView) => ReactNode;
}

/** A competition with all its matches: a spinner until it is there, or why it is not. R-LEA-1 */
export function LoadedCompetition({ id, title, children }: LoadedCompetitionProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('competition', { params: { competitionId: id } });
  if (data) return children(data.league);
  return (
    <>
      <PageHeading title={title} />
      {error ? (
        <ErrorState title={t`Não deu para carregar a competição.`} onRetry={() => void refetch()}>
          {t(errorMessage({ code: codeOf(error) }))}
        </ErrorState>
      ) : (
        <Loading text={t`Carregando ...`} />
      )}
    </>
  );
}
