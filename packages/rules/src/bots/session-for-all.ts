import { differenceInDays } from '../clock/utc-day.ts';
import type { Match } from '../competitions/match.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { NaturalPosition } from '../positions/position.ts';
import { NATURAL_GROUPS, NATURAL_POSITIONS } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { REST_ID, TRAINING_TYPES } from '../training/tables.ts';
import { train } from '../training/train.ts';
import { BOT_HABITS } from './tables.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** A moment at which a squad may train. */
interface SessionTurn extends BotTurn {
  readonly matches: readonly Match[];
}

/** How many types a bot takes turns with for each position. */
const ROTATION = 4;

/** One session for everyone who is fit: each position trains what it is judged by, another of its types each day. R-BOT-5, R-VAC-3 */
export function sessionForAll({ club, matches, now }: SessionTurn, ruleset: Ruleset): BotOutcome {
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
