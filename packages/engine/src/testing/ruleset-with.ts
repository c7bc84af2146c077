import type { DisciplineRules } from '@mundo-manager/rules/discipline';
import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';

/** Alpha with other cards and injuries: 0 for none, up to 5 times the usual. */
export function rulesetWith(discipline: Partial<DisciplineRules>): Ruleset {
  return { ...ALPHA, discipline: { ...ALPHA.discipline, ...discipline } };
}
