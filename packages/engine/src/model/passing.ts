/** Passes, crosses and clearances leave the foot. */
import { bell, clamp, distance, logistic } from './arithmetic.ts';
import { emit } from './emit.ts';
import { across, along, LENGTH, WIDTH } from './pitch.ts';
import { release } from './possession.ts';
import { laneOf, offsideLine, type Point, pressureOn } from './space.ts';
import type { Footballer, Match } from './state.ts';
import { CROSSING, PAR, PASSING } from './tables.ts';

/** Metres from which a pass goes through the air. */
export const LONG_PASS = 24;

/** Chance that a pass arrives, from the passer, its length, its lane and the pressure on him. */
export function passChance(player: Footballer, metres: number, margin: number, pressure: number): number {
  const { passing, technique, composure } = player.skills;
  const craft = metres > LONG_PASS ? 0.6 * passing + 0.4 * technique : passing;
  const nerve = 1 - 0.5 * (composure - PAR);
  return logistic(
    PASSING.base +
      PASSING.skill * (craft - PAR) -
      PASSING.perMetre * metres -
      PASSING.pressure * pressure * nerve +
      PASSING.lane * clamp(margin, -2, 3),
  );
}

/** A pass with the given chance to arrive. A receiver beyond the line is flagged as soon as the ball gets to him. */
export function playPass(match: Match, player: Footballer, receiver: Footballer, to: Point, chance: number): void {
  const { ball, random, restart } = match;
  const metres = distance(to.x - ball.x, to.y - ball.y);
  const long = metres > LONG_PASS;
  const speed = long ? PASSING.air : PASSING.ground;
  const thrown = restart.kind === 'throwIn' && match.clock.tick === restart.since;
  ball.pass = {
    player: player.slot,
    receiver: receiver.slot,
    kind: thrown ? 'throwIn' : long ? 'long' : 'short',
    x: ball.x,
    y: ball.y,
  };
  const ahead = along(player.side, receiver.x) - offsideLine(match, player.side);
  if (ahead > 0.05 && !thrown) {
    release(match, player, to, speed, 'pass', 'offside', receiver.slot);
    return;
  }
  if (random.next() < chance) {
    release(match, player, to, speed, 'pass', 'received', receiver.slot);
    return;
  }
  const lane = laneOf(match, player.side, ball, to, speed, long);
  if (lane.opponent !== null && lane.margin < 2.2 && random.next() < PASSING.cutOut) {
    const share = 0.55 + 0.4 * random.next();
    const at = { x: ball.x + (to.x - ball.x) * share, y: ball.y + (to.y - ball.y) * share };
    release(match, player, at, speed, 'pass', 'intercepted', lane.opponent.slot);
    return;
  }
  const miss = PASSING.missBase + PASSING.missPerMetre * metres;
  const over = 0.15 + 0.15 * random.next();
  const x = to.x + bell(random) * miss + (to.x - ball.x) * over;
  const y = to.y + bell(random) * miss + (to.y - ball.y) * over;
  release(match, player, { x, y }, speed, 'pass', 'loose', -1);
}

/** A cross to a team-mate in the box: near him if it is good, somewhere if it is not. */
export function playCross(match: Match, player: Footballer, receiver: Footballer): void {
  const { ball, random } = match;
  const balance = CROSSING.base + CROSSING.accuracy * (player.skills.crossing - PAR) - 0.7 * pressureOn(match, player);
  const good = random.next() < logistic(balance);
  const spread = good ? 1.2 : 6.5;
  const to = {
    x: clamp(receiver.x + bell(random) * spread, -2, LENGTH + 2),
    y: clamp(receiver.y + bell(random) * spread, -2, WIDTH + 2),
  };
  ball.pass = { player: player.slot, receiver: receiver.slot, kind: 'cross', x: ball.x, y: ball.y };
  release(match, player, to, 17, 'cross', good ? 'received' : 'loose', receiver.slot);
}

/** The ball is hit away from the own goal, wherever it comes down. */
export function clear(match: Match, player: Footballer): void {
  const { random, ball } = match;
  const { side } = player;
  emit(match, 'clearance', side, { player: player.member.id });
  const long = Math.min(100, along(side, ball.x) + 25 + random.next() * 25);
  const wide = across(side, ball.y) + (random.next() - 0.5) * 64;
  release(
    match,
    player,
    { x: along(side, long), y: across(side, clamp(wide, -3, WIDTH + 3)) },
    20,
    'clearance',
    'loose',
    -1,
  );
}
