import { useLingui } from '@lingui/react/macro';
import type { BoosterSlot, PublicPlayer } from '@mundo-manager/rules/players';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import styles from '../player-details.module.css';
import { BoosterPicker } from './booster-picker.tsx';
import { BoosterSlotView } from './booster-slot-view.tsx';
import { useSlotCommands } from './use-slot-commands.ts';

/** The three slots of a player, and what his manager does with them. R-PDT-8 to R-PDT-13 */
export function BoosterSlots({ player, isOwn }: { readonly player: PublicPlayer; readonly isOwn: boolean }) {
  const { t } = useLingui();
  const { price, unlockRefusal, unlock, attach, remove, busy } = useSlotCommands(player);
  const [asked, setAsked] = useState<{ readonly slotId: number; readonly to: 'unlock' | 'pick' } | null>(null);
  const stop = () => setAsked(null);

  const act = ({ slotId, status }: BoosterSlot) => {
    if (status === 'unlockable') setAsked({ slotId, to: 'unlock' });
    if (status === 'unlocked') setAsked({ slotId, to: 'pick' });
    if (status === 'occupied') void remove(slotId);
  };
  return (
    <>
      <ul className={styles.slots} aria-label={t`Espaços de booster`}>
        {player.attributeBoosters.map((slot) => (
          <li key={slot.slotId}>
            <BoosterSlotView
              slot={slot}
              isOwn={isOwn}
              refusal={slot.status === 'unlockable' ? unlockRefusal(slot.slotId) : null}
              onAct={() => act(slot)}
            />
          </li>
        ))}
      </ul>
      {asked?.to === 'unlock' && (
        <ConfirmDialog
          open
          busy={busy}
          title={t`Desbloquear espaço por ${price} créditos?`}
          onCancel={stop}
          onConfirm={async () => {
            await unlock(asked.slotId);
            stop();
          }}
        />
      )}
      {asked?.to === 'pick' && (
        <BoosterPicker
          onClose={stop}
          onPick={(boosterId) => {
            void attach(asked.slotId, boosterId);
            stop();
          }}
        />
      )}
    </>
  );
}
