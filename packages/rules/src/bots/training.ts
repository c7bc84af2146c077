import type { Match } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID } from '../training/constants.ts';
import { remainingRests } from '../training/eligibility.ts';
import { train } from '../training/train.ts';
import { isBotContent } from './ambition.ts';
import { BOT_HABITS } from './constants.ts';
import { sessionForAll } from './session-for-all.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** A day on which a bot may train. */
export interface BotTrainingTurn extends BotTurn {
  /** The club's matches: there is no training while one is live. */
  readonly matches: readonly Match[];
}

/** One rest for the whole squad, if one of the eighteen needs it and a rest is left. R-BOT-5 */
export function botRest({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botRest');
  assertRuleset(ruleset, 'botRest');
  const eighteen = club.tactics[club.defaultTactic].places.map(({ playerId }) => playerId);
  const isTired = ({ id, attributes }: Player) => eighteen.includes(id) && attributes.condition < BOT_HABITS.restsBelow;
  if (remainingRests(club.rests, now, ruleset) === 0 || !club.players.some(isTired)) return idle(club);
  const numbers = club.players.map(({ number }) => number);
  return andThen(idle(club), train, { numbers, trainingId: REST_ID, intensity: 1, matches, now }, ruleset);
}

/** One session for every player who is fit, each by the exercise that gives him most; none at its goal. R-BOT-5, R-BOT-12, R-TPL-10 */
export function botTraining({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botTraining');
  assertRuleset(ruleset, 'botTraining');
  if (isBotContent(club, ruleset)) return idle(club);
  return sessionForAll({ club, matches, now }, ruleset);
}
