import { type Occasion, occasionOf } from '@mundo-manager/rules/discipline';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { isPlaying } from '../../components/match/is-playing.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useNextMatch } from './use-next-match.ts';

/** The occasion of the club's next kick-off; null without one, and once its line-ups are frozen. */
export function useNextOccasion(): Occasion | null {
  const ruleset = useRuleset();
  const now = useGameNow();
  const match = useNextMatch();
  if (match === null || isPlaying(match, now, ruleset)) return null;
  return occasionOf(match);
}
