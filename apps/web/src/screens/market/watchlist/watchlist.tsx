import { useLingui } from '@lingui/react/macro';
import type { WatchedPlayer } from '@mundo-manager/contract/client';
import { ownOverall, type PublicPlayer } from '@mundo-manager/rules/players';
import { WATCHED_PLAYERS } from '@mundo-manager/rules/scouting';
import { Eye, Pencil, Tag } from 'lucide-react';
import { useState } from 'react';
import { ClubLink } from '../../../components/club/club-link.tsx';
import { Money } from '../../../components/money/money.tsx';
import { PlayerLink } from '../../../components/player/player-link.tsx';
import { PositionMark, Rating } from '../../../components/player/rating.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { CallFailed } from '../../../data/calls/call-failed.tsx';
import { useWatchlist } from '../../../features/transfers/use-watchlist.ts';
import { WatchedPlayerDialog } from '../../../features/transfers/watched-player-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Badge } from '../../../ui/layout/badge.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Difference } from '../../../ui/text/difference.tsx';
import styles from './watchlist.module.css';

/** 'Observados': price, overall and sale of each watched player, and what has changed since. R-SCT-18 */
export function Watchlist() {
  const { t } = useLingui();
  const { watched, error, retry, busy, watch, unwatch } = useWatchlist();
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = watched?.find((one) => one.watch.playerId === editedId) ?? null;
  const close = () => setEditedId(null);
  return (
    <Panel flush title={t`Observados`} end={watched && t`${watched.length} de ${WATCHED_PLAYERS}`}>
      {watched === null ? (
        error ? (
          <CallFailed inset title={t`Não deu para carregar os observados.`} error={error} onRetry={retry} />
        ) : (
          <div className={styles.waiting}>
            <Skeleton rows={4} />
          </div>
        )
      ) : watched.length === 0 ? (
        <EmptyState inset icon={Eye} title={t`Você não observa ninguém.`}>
          {t`Na página de um jogador de outro clube, ou no resultado de uma busca, escolha Observar.`}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {watched.map((one) => (
            <Row key={one.watch.playerId} watched={one} onEdit={() => setEditedId(one.watch.playerId)} />
          ))}
        </ul>
      )}
      {edited && (
        <WatchedPlayerDialog
          key={edited.watch.playerId}
          name={edited.watch.name}
          choices={edited.watch}
          busy={busy}
          onClose={close}
          onSave={async (choices) => {
            if (await watch(edited.watch.playerId, choices)) close();
          }}
          onUnwatch={async () => {
            if (await unwatch(edited.watch.playerId)) close();
          }}
        />
      )}
    </Panel>
  );
}

function Row({
  watched: { watch, player, club },
  onEdit,
}: {
  readonly watched: WatchedPlayer;
  readonly onEdit: () => void;
}) {
  const { t } = useLingui();
  const { playerId, name, note, since } = watch;
  return (
    <li>
      <div className={styles.who}>
        {player === null ? <b>{name}</b> : <PlayerLink player={{ id: playerId, name }} />}
        <small>
          {player !== null && <PositionMark position={player.personalData.position} />}
          {club === null ? player !== null && t`Sem clube` : <ClubLink club={club} size={18} />}
          <span>
            {t`desde`} <DateText ms={since} />
          </span>
          {player?.forSale && (
            <Badge tone="terra" icon={Tag}>
              {t`À venda`}
            </Badge>
          )}
        </small>
        {note !== null && <p>{note}</p>}
        {player !== null && <Alerts watch={watch} />}
      </div>
      {player === null ? <p className={styles.gone}>{t`Deixou o jogo.`}</p> : <Figures watch={watch} player={player} />}
      <IconButton icon={Pencil} label={t`Anotação e avisos de ${name}`} onClick={onEdit} />
    </li>
  );
}

function Alerts({ watch: { whenForSale, priceUpTo } }: Pick<WatchedPlayer, 'watch'>) {
  const { t } = useLingui();
  if (!whenForSale && priceUpTo === null) return null;
  return (
    <small>
      {t`Avisar:`} {whenForSale && t`quando à venda`}
      {whenForSale && priceUpTo !== null && ' · '}
      {priceUpTo !== null && (
        <>
          {t`valor até`} <Money value={priceUpTo} />
        </>
      )}
    </small>
  );
}

function Figures({ watch, player }: Pick<WatchedPlayer, 'watch'> & { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const rating = Math.trunc(ownOverall(player, ruleset));
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t`Overall`}</dt>
        <dd>
          <Rating value={rating} /> <Difference of={rating} to={watch.overall} />
        </dd>
      </div>
      <div>
        <dt>{t`Valor`}</dt>
        <dd>
          <Money value={player.marketValue} /> <Difference money="cost" of={player.marketValue} to={watch.price} />
        </dd>
      </div>
    </dl>
  );
}
