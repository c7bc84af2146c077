/** The passes that a carrier sees, each with what it seems worth to him. */
import type { TeamPlan } from '../input/team-plan.ts';
import { clamp, distance, jitter } from './arithmetic.ts';
import type { CarrierView } from './carrier-view.ts';
import { type Choice, offer } from './choice.ts';
import { ORDERS, PASSING } from './constants.ts';
import { LONG_PASS, passChance } from './passing.ts';
import { across, along, CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { worthHeld, worthLost } from './possession-value.ts';
import { crowdAt, lookDownLane, nearestOpponent, WIDE_LANE } from './pressure-and-lanes.ts';
import { KEEPERS, type Slot } from './slots.ts';

/** Metres behind the line to which a ball into space is played at most, and at least. */
const BEHIND = 8;
const JUST_BEHIND = 1;
/** How far ahead a pass counts for each share of its length that it goes forward: at 45 degrees it counts wholly. */
const AHEAD = 1.4;
/** Metres beyond which the length of a pass forward costs nothing more. */
const LAUNCHED = 30;
/** Metres from which a pass across or back has all of `PASSING.aside`. */
const AWAY = 15;
/** Share of a lost pass that counts as lost where it was played; the rest as lost where it goes. In the air it is cut out where it comes down. */
const LOST_HERE = { ground: 0.4, air: 0.2 } as const;
/** Room around a receiver counts up to here. */
const MOST_ROOM = 8;
const LONGEST_PASS = 66;
const LONGEST_THROW = 26;

/** The passes that he sees: to feet, and behind the line for those who are about to run there. */
export function weighPasses(view: CarrierView, choice: Choice): void {
  const { match, slot, side, line, thrown } = view;
  const { x, y, vx, vy, run, absent } = match.players;
  const first = KEEPERS[side];
  // From the forwards back: the better the first that he looks at, the fewer lanes need a look.
  for (let at = first + 10; at >= first; at--) {
    const mate = at as Slot;
    const ahead = along(side, x[mate]) - line;
    if (mate === slot || absent[mate] === 1 || (ahead > 0.45 && !thrown)) continue;
    weighPass(view, choice, mate, x[mate] + vx[mate] * 0.7, y[mate] + vy[mate] * 0.7);
    if (ahead < -5 || run[mate] === 0 || line > 90 || thrown) continue;
    // No further than the runner gets while the ball is on its way.
    const seconds = distance(x[mate] - match.ball.x, y[mate] - match.ball.y) / PASSING.ground;
    const behind = Math.min(BEHIND, ahead + PASSING.runner * seconds);
    if (behind < JUST_BEHIND) continue;
    weighPass(view, choice, mate, along(side, line + behind), y[mate] + (CENTRE - y[mate]) * 0.15);
  }
}

function weighPass(view: CarrierView, choice: Choice, mate: Slot, x: number, y: number): void {
  const { match, slot, side, long, plan, caution } = view;
  const { ball, players, sides } = match;
  const toX = clamp(x, 1, LENGTH - 1);
  const toY = clamp(y, 1, WIDTH - 1);
  const metres = distance(toX - ball.x, toY - ball.y);
  if (metres < 3 || metres > (view.thrown ? LONGEST_THROW : LONGEST_PASS)) return;
  const toLong = along(side, toX);
  const toWide = across(side, toY);
  const held = worthHeld(toLong, toWide);
  // Who has room there makes more of it than most, who is marked makes less.
  const open = (held < 0 ? -held : held) + PASSING.open;
  const place = held + focus(plan, toLong, toWide);
  const unseen = metres > 14 + 30 * players.skills.vision[slot] ? PASSING.unseen : 0;
  const directness = ORDERS.directness * players.brief.directness[slot] - PASSING.yielding * sides[side].approach;
  const taste = directness * (metres - 18);
  const ahead = clamp((AHEAD * (toLong - long)) / metres, 0, 1);
  const rest =
    (toLong - long) * view.haste - slowness(metres, ahead) + taste - unseen + jitter(match.random) * view.noise;
  // Most passes would not be chosen over a free lane to a free man: no need to look whether they are.
  const most = place + PASSING.room * open;
  if (most + rest <= choice.utility) return;
  const air = metres > LONG_PASS;
  const here = air ? LOST_HERE.air : LOST_HERE.ground;
  const loss = (worthLost(toLong, toWide) * (1 - here) + view.lossHere * here - PASSING.risk) * caution;
  const footing = (air ? view.footing.air : view.footing.ground) - (view.thrown ? PASSING.thrown : 0);
  const hope = passChance(footing, metres, WIDE_LANE, MOST_ROOM);
  if (hope * most + (1 - hope) * loss + rest <= choice.utility) return;
  // While a long ball is in the air opponents run to where it comes down.
  const closed = air ? PASSING.closing * (metres - LONG_PASS) : 0;
  const room = Math.max(0, Math.min(nearestOpponent(match, side, toX, toY), MOST_ROOM) - closed);
  const margin = lookDownLane(match, side, toX, toY, air ? PASSING.air : PASSING.ground, air);
  const balance = footing - PASSING.crowd * crowdAt(toLong, toWide);
  const chance = passChance(balance, metres, margin, room);
  const gain = place + PASSING.room * open * ((2 * room) / MOST_ROOM - 1);
  if (!offer(choice, 'pass', chance * gain + (1 - chance) * loss + rest)) return;
  choice.receiver = mate;
  choice.x = toX;
  choice.y = toY;
  choice.chance = passChance(balance + (view.thrown ? 0 : surerAside(metres, ahead)), metres, margin, room);
}

/** What the length of a pass costs, in goals; `ahead` is 1 for one straight forward, 0 for one across or back. */
function slowness(metres: number, ahead: number): number {
  return PASSING.slow * (1 - ahead) * metres + PASSING.slowAhead * ahead * Math.min(metres, LAUNCHED);
}

/**
 * Balance by which a pass across or back is surer than its passer reckons: it is played before opponents and not past
 * them. As they move over meanwhile, he counts on nothing of it.
 */
function surerAside(metres: number, ahead: number): number {
  return PASSING.aside * (1 - ahead) * Math.min(metres / AWAY, 1);
}

/** In the last third play goes where the team's instruction says. */
function focus(plan: TeamPlan, long: number, wide: number): number {
  if (long < 66) return 0;
  if (wide < 20) return ORDERS.focusWing * plan.focusLeft;
  return wide > 48 ? ORDERS.focusWing * plan.focusRight : ORDERS.focusCentre * plan.focusCentre;
}
