import { useLingui } from '@lingui/react/macro';
import { PackageOpen } from 'lucide-react';
import { errorMessage } from '../../messages/errors.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { BoosterPlate } from '../../ui/BoosterPlate.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Foundry.module.css';
import type { Foundry } from './useFoundry.ts';

/** The boosters in the store, by power and then attribute; gold stays where it is. R-FOU-1, R-FOU-8 */
export function BoosterStore({ foundry }: { readonly foundry: Foundry }) {
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
