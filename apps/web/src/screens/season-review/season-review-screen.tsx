import { useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { AwaitedPage } from '../../data/calls/awaited-page.tsx';
import { useCallWhen } from '../../data/calls/use-call.ts';
import { useEndedLeague } from '../../data/calls/use-ended-league.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { SeasonReview } from './season-review.tsx';

/** The review of the club’s season in the edition of the address, else in the league that it played last. R-HSC-4 */
export function SeasonReviewScreen() {
  const { t } = useLingui();
  const ended = useEndedLeague();
  const id = useAddressId('id', 'competitionId') ?? ended.league?.id ?? null;
  const { data, error, refetch } = useCallWhen('seasonReview', id === null ? null : { params: { competitionId: id } });
  if (data) {
    return <SeasonReview key={id} season={data.season} accounts={data.accounts} isLatest={ended.league?.id === id} />;
  }
  if (id === null && !ended.isLoading) {
    return (
      <>
        <PageHeading title={t`Balanço da temporada`} />
        <EmptyState
          icon={CalendarCheck}
          title={t`Nenhuma temporada encerrada agora.`}
          action={<ButtonLink to="/club">{t`Ver as temporadas do clube`}</ButtonLink>}
        >
          {t`O balanço aparece quando a liga acaba; os antigos ficam na página do clube.`}
        </EmptyState>
      </>
    );
  }
  return (
    <AwaitedPage
      heading={t`Balanço da temporada`}
      title={t`Não deu para carregar o balanço.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
