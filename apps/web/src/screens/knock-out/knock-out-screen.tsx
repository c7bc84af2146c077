import { useLingui } from '@lingui/react/macro';
import type { CompetitionName } from '@mundo-manager/rules/competitions';
import { Medal } from 'lucide-react';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { LoadedCompetition } from '../../features/competition/loaded-competition.tsx';
import { CupInvitation, SpecialInvitation } from '../../features/match/cup-texts.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { KnockOut } from './knock-out.tsx';

/** A cup or tournament by the id of the address, else the club’s own; a placeholder while there is none. R-NAV-8 */
function KnockOutScreen({ name }: { readonly name: CompetitionName }) {
  const { t } = useLingui();
  const own = useCurrentCompetitions().find((competition) => competition.name === name);
  const id = useAddressId('id', 'competitionId') ?? own?.id ?? null;
  if (id === null) {
    return (
      <>
        <PageHeading title={name} />
        <EmptyState
          icon={Medal}
          title={name === 'MM Special' ? t`Só para convidados` : t`A SER IMPLEMENTADO`}
          action={<ButtonLink to="/competitions">{t`Ver competições`}</ButtonLink>}
        >
          {name === 'MM Special' ? <SpecialInvitation /> : <CupInvitation />}
        </EmptyState>
      </>
    );
  }
  return (
    <LoadedCompetition key={id} id={id} title={name}>
      {(competition) => <KnockOut competition={competition} />}
    </LoadedCompetition>
  );
}

/** The club’s cup. R-NAV-8 */
export function CupScreen() {
  return <KnockOutScreen name="MM Cup" />;
}

/** The club’s tournament. R-NAV-8 */
export function TournamentScreen() {
  return <KnockOutScreen name="MM Tournament" />;
}

/** The special, for its guests. R-NAV-8, R-HUB-7 */
export function SpecialScreen() {
  return <KnockOutScreen name="MM Special" />;
}
