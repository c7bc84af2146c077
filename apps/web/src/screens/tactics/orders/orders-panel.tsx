import { useLingui } from '@lingui/react/macro';
import { draftOf, restOrder } from '@mundo-manager/rules/tactic-draft';
import type { Order } from '@mundo-manager/rules/tactics';
import { ArrowDown, ArrowUp, BatteryLow, Trash2 } from 'lucide-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import { AlreadyPlannedNotice } from './already-planned-notice.tsx';
import { NewOrder } from './new-order.tsx';
import styles from './orders.module.css';
import { useOrderWords } from './use-order-words.ts';

/** The minute from which ‘Trocar o mais cansado’ rests a player. */
const REST_FROM = 60;

/** The conditional orders of the draft, and one more. R-TSC-30, R-TAC-60 to R-TAC-66 */
export function OrdersPanel({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const { snapshot, players, send } = draft;
  const { ruleset } = snapshot.context;
  const tactic = draftOf(snapshot);
  const { orders = [] } = tactic;
  const limit = ruleset.tactics.maximumOrders;
  const count = orders.length;
  const { sentenceOf } = useOrderWords(players);
  const texts = orders.map((order) => JSON.stringify(order));
  // The same order may be given twice; else it keeps its row, and with it the focus, where it moves.
  const keys = texts.map((text, index) => `${text} ${texts.slice(0, index).filter((each) => each === text).length}`);
  const put = (next: readonly Order[]) => send({ type: 'EDIT', edit: { type: 'set-orders', orders: next } });
  const move = (from: number, to: number) => {
    const moved = orders[from];
    if (moved) put(orders.filter((order) => order !== moved).toSpliced(to, 0, moved));
  };
  const rest = restOrder(tactic, [...players.values()], REST_FROM, ruleset);
  return (
    <div className={styles.columns}>
      <Panel title={t`Ordens`} end={t`${count} de ${limit}`} flush>
        <p
          className={styles.hint}
        >{t`Lidas de cima para baixo, a cada vez que a bola para. Cada ordem vale uma vez.`}</p>
        {count === 0 ? (
          <EmptyState title={t`Nenhuma ordem no momento`} inset />
        ) : (
          <ol>
            {orders.map((order, index) => {
              const number = index + 1;
              return (
                <li key={keys[index]} className={styles.order}>
                  <span className={styles.number} aria-hidden>
                    {number}
                  </span>
                  <span className={styles.sentence}>
                    {sentenceOf(order)}
                    <AlreadyPlannedNotice action={order.action} tactic={tactic} players={players} />
                  </span>
                  <span className={styles.tools}>
                    <IconButton
                      icon={ArrowUp}
                      label={t`Subir a ordem ${number}`}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={t`Descer a ordem ${number}`}
                      disabled={number === count}
                      onClick={() => move(index, index + 1)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t`Remover a ordem ${number}`}
                      onClick={() => put(orders.toSpliced(index, 1))}
                    />
                  </span>
                </li>
              );
            })}
          </ol>
        )}
        <div className={styles.foot}>
          <Button
            kind="ghost"
            icon={BatteryLow}
            disabledReason={
              rest === null ? t`Ninguém no banco está livre, ou o limite de ordens foi atingido.` : undefined
            }
            onClick={() => rest && put([...orders, rest])}
          >
            {t`Trocar o mais cansado aos ${REST_FROM}’`}
          </Button>
        </div>
      </Panel>
      <Panel title={t`Nova ordem`}>
        <NewOrder draft={draft} onAdd={(order) => put([...orders, order])} />
      </Panel>
    </div>
  );
}
