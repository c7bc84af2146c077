import { useLingui } from '@lingui/react/macro';
import { FUSION_SIZE, fusionOdds, fusionOutcome, playerBooster } from '@mundo-manager/rules/boosters';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { BOOSTER_TIER_NAMES } from '../../components/messages/booster-names.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { BoosterPlate } from '../../features/boosters/booster-plate.tsx';
import { addedPercentText, percentText } from '../../ui/text/percent.ts';
import styles from './foundry.module.css';

/** What the fusion will give: the booster itself, or the metal with the chance of each attribute. R-FOU-6, R-BOO-13 */
export function FusionPreview({ boosterIds }: { readonly boosterIds: readonly number[] }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const missing = FUSION_SIZE - boosterIds.length;
  const outcome = fusionOutcome(boosterIds, ruleset);
  if (outcome === null) {
    return <p className={styles.preview}>{missing === 1 ? t`Falta 1 booster.` : t`Faltam ${missing} boosters.`}</p>;
  }
  if (outcome.boosterId !== null) {
    return (
      <div className={styles.preview}>
        <span>{t`Resultado`}</span>
        <BoosterPlate booster={{ kind: 'player', boosterId: outcome.boosterId }} />
      </div>
    );
  }
  const odds = fusionOdds(boosterIds, ruleset);
  const power = playerBooster(odds[0]?.boosterId ?? 0, ruleset)?.power ?? 0;
  const metal = t(BOOSTER_TIER_NAMES[outcome.category]);
  const added = addedPercentText(power / 100);
  return (
    <div className={styles.preview}>
      <span>{t`Resultado`}</span>
      <b>{t`Um booster de ${metal} aleatório (${added})`}</b>
      <details className={styles.odds}>
        <summary>{t`Ver chances`}</summary>
        <ul>
          {odds.map(({ boosterId, probability }) => {
            const booster = playerBooster(boosterId, ruleset);
            return (
              <li key={boosterId}>
                {booster && t(ATTRIBUTE_NAMES[booster.attribute])} <b>{percentText(probability)}</b>
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}
