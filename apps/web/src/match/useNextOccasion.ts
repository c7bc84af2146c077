import type { Occasion } from '@mundo-manager/rules/discipline';
import { useGameNow } from '../clock/GameClockContext.tsx';
import { useRuleset } from '../ruleset/RulesetContext.ts';
import { isPlaying } from './isPlaying.ts';
import { useNextMatch } from './useNextMatch.ts';

/** The club's next kick-off, as it decides who may play; null where none is scheduled, or the match has its line-ups already. */
export function useNextOccasion(): Occasion | null {
  const ruleset = useRuleset();
  const now = useGameNow();
  const match = useNextMatch();
  if (match === null || isPlaying(match, now, ruleset)) return null;
  return { competitionId: match.competitionId, now: match.date };
}
