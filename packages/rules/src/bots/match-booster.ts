import { isFriendly } from '../competitions/competition-name.ts';
import type { Match } from '../competitions/match.ts';
import { setMatchBooster } from '../competitions/match-booster.ts';
import type { MatchOutcome } from '../competitions/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { pick, type Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { BotTurn } from './turn.ts';

/** A bot's turn with a match for which it may choose a booster. */
export interface BotMatchTurn extends BotTurn {
  /** The club's next match. */
  readonly match: Match;
}

/** Chooses one of the club's match boosters for a match that has none; null in a friendly, and where there is nothing to choose. R-BOT-9, R-FRD-12 */
export function botMatchBooster(
  { club, match, now }: BotMatchTurn,
  random: Random,
  ruleset: Ruleset,
): MatchOutcome | null {
  assertNow(now, 'botMatchBooster');
  assertRuleset(ruleset, 'botMatchBooster');
  const side = match.home.id === club.id ? match.home : match.away;
  if (isFriendly(match) || side.boosterId !== null || club.matchBoosters.length === 0) return null;
  const boosterId = pick(random, club.matchBoosters);
  const result = setMatchBooster({ club, match, boosterId, now }, ruleset);
  return result.ok ? result.value : null;
}
