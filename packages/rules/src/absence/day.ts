/** The days of a club on vacation: rest, training, line-up; no money is spent. */
import { sessionForAll } from '../bots/session-for-all.ts';
import { type BotTrainingTurn, botRest } from '../bots/training.ts';
import { andThen, type BotOutcome, idle, joined } from '../bots/turn.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refillPlaces } from '../tactics/edit-places.ts';
import { saveTactic } from '../tactics/save-tactic.ts';

type Step = (turn: BotTrainingTurn, ruleset: Ruleset) => BotOutcome;

/** A day of vacation. */
export interface VacationTurn extends BotTrainingTurn {
  /** Whether a plan of the club is in force, which trains its players with the turn of the day; otherwise each fit player gets a session. */
  readonly hasPlan: boolean;
}

/** A day of vacation: rest, training, line-up. Money, credits, squad, facilities and store stay as they are. R-VAC-3 */
export function vacationDay(turn: VacationTurn, ruleset: Ruleset): BotOutcome {
  assertNow(turn.now, 'vacationDay');
  assertRuleset(ruleset, 'vacationDay');
  return inOrder(turn.hasPlan ? [botRest, vacationLineUp] : [botRest, sessionForAll, vacationLineUp], turn, ruleset);
}

/** Before the other matches of a day of vacation: rest and line-up. R-VAC-3 */
export function vacationBeforeMatch(turn: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  assertNow(turn.now, 'vacationBeforeMatch');
  assertRuleset(ruleset, 'vacationBeforeMatch');
  return inOrder([botRest, vacationLineUp], turn, ruleset);
}

/** Picks the eighteen of the default tactic anew, in the manager's formation and with his instructions; the other two tactics stay. */
function vacationLineUp({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  const tacticName = club.defaultTactic;
  const updatedTactic = refillPlaces(club.tactics[tacticName], club.players, ruleset);
  return andThen(idle(club), saveTactic, { tacticName, updatedTactic, matches, now }, ruleset);
}

function inOrder(steps: readonly Step[], turn: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  return steps.reduce((done, step) => joined(done, step({ ...turn, club: done.club }, ruleset)), idle(turn.club));
}
