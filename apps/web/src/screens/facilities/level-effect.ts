import { useLingui } from '@lingui/react/macro';
import { currentLevel, type FacilityName } from '@mundo-manager/rules/facilities';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { locale } from '../../ui/text/locale.ts';
import { percentText } from '../../ui/text/percent.ts';

/** What a level gives: seats, or a share of full effect. */
export type LevelEffect = { readonly seats: number } | { readonly efficiency: number };

/** What a facility gives at a level. */
export function levelEffect(name: FacilityName, level: number, ruleset: Ruleset): LevelEffect {
  return name === 'stadium' ? currentLevel(name, level, ruleset) : currentLevel(name, level, ruleset);
}

/** What each level gives as a share of the most that there is, lowest first. */
export function levelShares(name: FacilityName, ruleset: Ruleset): readonly number[] {
  if (name !== 'stadium') return ruleset.facilities[name].map(({ efficiency }) => efficiency);
  const most = ruleset.facilities.stadium.at(-1)?.seats ?? 1;
  return ruleset.facilities.stadium.map(({ seats }) => seats / most);
}

/** Writes what a level gives: '10.000 lugares', '80% de eficiência'. */
export function useLevelEffectText(): (given: LevelEffect) => string {
  const { t } = useLingui();
  return (given) => {
    if ('seats' in given) return t`${given.seats.toLocaleString(locale)} lugares`;
    return t`${percentText(given.efficiency)} de eficiência`;
  };
}
