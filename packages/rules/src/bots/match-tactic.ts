import { bestElevenRating } from '../competitions/forecast.ts';
import { setMatchTactic } from '../competitions/match-tactic.ts';
import type { MatchOutcome } from '../competitions/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TacticName } from '../tactics/tactic-name.ts';
import { BOT_HABITS } from './constants.ts';
import type { BotMatchTurn } from './match-booster.ts';

/** A bot's turn with a match for which it chooses a tactic. */
export interface BotTacticTurn extends BotMatchTurn {
  /** The opponents' public squad. */
  readonly opponents: readonly PublicPlayer[];
}

/**
 * Chooses the bolder tactic for a clearly better best eleven, the cautious one for a clearly worse one; playing at home
 * counts. Null when the match has that tactic already or can't be changed. R-BOT-16
 */
export function botMatchTactic({ club, match, opponents, now }: BotTacticTurn, ruleset: Ruleset): MatchOutcome | null {
  assertNow(now, 'botMatchTactic');
  assertRuleset(ruleset, 'botMatchTactic');
  const isHome = match.home.id === club.id;
  const rating = (players: readonly PublicPlayer[]) => bestElevenRating({ ...club, players }, ruleset);
  const home = isHome ? BOT_HABITS.homeWorth : -BOT_HABITS.homeWorth;
  const tacticName = slotFor(rating(club.players) - rating(opponents) + home);
  if ((isHome ? match.home : match.away).tacticName === tacticName) return null;
  const result = setMatchTactic({ club, match, tacticName, now }, ruleset);
  return result.ok ? result.value : null;
}

function slotFor(edge: number): TacticName {
  if (edge >= BOT_HABITS.clearEdge) return 'C';
  return edge <= -BOT_HABITS.clearEdge ? 'B' : 'A';
}
