/** Goal kicks: short to a defender beside the box, or long to the best in the air. */

import { bell, clamp } from './arithmetic.ts';
import { bestFirst } from './box-set-pieces.ts';
import { GOAL_KICKS, PAR } from './constants.ts';
import { send } from './movement.ts';
import { playPass } from './passing.ts';
import { along, CENTRE, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { outfieldLeft } from './players-left.ts';
import { nearestOpponent, offsideLine } from './pressure-and-lanes.ts';
import { KEEPERS, OUTFIELD, type Slot, sideOf } from './slots.ts';
import type { RunningMatch } from './state.ts';

/** Where the last four wait for a short one, from left to right as their side sees it. */
const SHORT_PLACES = [
  [24, 7],
  [12, 20],
  [12, 48],
  [24, 61],
] as const;
/** Metres from the own goal line of the last and the first line at a long one: the kicking side's, the other's. */
const LONG_LINES = [
  [34, 66],
  [36, 62],
] as const;

/** Decides how a goal kick is played: by the keeper's instruction, and long when the opponents block a short one. */
export function drawGoalKick({ random, restart, sides, players }: RunningMatch, side: SideIndex): void {
  const instructed = GOAL_KICKS.instructed * players.brief.directness[KEEPERS[side]];
  const pressed = GOAL_KICKS.pressed * sides[opponent(side)].plan.preventKeeper;
  restart.long = random.next() < clamp(GOAL_KICKS.long + instructed + pressed, 0.05, 0.95);
}

/** Both sides close up where a long one comes down; for a short one the last line spreads beside the box. */
export function waitForGoalKick(match: RunningMatch): void {
  const { players, restart } = match;
  const { side, long } = restart;
  const { depth, wide } = players;
  if (long) {
    for (const team of [side, opponent(side)] as const) {
      const [last, first] = LONG_LINES[team === side ? 0 : 1];
      for (const slot of OUTFIELD[team]) {
        send(players, slot, last + depth[slot] * (first - last), CENTRE + (wide[slot] - CENTRE) * 0.7);
      }
    }
    return;
  }
  const back = outfieldLeft(match, side)
    .toSorted((a, b) => depth[a] - depth[b] || a - b)
    .slice(0, SHORT_PLACES.length);
  back
    .toSorted((a, b) => wide[a] - wide[b] || a - b)
    .forEach((slot, index) => {
      const [metres, aside] = SHORT_PLACES[index] ?? SHORT_PLACES[0];
      send(players, slot, metres, aside);
    });
}

/** Whether a keeper with the ball in play kicks it far upfield, as at a goal kick. */
export function kicksFar({ random, sides, players }: RunningMatch, keeper: Slot): boolean {
  const instructed = GOAL_KICKS.instructed * players.brief.directness[keeper];
  const pressed = GOAL_KICKS.pressed * sides[opponent(sideOf(keeper))].plan.preventKeeper;
  return random.next() < clamp(GOAL_KICKS.inPlay + instructed + pressed, 0, 0.95);
}

/** Plays the goal kick as it was decided. */
export function takeGoalKick(match: RunningMatch, taker: Slot): void {
  const { players, restart } = match;
  const { side } = restart;
  const { x, y } = players;
  const mates = outfieldLeft(match, side);
  if (!restart.long) {
    const room = (slot: Slot) =>
      along(side, x[slot]) < 40 ? nearestOpponent(match, side, x[slot], y[slot]) - 0.15 * along(side, x[slot]) : -99;
    const free = mates.reduce((best, slot) => (room(slot) > room(best) ? slot : best));
    playPass(match, taker, free, x[free], y[free], GOAL_KICKS.shortArrives);
    return;
  }
  kickFar(match, taker, GOAL_KICKS.longArrives);
}

/** Far upfield to one of the best in the air. */
export function kickFar(match: RunningMatch, taker: Slot, arrives: number): void {
  const { random } = match;
  const side = sideOf(taker);
  const { x, y, skills } = match.players;
  const mates = outfieldLeft(match, side);
  const offside = offsideLine(match, side);
  const targets = bestFirst(match, mates, ['heading', 'jumpingReach']).filter(
    (slot) => along(side, x[slot]) > 45 && along(side, x[slot]) < offside,
  );
  const target = targets[Math.floor(random.next() * Math.min(3, targets.length))] ?? mates.at(-1) ?? taker;
  const edge = skills.heading[target] + skills.passing[taker] - 2 * PAR;
  const toX = along(side, clamp(along(side, x[target]) + bell(random) * 3, 40, 85));
  const toY = clamp(y[target] + bell(random) * 3, 3, WIDTH - 3);
  playPass(match, taker, target, toX, toY, clamp(arrives + edge, 0.1, 0.9));
}
