import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnyRefusal } from '../../components/messages/errors.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import type { MarketItem } from './market-storage.ts';

/** How a purchase ended. */
export type PurchaseEnd =
  | { readonly kind: 'done'; readonly playerId: string; readonly name: string }
  | { readonly kind: 'refused'; readonly refusal: AnyRefusal };

interface Purchase {
  readonly buy: (item: MarketItem) => Promise<void>;
  readonly buying: boolean;
  /** What the dialog shows; null when there is nothing to show. */
  readonly outcome: PurchaseEnd | null;
  readonly close: () => void;
}

/** Buys a player. A dialog shows the outcome; `onEnd` is called either way. R-MKS-11 to R-MKS-13 */
export function usePurchase(onEnd: () => void): Purchase {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<PurchaseEnd | null>(null);
  const { run, busy } = useCommand('buyPlayer', {
    onDone: ({ player }) => setOutcome({ kind: 'done', playerId: player.id, name: player.personalData.name }),
    doneElsewhere: t`Transação concluída! O jogador já se encontra no seu plantel.`,
    onRefused: (refusal) => {
      setOutcome({ kind: 'refused', refusal });
      return true;
    },
  });
  const buy = async ({ id }: MarketItem) => {
    await run({ params: { id } });
    onEnd();
  };
  return { buy, buying: busy, outcome, close: () => setOutcome(null) };
}
