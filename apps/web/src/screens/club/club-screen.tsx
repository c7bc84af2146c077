import { useLingui } from '@lingui/react/macro';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ClubPage } from './club-page.tsx';

/** Any club by the id of the address; the own one as the session has it, and where no id is given. R-CPG-5 */
export function ClubScreen() {
  const own = useClub();
  const id = useAddressId('id', 'clubId') ?? own.id;
  return id === own.id ? <ClubPage club={own} own /> : <OtherClub key={id} id={id} />;
}

function OtherClub({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('club', { params: { id } });
  if (data) return <ClubPage club={data.club} />;
  return (
    <>
      <PageHeading title={t`Clube`} />
      {error ? (
        <CallFailed
          title={t`Não deu para carregar o clube.`}
          error={error}
          onRetry={() => void refetch()}
          elsewhere={<ButtonLink kind="ghost" small to="/competitions">{t`Ver competições`}</ButtonLink>}
        />
      ) : (
        <Panel title={t`Plantel`}>
          <Skeleton rows={10} />
        </Panel>
      )}
    </>
  );
}
