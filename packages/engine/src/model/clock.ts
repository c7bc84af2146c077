/** Periods begin, stoppage time is added, and the referee ends the match. */
import { award } from './award.ts';
import { absorbResult } from './digest.ts';
import { showPendingCards } from './discipline.ts';
import { emit } from './emit.ts';
import { applyFatigue } from './form.ts';
import { PERIODS } from './periods.ts';
import { CENTRE, MIDDLE, type SideIndex, TICKS_A_MINUTE } from './pitch.ts';
import { endSpell, settlePass } from './possession.ts';
import { shootOut } from './shoot-out.ts';
import { SLOTS } from './slots.ts';
import { type Match, memberAt } from './state.ts';
import { FORM } from './tables.ts';

/** Who kicks off each period. */
const FIRST_KICK: readonly SideIndex[] = [0, 1, 0, 1];
/** Longest stoppage time of a period, and how long an attack may still go on after it, in ticks. */
const MOST_ADDED = 10 * TICKS_A_MINUTE;
const LAST_ATTACK = 20;

/** Starts the next period. */
export function startPeriod(match: Match): void {
  const { clock, restart } = match;
  clock.period += 1;
  clock.periodStart = clock.tick;
  clock.lost = 0;
  clock.added = false;
  clock.end = clock.tick + (PERIODS[clock.period - 1]?.minutes ?? 0) * TICKS_A_MINUTE;
  const side = FIRST_KICK[clock.period - 1] ?? 0;
  emit(match, 'periodStart', side, { period: clock.period });
  award(match, 'kickOff', side, MIDDLE, CENTRE);
  restart.ticksLeft = 4;
}

/** At the end of a tick: fixes stoppage time when its minute comes, and whistles when it is over and nobody is in front of goal. */
export function watchClock(match: Match): void {
  const { clock, ball } = match;
  if (clock.tick < clock.end) return;
  if (!clock.added) {
    clock.added = true;
    clock.end += Math.min(MOST_ADDED, Math.round(clock.lost * (0.85 + 0.3 * match.random.next())) + TICKS_A_MINUTE / 2);
    return;
  }
  const penalty = ball.state === 'dead' && match.restart.kind === 'penalty';
  const attack = ball.state !== 'dead' && clock.tick < clock.end + LAST_ATTACK;
  if (!penalty && !attack) endPeriod(match);
}

function endPeriod(match: Match): void {
  const { clock, sides } = match;
  settlePass(match, false);
  showPendingCards(match);
  endSpell(match);
  const [home, away] = [sides[0].goals, sides[1].goals];
  emit(match, 'periodEnd', 0, { period: clock.period, home, away });
  const level = home === away;
  const goesOn = clock.period === 1 || clock.period === 3 || (clock.period === 2 && match.knockout && level);
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
