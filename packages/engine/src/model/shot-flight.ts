/** A shot on its way to goal, and what becomes of it where it ends: decided at the kick. */
import type { ShotOutcome } from '../events/event.ts';
import { bell, distance, logistic } from './arithmetic.ts';
import { PAR, SHOOTING } from './constants.ts';
import { along, CENTRE, GOAL_HALF_WIDTH, LENGTH, MIDDLE, opponent, type SideIndex } from './pitch.ts';
import { give, release, spill, turnBehind } from './possession.ts';
import { awardGoalKick, giveGoal } from './referee-awards.ts';
import { KEEPERS, NO_SLOT, type Slot, sideOf } from './slots.ts';
import type { RunningMatch } from './state.ts';
import { bestBy } from './takers.ts';

/** Metres a second of a shot and of a header; metres behind the goal line where a goal comes to rest, and where a miss does. */
const SHOT = 23;
const HEADER = 16;
const IN_THE_NET = 1;
const BEHIND = 0.8;

/** The ball leaves for the goal, the keeper or a blocking player. */
export function launchShot(match: RunningMatch, by: Slot, outcome: ShotOutcome, header: boolean): void {
  const side = sideOf(by);
  const { x, y } = placeOf(match, side, outcome);
  release(match, by, x, y, header ? HEADER : SHOT, 'shot', outcome, NO_SLOT);
}

/** A player sends the ball into the goal that a side attacks, his own or the other. */
export function launchGoal(match: RunningMatch, by: Slot, side: SideIndex): void {
  const { x, y } = placeOf(match, side, 'goal');
  match.ball.assistant = NO_SLOT;
  release(match, by, x, y, HEADER, 'shot', 'goal', NO_SLOT);
}

function placeOf(
  match: RunningMatch,
  side: SideIndex,
  outcome: ShotOutcome,
): { readonly x: number; readonly y: number } {
  const { random, players, ball } = match;
  const lot = 2 * random.next() - 1;
  if (outcome === 'goal') {
    return { x: along(side, LENGTH + IN_THE_NET), y: CENTRE + lot * (GOAL_HALF_WIDTH - 0.3) };
  }
  if (outcome === 'off') {
    // Over the bar or past a post.
    const wide = lot * 9;
    return { x: along(side, LENGTH + BEHIND), y: CENTRE + wide };
  }
  if (outcome === 'saved') {
    const keeper = KEEPERS[opponent(side)];
    return { x: players.x[keeper], y: players.y[keeper] + lot };
  }
  const blocker = blockerOf(match, side);
  const share = Math.min(1, 9 / (distance(players.x[blocker] - ball.x, players.y[blocker] - ball.y) + 0.01));
  return {
    x: ball.x + (players.x[blocker] - ball.x) * share,
    y: ball.y + (players.y[blocker] - ball.y) * share,
  };
}

function blockerOf({ ball, players: { x, y } }: RunningMatch, side: SideIndex): Slot {
  return bestBy(opponent(side), (slot) => -distance(x[slot] - ball.x, y[slot] - ball.y));
}

/** The shot ends. */
export function landShot(match: RunningMatch): void {
  const { ball } = match;
  const side: SideIndex = ball.toX > MIDDLE ? 0 : 1;
  if (ball.fate === 'goal') giveGoal(match, side, ball.lastTouch, ball.assistant);
  else if (ball.fate === 'off') awardGoalKick(match, opponent(side));
  else if (ball.fate === 'saved') rebound(match, side, KEEPERS[opponent(side)]);
  else deflect(match, side, match.random.next());
}

/** The keeper holds it, turns it round the post, or lets it go. */
function rebound(match: RunningMatch, side: SideIndex, keeper: Slot): void {
  const { ball, random, players } = match;
  const holds = 0.7 * logistic(0.4 + 5 * (players.skills.handling[keeper] - PAR));
  const fate = random.next();
  if (fate < holds) {
    give(match, keeper, 6);
    return;
  }
  ball.lastTouch = keeper;
  if (fate < holds + SHOOTING.savedBehind) turnBehind(match, side);
  else spill(match, along(side, LENGTH - 4 - random.next() * 9), CENTRE + bell(random) * 8);
}

/** Off a defender: behind, into the own net now and then, or into play. */
function deflect(match: RunningMatch, side: SideIndex, fate: number): void {
  const { ball, random } = match;
  const blocker = blockerOf(match, side);
  ball.lastTouch = blocker;
  if (fate < 0.006) launchGoal(match, blocker, side);
  else if (fate < SHOOTING.blockedBehind) turnBehind(match, side);
  else spill(match, ball.x + bell(random) * 6 - (side === 0 ? 5 : -5), ball.y + bell(random) * 7);
}
