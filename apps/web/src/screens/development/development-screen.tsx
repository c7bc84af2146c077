import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { UserX } from 'lucide-react';
import { playerPath } from '../../components/links/paths.ts';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Development } from './development.tsx';

/** The development of an own player by the id of the address. R-DEV-8 */
export function DevelopmentScreen() {
  const { t } = useLingui();
  const id = useAddressId('id', 'playerId');
  const player = useClub().players.find((one) => one.id === id);
  if (player) return <Loaded key={player.id} player={player} />;
  return (
    <>
      <PageHeading title={t`Evolução`} />
      <EmptyState
        icon={UserX}
        title={t`Nenhum jogador seu escolhido.`}
        action={<ButtonLink to="/squad">{t`Ver o plantel`}</ButtonLink>}
      >
        {t`A evolução aparece só para os jogadores do seu clube.`}
      </EmptyState>
    </>
  );
}

function Loaded({ player }: { readonly player: Player }) {
  const { t } = useLingui();
  const { id, personalData } = player;
  const { data, error, refetch } = useCall('playerDevelopment', { params: { playerId: id } });
  return (
    <>
      <PageHeading
        title={t`Evolução`}
        note={personalData.name}
        end={
          <ButtonLink kind="ghost" small {...playerPath({ id, name: personalData.name })}>
            {t`Ver o jogador`}
          </ButtonLink>
        }
      />
      {data ? (
        <Development player={player} development={data} />
      ) : error ? (
        <CallFailed title={t`Não deu para carregar a evolução.`} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading text={t`Carregando ...`} />
      )}
    </>
  );
}
