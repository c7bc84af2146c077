import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { UserX } from 'lucide-react';
import { playerPath } from '../../app/paths.ts';
import { useAddressId } from '../../app/useAddressId.ts';
import { useCall } from '../../session/useCall.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallFailed } from '../../ui/CallFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/LoadingOverlay.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Development } from './Development.tsx';

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
