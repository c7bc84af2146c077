import { useLingui } from '@lingui/react/macro';
import type { CompetitionName } from '@mundo-manager/rules/competitions';
import { Construction } from 'lucide-react';
import { useAddressId } from '../../app/useAddressId.ts';
import { useCurrentCompetitions } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { LoadedCompetition } from '../league/LoadedCompetition.tsx';
import { CupInvitation } from './CupInvitation.tsx';
import { KnockOut } from './KnockOut.tsx';

/** A cup or tournament by the id of the address, else the club’s own; a placeholder while there is none. R-NAV-8 */
export function KnockOutScreen({ name }: { readonly name: CompetitionName }) {
  const { t } = useLingui();
  const own = useCurrentCompetitions().find((competition) => competition.name === name);
  const id = useAddressId('id', 'competitionId') ?? own?.id ?? null;
  if (id === null) {
    return (
      <>
        <PageHeading title={name} />
        <EmptyState
          icon={Construction}
          title={t`A SER IMPLEMENTADO`}
          action={<ButtonLink to="/competitions">{t`Ver competições`}</ButtonLink>}
        >
          <CupInvitation />
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
