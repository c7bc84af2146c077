import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { availableMoney } from '@mundo-manager/rules/finances';
import { canAfford, checkPurchase } from '@mundo-manager/rules/market';
import { useState } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { AttributeComparison } from '../../features/transfers/attribute-comparison.tsx';
import { ComparableSales } from '../../features/transfers/comparable-sales.tsx';
import { WatchButton } from '../../features/transfers/watch-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Button } from '../../ui/form/button.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { InsufficientFunds } from './insufficient-funds.tsx';
import type { MarketItem } from './market-storage.ts';
import { PlayerFacts } from './player-facts.tsx';

interface MarketPlayerDialogProps {
  readonly item: MarketItem;
  readonly buying: boolean;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

/** A player for sale beside one’s own, and the way to buy him. R-MKS-8 to R-MKS-10 */
export function MarketPlayerDialog({ item, buying, onBuy, onClose }: MarketPlayerDialogProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const [asked, setAsked] = useState(false);
  const { player } = item;
  const { name } = player.personalData;
  const price = player.marketValue;
  const available = availableMoney(club.finances.totalMoney, club.players, ruleset);
  const affordable = canAfford(available, price);
  // Only the buyer’s side can be asked here: the seller’s squad is not known.
  const purchase = checkPurchase({ buyer: club, player, now: clock.now() }, ruleset);
  const refusal = affordable && !purchase.ok ? t(errorMessage(purchase.error, ruleset)) : undefined;
  const stop = () => setAsked(false);
  return (
    <Dialog
      open
      wide
      title={name}
      onClose={() => {
        if (!buying) onClose();
      }}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t`Fechar`}
          </Button>
          <WatchButton player={{ id: player.id, name }} />
          <Button disabledReason={refusal} onClick={() => setAsked(true)}>
            {t`Comprar`}
          </Button>
        </>
      }
    >
      <PlayerFacts item={item} />
      <ComparableSales playerId={player.id} />
      <AttributeComparison player={player} />
      {asked && !affordable && <InsufficientFunds price={price} onClose={stop} />}
      {asked && purchase.ok && (
        <ConfirmDialog
          open
          busy={buying}
          title={t`Comprar ${name} por ${moneyText(price)}?`}
          description={remaining(purchase.value)}
          onCancel={stop}
          onConfirm={onBuy}
        >
          {buying && <Loading text={t`Assinando contrato ...`} />}
        </ConfirmDialog>
      )}
    </Dialog>
  );

  function remaining(cost: number): string {
    const { reservedWages } = ruleset.finances;
    const left = moneyText(availableMoney(club.finances.totalMoney - cost, [...club.players, player], ruleset));
    return t`Depois da compra sobram ${left} disponíveis, já ${plural(reservedWages, { one: 'descontada # semana', other: 'descontadas # semanas' })} de salários.`;
  }
}
