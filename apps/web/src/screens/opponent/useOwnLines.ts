import type { MatchView } from '@mundo-manager/contract/client';
import { type TeamLines, teamLines } from '@mundo-manager/rules/opponents';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { ownSide } from '../../match/ownSide.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useClub } from '../../session/useInitialData.ts';

/** The own tactic, and how strong each of its lines is. */
export interface OwnLines {
  readonly slot: TacticName;
  readonly lines: TeamLines;
}

/** The tactic chosen for that match, or the default one, line by line. R-OPP-16 */
export function useOwnLines(next: MatchView | null): OwnLines {
  const ruleset = useRuleset();
  const { id, tactics, defaultTactic, players } = useClub();
  const slot = (next === null ? null : ownSide(next, id).tacticName) ?? defaultTactic;
  return { slot, lines: teamLines(tactics[slot], players, ruleset) };
}
