import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { BoosterPlate } from '../../features/boosters/booster-plate.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './foundry.module.css';
import { FusionPreview } from './fusion-preview.tsx';
import type { Foundry } from './use-foundry.ts';

/** The three slots, what they will give, and the way to do it. R-FOU-3 to R-FOU-6 */
export function FusionSlots({ foundry }: { readonly foundry: Foundry }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { slots, takeOut, clear, refusal, fuse, busy } = foundry;
  const price = ruleset.boosters.fusionCredits;
  return (
    <>
      <ol className={styles.slots} aria-label={t`Espaços da fundição`}>
        {slots.map((boosterId, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <li key={index} data-slot={index} className={styles.slot}>
            {boosterId === null ? (
              <span>{t`Espaço ${index + 1}`}</span>
            ) : (
              <button
                type="button"
                className={styles.movable}
                title={t`Devolver à lista`}
                onClick={() => takeOut(index)}
              >
                <BoosterPlate booster={{ kind: 'player', boosterId }} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <FusionPreview boosterIds={slots.filter((slot) => slot !== null)} />
      <div className={styles.actions}>
        <Button kind="ghost" disabled={slots.every((slot) => slot === null)} onClick={clear}>{t`Limpar`}</Button>
        <Button icon={Flame} busy={busy} disabledReason={refusal} onClick={() => void fuse()}>
          {t`Fundir por ${price} créditos`}
        </Button>
      </div>
    </>
  );
}
