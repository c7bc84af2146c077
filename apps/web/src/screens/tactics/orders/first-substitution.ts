import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { benchOf, type OrderAction, type Tactic } from '@mundo-manager/rules/tactics';

/** The substitution that the fields begin with. */
export function firstSubstitution(tactic: Tactic, ruleset: Ruleset): OrderAction {
  const [playerIn = ''] = benchOf(tactic, ruleset);
  return { kind: 'substitution', playerIn, out: { kind: 'mostTired', line: 'midfield' } };
}
