import { differenceInDays } from '../clock/utc-day.ts';
import type { Match } from '../competitions/match.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Player } from '../players/player.ts';
import type { NaturalPosition } from '../positions/position.ts';
import { NATURAL_GROUPS, NATURAL_POSITIONS } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { remainingRests } from '../training/eligibility.ts';
import { REST_ID, TRAINING_TYPES } from '../training/tables.ts';
import { train } from '../training/train.ts';
import { isBotContent } from './ambition.ts';
import { BOT_HABITS } from './tables.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** A day on which a bot may train. */
export interface BotTrainingTurn extends BotTurn {
  /** The club's matches: nobody trains while one is live. */
  readonly matches: readonly Match[];
}

/** One rest for the whole squad, where one of the eighteen needs it and a rest is left. R-BOT-5 */
export function botRest({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  demandNow(now, 'botRest');
  demandRuleset(ruleset, 'botRest');
  const eighteen = club.tactics[club.defaultTactic].places.map(({ playerId }) => playerId);
  const isTired = ({ id, attributes }: Player) => eighteen.includes(id) && attributes.condition < BOT_HABITS.restsBelow;
  if (remainingRests(club.rests, now, ruleset) === 0 || !club.players.some(isTired)) return idle(club);
  const numbers = club.players.map(({ number }) => number);
  return andThen(idle(club), train, { numbers, trainingId: REST_ID, intensity: 1, matches, now }, ruleset);
}

/** How many types a bot takes turns with for each position. */
const ROTATION = 4;

/** One session for everyone who is fit: each position trains what it is judged by, another of its types each day; none at its goal. R-BOT-5, R-BOT-12 */
export function botTraining({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  demandNow(now, 'botTraining');
  demandRuleset(ruleset, 'botTraining');
  if (isBotContent(club, ruleset)) return idle(club);
  const intensity = Math.max(...ruleset.training.intensities);
  const day = differenceInDays(0, now);
  return NATURAL_POSITIONS.reduce((done, position) => {
    const numbers = club.players
      .filter(({ personalData, attributes }) => {
        const isFit = attributes.condition >= BOT_HABITS.trainsFrom;
        return isFit && NATURAL_GROUPS[personalData.position] === position;
      })
      .map(({ number }) => number);
    const types = typesFor(position, ruleset);
    const trainingId = types[day % types.length] ?? REST_ID;
    if (numbers.length === 0 || trainingId === REST_ID) return done;
    return andThen(done, train, { numbers, trainingId, intensity, matches, now }, ruleset);
  }, idle(club));
}

/** The types whose two skills count most in the position. */
function typesFor(position: NaturalPosition, ruleset: Ruleset): number[] {
  const weights: Readonly<Record<string, number>> = ruleset.positions.weights[position];
  const types = TRAINING_TYPES.filter(({ id }) => id !== REST_ID);
  return sortedBy(types, ({ attributes }) => -attributes.reduce((sum, name) => sum + (weights[name] ?? 0), 0))
    .slice(0, ROTATION)
    .map(({ id }) => id);
}
