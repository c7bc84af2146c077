import { isKickOffDue } from '@mundo-manager/rules/match-window';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub, useOwnMatches } from '../../data/calls/use-initial-data.ts';

/** Whether the club’s match, which locks the tactics already, is still to be kicked off. R-TSC-25 */
export function useKickOffIsDue(): boolean {
  const ruleset = useRuleset();
  const { id } = useClub();
  const matches = useOwnMatches();
  const now = useGameNow();
  return isKickOffDue(matches, id, now, ruleset);
}
