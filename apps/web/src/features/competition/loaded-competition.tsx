import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { ReactNode } from 'react';
import { AwaitedPage } from '../../data/calls/awaited-page.tsx';
import { useCall } from '../../data/calls/use-call.ts';

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
    <AwaitedPage
      heading={title}
      title={t`Não deu para carregar a competição.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
