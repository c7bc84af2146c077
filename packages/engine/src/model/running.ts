/** One tick of running: players steer to their targets, as fast as they can and need, and tire. */
import { clamp } from './arithmetic.ts';
import { LENGTH, TICK, WIDTH } from './pitch.ts';
import { roomAhead } from './space.ts';
import type { Footballer, Match } from './state.ts';
import { FORM } from './tables.ts';

export function run(match: Match): void {
  const dead = match.ball.state === 'dead';
  const { carrier } = match.ball;
  const holder = match.players[carrier];
  // Before anyone moves: the side that is moved first must not be seen nearer.
  const ownPace = holder === undefined ? 1 : carrierPace(match, holder);
  for (const player of match.players) {
    const { skills, brief } = player;
    const dx = player.targetX - player.x;
    const dy = player.targetY - player.y;
    const metres = Math.sqrt(dx * dx + dy * dy);
    const top = 4.4 + 4 * skills.speed;
    const urge = dead ? 0.55 : metres > 4 ? 1 : 0.5 + metres * 0.125;
    let speed = top * urge;
    if (player.slot === carrier) speed *= ownPace;
    if (speed * TICK > metres) speed = metres / TICK;
    if (player.stun > 0) {
      player.stun -= 1;
      speed *= 0.35;
    }
    const grip = 0.35 + 0.4 * skills.acceleration;
    const pull = metres > 0.01 ? speed / metres : 0;
    player.vx += (dx * pull - player.vx) * grip;
    player.vy += (dy * pull - player.vy) * grip;
    player.x = clamp(player.x + player.vx * TICK, 0, LENGTH);
    player.y = clamp(player.y + player.vy * TICK, 0, WIDTH);
    const pace = player.vx * player.vx + player.vy * player.vy + 1;
    const effort = FORM.effort * (1.5 - skills.stamina) * (1 + 0.08 * brief.pressing);
    player.energy = Math.max(0.2, player.energy - pace * effort);
  }
}

/** The ball slows him down, and so does an opponent who stands in his way: the better he dribbles, the less. */
function carrierPace(match: Match, player: Footballer): number {
  const room = roomAhead(match, player);
  if (room > 4) return 0.82;
  const { dribbling, agility } = player.skills;
  return clamp(0.14 + 0.12 * room + 0.25 * (dribbling + agility - 1.2), 0.12, 0.82);
}
