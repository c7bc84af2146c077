import { useLingui } from '@lingui/react/macro';
import { draftOf } from '@mundo-manager/rules/tactic-draft';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { TacticDraft } from '../draft/use-tactic-draft.ts';
import { OrdersPanel } from '../orders/orders-panel.tsx';
import { NewSubstitution } from './new-substitution.tsx';
import styles from './substitutions.module.css';

/** 'Substituições': the plan, one more, and the orders. R-TSC-9, R-TSC-10, R-TAC-30 to R-TAC-36 */
export function SubstitutionsTab({ draft }: { readonly draft: TacticDraft }) {
  const { t } = useLingui();
  const { substitutions } = draftOf(draft.snapshot);
  const limit = draft.snapshot.context.ruleset.tactics.maximumSubstitutions;
  const count = substitutions.length;
  const nameOf = (id: string) => {
    const player = draft.players.get(id);
    return player ? `${player.number} ${player.personalData.name}` : t`Ninguém`;
  };
  return (
    <>
      <div className={styles.columns}>
        <Panel title={t`Planejadas`} end={t`${count} de ${limit}`} flush>
          {count === 0 ? (
            <EmptyState title={t`Nenhuma substituição no momento`} inset />
          ) : (
            <ol>
              {substitutions.map(({ minutes, playerIn, playerOut }) => {
                const incoming = nameOf(playerIn);
                const outgoing = nameOf(playerOut);
                return (
                  <li key={`${playerIn} ${playerOut}`} className={styles.row}>
                    <span className={styles.minute}>{minutes}’</span>
                    <span className={styles.out}>
                      <ArrowLeft aria-hidden />
                      <VisuallyHidden>{t`Sai:`} </VisuallyHidden>
                      {outgoing}
                    </span>
                    <span className={styles.in}>
                      <ArrowRight aria-hidden />
                      <VisuallyHidden>{t`Entra:`} </VisuallyHidden>
                      {incoming}
                    </span>
                    <IconButton
                      icon={Trash2}
                      label={t`Remover a substituição de ${outgoing}`}
                      onClick={() =>
                        draft.send({
                          type: 'EDIT',
                          edit: { type: 'remove-substitution', substitution: { playerIn, playerOut } },
                        })
                      }
                    />
                  </li>
                );
              })}
            </ol>
          )}
        </Panel>
        <Panel title={t`Nova substituição`}>
          <NewSubstitution draft={draft} />
        </Panel>
      </div>
      <OrdersPanel draft={draft} />
    </>
  );
}
