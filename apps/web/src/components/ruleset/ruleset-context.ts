import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { createContext, use } from 'react';
import { DEFAULT_RULESET } from './default-ruleset.ts';

export const RulesetContext = createContext<Ruleset>(DEFAULT_RULESET);

/** The rule set of the world that the manager plays in; the default one for visitors. R-SES-20 */
export function useRuleset(): Ruleset {
  return use(RulesetContext);
}
