import type { MatchView } from '@mundo-manager/contract/client';
import { type TeamLines, teamLines } from '@mundo-manager/rules/opponents';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { ownSide } from '../../components/match/own-side.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';

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
