import { useLingui } from '@lingui/react/macro';
import { type BoosterReference, findBooster } from '@mundo-manager/rules/boosters';
import { ATTRIBUTE_NAMES } from '../messages/attributeNames.ts';
import { BOOSTER_TIER_NAMES } from '../messages/boosterNames.ts';
import { useRuleset } from '../ruleset/RulesetContext.ts';
import { useMatchBoosterEffect } from '../session/useMatchBoosterEffect.ts';
import styles from './BoosterPlate.module.css';
import { classes } from './classes.ts';
import { addedPercentText } from './percent.ts';

interface BoosterPlateProps {
  readonly booster: BoosterReference;
  /** Greyed, such as one that the club does not own. */
  readonly dim?: boolean;
}

/** A booster on a tin plate: what it adds, under this manager if it is one for a match, the attribute, and its metal, named and as a foot. */
export function BoosterPlate({ booster, dim = false }: BoosterPlateProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const effectOf = useMatchBoosterEffect();
  const found = findBooster(booster, ruleset);
  if (found === null) return null;
  const { attribute, category, power } = found;
  const increase = (booster.kind === 'match' ? effectOf(booster.boosterId)?.increase : undefined) ?? power / 100;
  return (
    <span className={classes(styles.plate, styles[category], dim && styles.dim)}>
      <b className={styles.power}>{addedPercentText(increase)}</b>
      <span className={styles.attribute}>{t(ATTRIBUTE_NAMES[attribute])}</span>
      <small className={styles.tier}>{t(BOOSTER_TIER_NAMES[category])}</small>
    </span>
  );
}
