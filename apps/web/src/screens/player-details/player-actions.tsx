import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { useState } from 'react';
import { ComparableSales } from '../../features/transfers/comparable-sales.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import { InLineUpDialog } from './in-line-up-dialog.tsx';
import styles from './player-details.module.css';
import { usePlayerActions } from './use-player-actions.ts';

/** Listing for sale, withdrawing and releasing, each after a question. R-PDT-5, R-PDT-6, R-PDT-14, R-PDT-16 */
export function PlayerActions({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const { sale, unlist, release, busy } = usePlayerActions(player);
  const [asked, setAsked] = useState<'sell' | 'withdraw' | 'release' | null>(null);
  const stop = () => setAsked(null);
  const { name } = player.personalData;
  return (
    <div className={styles.actions}>
      {player.forSale ? (
        <Button
          kind="ghost"
          disabledReason={unlist.refusal}
          onClick={() => setAsked('withdraw')}
        >{t`Retirar do mercado`}</Button>
      ) : (
        <Button
          kind="ghost"
          disabledReason={sale.refusal}
          onClick={() => setAsked('sell')}
        >{t`Colocar à venda`}</Button>
      )}
      <Button kind="danger" disabledReason={release.refusal} onClick={() => setAsked('release')}>{t`Liberar`}</Button>

      {asked === 'sell' && sale.tactics.length > 0 && <InLineUpDialog tactics={sale.tactics} onClose={stop} />}
      {asked === 'sell' && sale.tactics.length === 0 && (
        <ConfirmDialog
          open
          busy={busy}
          title={t`Colocar ${name} à venda por ${moneyText(player.marketValue)}?`}
          description={
            sale.unseen === null ? (
              <Trans>Enquanto estiver à venda, ele não pode ser escalado. {sale.limit}</Trans>
            ) : (
              <Trans>
                <b>Hoje ninguém vai encontrá-lo no mercado.</b> {sale.unseen} Enquanto estiver à venda, ele não pode ser
                escalado. Para abrir mão dele, libere-o. {sale.limit}
              </Trans>
            )
          }
          onCancel={stop}
          onConfirm={async () => {
            await sale.run();
            stop();
          }}
        >
          <ComparableSales playerId={player.id} />
        </ConfirmDialog>
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          open
          busy={busy}
          title={t`Retirar ${name} do mercado?`}
          onCancel={stop}
          onConfirm={async () => {
            await unlist.run();
            stop();
          }}
        />
      )}
      {asked === 'release' && (
        <ConfirmDialog
          open
          danger
          busy={busy}
          title={t`Liberar ${name}?`}
          description={
            <Trans>
              A rescisão custa {moneyText(release.fee)}. Ele sai do plantel e das escalações, e os boosters dele voltam
              ao estoque. {release.limit}
            </Trans>
          }
          confirmLabel={t`Liberar`}
          onCancel={stop}
          onConfirm={async () => {
            await release.run();
            stop();
          }}
        />
      )}
    </div>
  );
}
