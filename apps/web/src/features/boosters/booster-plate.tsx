import { useLingui } from '@lingui/react/macro';
import { type BoosterReference, findBooster } from '@mundo-manager/rules/boosters';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { BOOSTER_TIER_NAMES } from '../../components/messages/booster-names.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useMatchBoosterEffect } from '../../data/calls/use-match-booster-effect.ts';
import { classes } from '../../ui/browser/classes.ts';
import { addedPercentText } from '../../ui/text/percent.ts';
import styles from './booster-plate.module.css';

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
