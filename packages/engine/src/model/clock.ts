/** Periods begin, stoppage time is added, and the referee ends the match. */

import { FORM } from './constants.ts';
import { applyFatigue } from './current-ability.ts';
import { absorbResult } from './digest.ts';
import { showPendingCards } from './discipline.ts';
import { emit } from './emit.ts';
import { PERIODS } from './periods.ts';
import { CENTRE, MIDDLE, opponent, TICKS_A_MINUTE } from './pitch.ts';
import { isPresent } from './players-left.ts';
import { endSpell, settlePass } from './possession.ts';
import { award } from './referee-awards.ts';
import { emitRunning } from './run-totals.ts';
import { putAtRest } from './running.ts';
import { takePlaces } from './set-pieces.ts';
import { shootOut } from './shoot-out.ts';
import { NO_SLOT, SLOTS } from './slots.ts';
import { memberAt, type RunningMatch } from './state.ts';
import { substituteAtOnce } from './substitutions.ts';

/** Longest stoppage time of a period in minutes, and how long an attack may still go on after it in ticks. */
const MOST_ADDED = 10;
const LAST_ATTACK = 20;
/** Ticks that the referee lets pass at most beyond the minutes that he has shown. */
const LAST_SECONDS = 40;

/** Starts the next period. */
export function startPeriod(match: RunningMatch): void {
  const { clock, restart } = match;
  clock.period += 1;
  toss(match);
  clock.periodStart = clock.tick;
  clock.lost = 0;
  clock.added = false;
  clock.end = clock.tick + (PERIODS[clock.period - 1]?.minutes ?? 0) * TICKS_A_MINUTE;
  const { kickOff, turned } = clock;
  emit(match, 'periodStart', kickOff, { period: clock.period, homeAttacks: turned ? 'left' : 'right' });
  award(match, 'kickOff', kickOff, MIDDLE, CENTRE);
  stepOut(match);
  restart.ticksLeft = 4;
}

/** Decides who kicks off and which goal the home side attacks: by lot before the match and before extra time, else each the other way round. */
function toss({ clock, random }: RunningMatch): void {
  const drawn = clock.period === 1 || clock.period === 3;
  clock.kickOff = drawn ? (random.next() < 0.5 ? 0 : 1) : opponent(clock.kickOff);
  clock.turned = drawn ? random.next() < 0.5 : !clock.turned;
}

/** Both sides come back from the dressing room into their own halves. */
function stepOut(match: RunningMatch): void {
  const { ball, players } = match;
  ball.x = MIDDLE;
  ball.y = CENTRE;
  substituteAtOnce(match);
  takePlaces(match);
  for (const slot of SLOTS) putAtRest(players, slot, players.targetX[slot], players.targetY[slot]);
}

/** Ends a tick: sets stoppage time in its minute, and whistles once it is over without an attack near goal. */
export function watchClock(match: RunningMatch): void {
  const { clock, ball } = match;
  // In the last tick of the minute, which the event is still of.
  if (clock.tick < clock.end - 1) return;
  if (!clock.added) {
    clock.added = true;
    const lost = (clock.lost * (0.8 + 0.4 * match.random.next())) / TICKS_A_MINUTE;
    const minutes = Math.min(MOST_ADDED, Math.round(lost));
    clock.end += minutes * TICKS_A_MINUTE + Math.round(LAST_SECONDS * match.random.next());
    emit(match, 'addedTime', 0, { minutes });
    return;
  }
  if (clock.tick < clock.end) return;
  const penalty = ball.state === 'dead' && match.restart.kind === 'penalty';
  const attack = ball.state !== 'dead' && clock.tick < clock.end + LAST_ATTACK;
  const shot = ball.state === 'flying' && ball.flight === 'shot';
  const changing = ball.state === 'dead' && match.restart.changing;
  // The ball is seen to go out before the whistle.
  const justOut = ball.state === 'dead' && match.restart.fresh;
  if (!penalty && !attack && !shot && !changing && !justOut) endPeriod(match);
}

function endPeriod(match: RunningMatch): void {
  const { clock, sides } = match;
  settlePass(match, NO_SLOT);
  showPendingCards(match);
  endSpell(match);
  const [home, away] = [sides[0].goals, sides[1].goals];
  const level = home === away;
  const goesOn = clock.period === 1 || clock.period === 3 || (clock.period === 2 && match.knockout && level);
  if (!goesOn) for (const slot of SLOTS) if (isPresent(match, slot)) emitRunning(match, slot);
  emit(match, 'periodEnd', 0, { period: clock.period, home, away });
  if (goesOn) {
    const { energy } = match.players;
    for (const slot of SLOTS) {
      energy[slot] = Math.min(memberAt(match, slot).condition, energy[slot] + FORM.halfTimeRest);
      applyFatigue(match, slot);
    }
    startPeriod(match);
    return;
  }
  if (clock.period === 4 && level) shootOut(match);
  match.finished = true;
  absorbResult(match);
}
