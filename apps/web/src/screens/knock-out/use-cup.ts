import type { ClubBadge, CompetitionView, MatchView } from '@mundo-manager/contract/client';
import { type CupBracket, cupBracket } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useMemo } from 'react';
import { useRulesetOf } from '../../data/ruleset/use-ruleset-of.ts';

/** Derived data that the parts of a cup screen share. */
export interface CupData {
  /** Of the competition. */
  readonly ruleset: Ruleset;
  readonly bracket: CupBracket<MatchView>;
  /** The entrants by their ids. */
  readonly clubs: ReadonlyMap<string, ClubBadge>;
}

/** The bracket of the competition by its own rules, and its clubs. R-CUP-7 */
export function useCup(competition: CompetitionView): CupData {
  const ruleset = useRulesetOf(competition);
  return useMemo(() => {
    const badges = competition.entrants.map(({ clubId, clubName, clubEmblem }) => ({
      id: clubId,
      name: clubName,
      emblem: clubEmblem,
    }));
    return {
      ruleset,
      bracket: cupBracket(competition, ruleset),
      clubs: new Map(badges.map((badge) => [badge.id, badge])),
    };
  }, [competition, ruleset]);
}
