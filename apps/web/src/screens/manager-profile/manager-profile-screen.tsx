import { useLingui } from '@lingui/react/macro';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { AwaitedPage } from '../../data/calls/awaited-page.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ManagerProfilePage } from './manager-profile-page.tsx';

/** The manager of a club by the club’s id in the address; the own one if none is given. R-PFL-3 */
export function ManagerProfileScreen() {
  const { t } = useLingui();
  const own = useClub();
  const id = useAddressId('id', 'clubId') ?? own.id;
  const { data, error, refetch } = useCall('managerProfile', { params: { id } });
  if (data) return <ManagerProfilePage profile={data.profile} isOwn={id === own.id} />;
  return (
    <AwaitedPage
      heading={t`Perfil do treinador`}
      title={t`Não deu para carregar o perfil.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
