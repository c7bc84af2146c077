import { useLingui } from '@lingui/react/macro';
import { Trophy } from 'lucide-react';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { LoadedCompetition } from '../../features/competition/loaded-competition.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LeaguePage } from './league-page.tsx';

/** A league by the id of the address, else the club’s own. R-NAV-7, R-LEA-13 */
export function LeagueScreen() {
  const { t } = useLingui();
  const own = useCurrentCompetitions().find(({ name }) => name === 'MM League');
  const id = useAddressId('id', 'competitionId') ?? own?.id ?? null;
  if (id === null) {
    return (
      <>
        <PageHeading title={t`MM League`} />
        <EmptyState
          icon={Trophy}
          title={t`Seu clube não está em nenhuma liga.`}
          action={<ButtonLink to="/competitions">{t`Ver competições`}</ButtonLink>}
        >
          {t`Inscreva-se para ver a tabela e os jogos aqui.`}
        </EmptyState>
      </>
    );
  }
  return (
    <LoadedCompetition key={id} id={id} title={t`MM League`}>
      {(league) => <LeaguePage league={league} />}
    </LoadedCompetition>
  );
}
