import type { KickOff } from '@mundo-manager/rules/matchday';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { MatchInput } from '../input/team-sheet.ts';
import { sheetOf } from '../team-sheet/team-sheet-of.ts';

/** What the engine reads of a match that has kicked off: attributes with boosters, no more of a club than plays. R-WLD-8 */
export function matchInputOf(
  { home, away, venue }: Pick<KickOff, 'home' | 'away' | 'venue'>,
  ruleset: Ruleset,
): MatchInput {
  return { home: sheetOf(home, ruleset), away: sheetOf(away, ruleset), venue };
}
