import { useLingui } from '@lingui/react/macro';
import { PackageOpen } from 'lucide-react';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { BoosterPlate } from '../../features/boosters/booster-plate.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './foundry.module.css';
import type { Foundry } from './use-foundry.ts';

/** The boosters in stock, by power and then attribute; gold stays where it is. R-FOU-1, R-FOU-8 */
export function BoosterStock({ foundry }: { readonly foundry: Foundry }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { store, slots, canMove, put } = foundry;
  if (store.length === 0 && slots.some((slot) => slot !== null)) {
    return <p className={styles.melting}>{t`Todos estão na fundição.`}</p>;
  }
  if (store.length === 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={t`Nenhum booster na lista.`}
        action={<ButtonLink kind="ghost" small to="/dailyRewards">{t`Ver recompensas diárias`}</ButtonLink>}
      >
        {t`Recompensas diárias dão boosters de jogador.`}
      </EmptyState>
    );
  }
  const seen = new Map<number, number>();
  return (
    <>
      <p className={styles.hint}>{t`Arraste três do mesmo metal para os espaços, ou toque em cada um.`}</p>
      <ul className={styles.store}>
        {store.map((boosterId) => {
          const copy = (seen.get(boosterId) ?? 0) + 1;
          seen.set(boosterId, copy);
          const key = `${boosterId}-${copy}`;
          return (
            <li key={key}>
              {canMove(boosterId) ? (
                <button
                  type="button"
                  data-drag={boosterId}
                  className={styles.movable}
                  onClick={() => put(boosterId, null)}
                >
                  <BoosterPlate booster={{ kind: 'player', boosterId }} />
                </button>
              ) : (
                <span className={styles.fixed} title={t(errorMessage({ code: 'boosters/fusion-of-gold' }, ruleset))}>
                  <BoosterPlate booster={{ kind: 'player', boosterId }} />
                  <VisuallyHidden>{t(errorMessage({ code: 'boosters/fusion-of-gold' }, ruleset))}</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
