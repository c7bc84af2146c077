import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { useWatchlist } from './use-watchlist.ts';
import { WatchedPlayerDialog } from './watched-player-dialog.tsx';

/** The way onto the watchlist, and to note and alerts of a player on it. R-SCT-18 */
export function WatchButton({
  player: { id, name },
}: {
  readonly player: { readonly id: string; readonly name: string };
}) {
  const { t } = useLingui();
  const { watched, busy, watch, unwatch } = useWatchlist();
  const [isOpen, setIsOpen] = useState(false);
  const choices = watched?.find((one) => one.watch.playerId === id)?.watch ?? null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button kind="ghost" icon={Eye} disabled={watched === null} onClick={() => setIsOpen(true)}>
        {choices === null ? t`Observar` : t`Observado`}
      </Button>
      {isOpen && (
        <WatchedPlayerDialog
          name={name}
          choices={choices}
          busy={busy}
          onClose={close}
          onSave={async (chosen) => {
            if (await watch(id, chosen)) close();
          }}
          onUnwatch={async () => {
            if (await unwatch(id)) close();
          }}
        />
      )}
    </>
  );
}
