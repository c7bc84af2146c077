/** The player on the ball: he looks, weighs what he sees, and does what seems best. */

import { weighCarry, weighClearance, weighCross, weighShot } from './carrier-options.ts';
import { type CarrierView, lookAround } from './carrier-view.ts';
import { type Choice, noChoice } from './choice.ts';
import { GOAL_KICKS } from './constants.ts';
import { kickFar, kicksFar } from './goal-kicks.ts';
import { weighPasses } from './pass-options.ts';
import { clear, playCross, playPass } from './passing.ts';
import { shoot } from './shooting.ts';
import { isKeeperSlot, NO_SLOT, type Slot } from './slots.ts';
import type { RunningMatch } from './state.ts';

/** Ticks until he decides again when he keeps the ball. */
const THINK_AGAIN = 2;

/** One decision of the carrier. All options are weighed as chances of a goal; a poor decider weighs them with more noise. */
export function decide(match: RunningMatch, slot: Slot): void {
  if (isKeeperSlot(slot) && match.restart.since !== match.clock.tick && kicksFar(match, slot)) {
    kickFar(match, slot, GOAL_KICKS.inPlayArrives);
    return;
  }
  const view = lookAround(match, slot);
  const choice = noChoice();
  weighShot(view, choice);
  weighClearance(view, choice);
  weighCarry(view, choice);
  weighCross(view, choice);
  weighPasses(view, choice);
  act(view, choice);
}

function act({ match, slot, pressure, restart }: CarrierView, choice: Choice): void {
  const { kind, receiver, x, y } = choice;
  if (kind === 'shot') shoot(match, slot, { header: false, penalty: false, pressure });
  else if (kind === 'pass' && receiver !== NO_SLOT) playPass(match, slot, receiver, x, y, choice.chance);
  else if (kind === 'cross' && receiver !== NO_SLOT) playCross(match, slot, receiver);
  else if (kind === 'clear' || restart) clear(match, slot);
  else {
    const { targetX, targetY } = match.players;
    if (kind === 'carry') {
      targetX[slot] = x;
      targetY[slot] = y;
    }
    match.ball.control = THINK_AGAIN;
  }
}
