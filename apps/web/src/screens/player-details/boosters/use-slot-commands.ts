import { useLingui } from '@lingui/react/macro';
import { attachBooster, removeBooster, unlockBoosterSlot } from '@mundo-manager/rules/boosters';
import { accept } from '@mundo-manager/rules/core';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../../components/messages/errors.ts';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { useCommand } from '../../../data/commands/use-command.ts';

/** Commands on a player’s booster slots; each is shown at once, as the rule computes it. R-BOO-5 to R-BOO-7 */
export function useSlotCommands({ id: playerId }: PublicPlayer) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const unlocking = useCommand('unlockBoosterSlot', {
    optimistic: (before, { body }) => {
      const after = unlockBoosterSlot({ club: before, ...body, now: clock.now() }, ruleset);
      return after.ok ? accept(after.value.club) : after;
    },
  });
  const attaching = useCommand('addPlayerBooster', {
    optimistic: (before, { body }) => {
      const after = attachBooster({ club: before, ...body, now: clock.now() }, ruleset);
      return after.ok ? accept(after.value.club) : after;
    },
  });
  const removing = useCommand('removePlayerBooster', {
    done: t`Booster de volta ao estoque.`,
    optimistic: (before, { body }) => {
      const after = removeBooster({ club: before, ...body, now: clock.now() });
      return after.ok ? accept(after.value.club) : after;
    },
  });
  return {
    /** Credits. */
    price: ruleset.boosters.slotUnlockCredits,
    /** Why the slot can't be unlocked; null if it can. */
    unlockRefusal: (slotId: number): string | null => {
      const allowed = unlockBoosterSlot({ club, playerId, slotId, now: clock.now() }, ruleset);
      return allowed.ok ? null : t(errorMessage(allowed.error, ruleset));
    },
    unlock: (slotId: number) => unlocking.run({ body: { playerId, slotId } }),
    attach: (slotId: number, boosterId: number) => attaching.run({ body: { playerId, slotId, boosterId } }),
    remove: (slotId: number) => removing.run({ body: { playerId, slotId } }),
    busy: unlocking.busy,
  };
}
