import { useLingui } from '@lingui/react/macro';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { useMatchBoosterEffect } from '../../data/calls/use-match-booster-effect.ts';
import { addedPercentText } from '../../ui/text/percent.ts';

/** What a match booster is called, with what it gives under this manager’s speech: 'Moral +5%'. */
export function useBoosterName(): (boosterId: number) => string {
  const { t } = useLingui();
  const effectOf = useMatchBoosterEffect();
  return (boosterId) => {
    const effect = effectOf(boosterId);
    if (effect === null) return t`Booster`;
    return `${t(ATTRIBUTE_NAMES[effect.attribute])} ${addedPercentText(effect.increase)}`;
  };
}
