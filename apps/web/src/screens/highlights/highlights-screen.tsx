import { useLingui } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { LoadedCompetition } from '../../features/competition/loaded-competition.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Highlights } from './highlights.tsx';

/** The best players of a competition by the id of the address, else of the club’s own league. R-CAR-16 */
export function HighlightsScreen() {
  const { t } = useLingui();
  const own = useCurrentCompetitions().find(({ name }) => name === 'MM League');
  const id = useAddressId('id', 'competitionId') ?? own?.id ?? null;
  if (id === null) {
    return (
      <>
        <PageHeading title={t`Destaques`} />
        <EmptyState
          icon={Trophy}
          title={t`Seu clube não está em nenhuma liga.`}
          action={<ButtonLink to="/competitions">{t`Ver competições`}</ButtonLink>}
        >
          {t`Os destaques aparecem depois da primeira rodada.`}
        </EmptyState>
      </>
    );
  }
  return (
    <LoadedCompetition key={id} id={id} title={t`Destaques`}>
      {(competition) => <Highlights competition={competition} />}
    </LoadedCompetition>
  );
}
