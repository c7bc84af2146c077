import { useLingui } from '@lingui/react/macro';
import { useAddressId } from '../../app/useAddressId.ts';
import { useCall } from '../../session/useCall.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallFailed } from '../../ui/CallFailed.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ClubPage } from './ClubPage.tsx';

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
