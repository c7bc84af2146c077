import { type MatchBoosterEffect, matchBoosterEffect } from '@mundo-manager/rules/boosters';
import { speechEffect } from '@mundo-manager/rules/manager';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from './use-initial-data.ts';

/** What a match booster does under this manager’s speech: the same share wherever it is shown. R-BOO-10 */
export function useMatchBoosterEffect(): (boosterId: number) => MatchBoosterEffect | null {
  const ruleset = useRuleset();
  const { manager } = useClub();
  const effectiveness = speechEffect(manager, 'boosters', ruleset);
  return (boosterId) => matchBoosterEffect(boosterId, effectiveness, ruleset);
}
