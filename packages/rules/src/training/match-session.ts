/** Training by matches: a match counts as a session of its players and costs no condition beyond its own. */
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Player } from '../players/player.ts';
import { withAttributes } from '../players/with-attributes.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { remainingSessions, withSessionHeld } from './eligibility.ts';
import { type MatchSession, matchIncreases, withIncreases } from './growth.ts';

/** The player after his part in a match; the same where he has no session left on its day. Fewer than `matchMinutes` use none. R-TRA-25, R-TRA-26. */
export function trainedByMatch(player: Player, match: MatchSession, ruleset: Ruleset): Player {
  assertNow(match.now, 'trainedByMatch');
  assertRuleset(ruleset, 'trainedByMatch');
  if (remainingSessions(player, match.now, ruleset) === 0) return player;
  const raised = withAttributes(player, withIncreases(player.attributes, matchIncreases(player, match, ruleset)));
  return match.minutes < ruleset.training.matchMinutes ? raised : withSessionHeld(raised, match.now);
}
