import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { recentResults } from '@mundo-manager/rules/clubs';
import { ChartColumn } from 'lucide-react';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { useNavigationItem } from '../../components/links/use-navigation-item.ts';
import { AwaitedPage } from '../../data/calls/awaited-page.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { MatchStatsPage } from './match-stats-page.tsx';

/** A match by the id of the address, else the club’s last one. R-STT-7, R-NAV-9 */
export function MatchStatsScreen() {
  const { t } = useLingui();
  const { id, lastMatches } = useClub();
  const named = useAddressId('match', 'matchId');
  const matchId = named ?? recentResults(lastMatches, id, 1)[0]?.match.id ?? null;
  if (matchId !== null) return <LoadedMatch key={matchId} matchId={matchId} />;
  return (
    <>
      <PageHeading title={t`Estatísticas do jogo`} />
      <EmptyState
        icon={ChartColumn}
        title={t`Nenhum jogo realizado.`}
        action={<ButtonLink to="/competitions">{t`Ver competições`}</ButtonLink>}
      >
        {t`As estatísticas aparecem depois do primeiro apito final.`}
      </EmptyState>
    </>
  );
}

function LoadedMatch({ matchId }: { readonly matchId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('match', { params: { matchId } });
  const carried = useNavigationItem<MatchView>('match', matchId);
  const match = data?.match ?? (error ? null : carried);
  if (match) return <MatchStatsPage match={match} report={data?.report ?? null} awaited={data === undefined} />;
  return (
    <AwaitedPage
      heading={t`Estatísticas do jogo`}
      title={t`Não deu para carregar este jogo.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
