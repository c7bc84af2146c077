import { type Occasion, occasionOf } from '@mundo-manager/rules/discipline';
import { useGameNow } from '../clock/GameClockContext.tsx';
import { useRuleset } from '../ruleset/RulesetContext.ts';
import { isPlaying } from './isPlaying.ts';
import { useNextMatch } from './useNextMatch.ts';

/** The occasion of the club's next kick-off; null without one, and once its line-ups are frozen. */
export function useNextOccasion(): Occasion | null {
  const ruleset = useRuleset();
  const now = useGameNow();
  const match = useNextMatch();
  if (match === null || isPlaying(match, now, ruleset)) return null;
  return occasionOf(match);
}
