import { useLingui } from '@lingui/react/macro';
import { UserX } from 'lucide-react';
import type { PlayerOnTheWay } from '../../components/links/paths.ts';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { useNavigationItem } from '../../components/links/use-navigation-item.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { refusalCodeOf } from '../../data/calls/refusal-of.ts';
import { useCallWhen } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PlayerPage } from './player-page.tsx';

/** A player of one's own club as it is now, or any other player as the server returns him. R-PDT-1 to R-PDT-15 */
export function PlayerDetailsScreen() {
  const { t } = useLingui();
  const club = useClub();
  const id = useAddressId('id', 'playerId');
  const carried = useNavigationItem<PlayerOnTheWay>('player', id);
  const own = club.players.find((player) => player.id === id);
  const { data, error, refetch } = useCallWhen(
    'player',
    id === null || own !== undefined ? null : { params: { playerId: id } },
  );
  if (own) return <PlayerPage key={own.id} player={own} club={club} isOwn />;
  if (data && data.player.id === id) {
    return <PlayerPage key={data.player.id} player={data.player} club={data.club} isOwn={false} />;
  }
  const code = error && refusalCodeOf(error);
  const missing = id === null || code === 'not-found/player';
  const back = <ButtonLink kind="ghost" small to="/squad">{t`Ver o plantel`}</ButtonLink>;
  return (
    <>
      <PageHeading title={(!missing && carried?.name) || t`Jogador`} />
      {missing ? (
        <EmptyState icon={UserX} title={t`Jogador não encontrado.`} action={back}>
          {t`Ele pode ter encerrado a carreira.`}
        </EmptyState>
      ) : code === null ? (
        <Panel title={t`Atributos`}>
          <Skeleton rows={10} />
        </Panel>
      ) : (
        <CallFailed title={t`Não deu para carregar o jogador.`} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
