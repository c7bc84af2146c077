/** Positions during play: density near the ball, length and width of each side. */
import type { RunningMatch } from '../../../src/index.ts';
import { OUTFIELD } from '../../../src/model/slots.ts';
import { observe, type Tally } from '../tally.ts';

/** Ticks between two looks. */
const LOOK_EVERY = 40;
/** Metres within which a player is near the ball. */
const NEAR = 10;

/** Looks at a running match now and then while the ball is in play. */
export function observeShape(tally: Tally, { clock, ball, players, owner }: RunningMatch): void {
  if (clock.tick % LOOK_EVERY !== 0 || ball.state === 'dead') return;
  let near = 0;
  for (const side of [0, 1] as const) {
    const present = OUTFIELD[side].filter((slot) => isOnPitch(players.x[slot], players.y[slot]));
    const [x, y] = [present.map((slot) => players.x[slot]), present.map((slot) => players.y[slot])];
    near += present.filter((slot) => Math.hypot(players.x[slot] - ball.x, players.y[slot] - ball.y) < NEAR).length;
    const having = owner === side ? 'with' : 'without';
    observe(tally, `length ${having}`, Math.max(...x) - Math.min(...x));
    observe(tally, `width ${having}`, Math.max(...y) - Math.min(...y));
  }
  observe(tally, 'near the ball', near);
}

function isOnPitch(x: number, y: number): boolean {
  return x >= 0 && x <= 105 && y >= 0 && y <= 68;
}
