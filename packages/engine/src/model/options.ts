/** What the carrier may do, each with what it seems worth to him. */
import type { TeamPlan } from '../input/team-plan.ts';
import { bell, clamp, distance, logistic } from './arithmetic.ts';
import { LONG_PASS, passChance } from './passing.ts';
import { across, along, CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { coverOf, expectedGoal, laneOf, nearestOpponent, type Point, roomAhead, threat } from './space.ts';
import type { Footballer } from './state.ts';
import { CROSSING, PAR, PASSING, SHOOTING } from './tables.ts';
import type { View } from './view.ts';

export type Action =
  | { readonly kind: 'shot'; readonly utility: number; readonly pressure: number }
  | {
      readonly kind: 'pass';
      readonly utility: number;
      readonly receiver: Footballer;
      readonly to: Point;
      readonly chance: number;
    }
  | { readonly kind: 'cross'; readonly utility: number; readonly receiver: Footballer }
  | { readonly kind: 'carry'; readonly utility: number; readonly long: number; readonly wide: number }
  | { readonly kind: 'clear'; readonly utility: number };

/** Metres behind the line to which a ball into space is played. */
const BEHIND = 8;

export function shotOption({ match, player, brief, long, wide, pressure, noise, urgency }: View): Action | null {
  const metres = distance(LENGTH - long, wide - CENTRE);
  if (metres > 32 || long > LENGTH - 0.5) return null;
  const xg = expectedGoal(long, wide, false, pressure) * (1 - coverOf(match, player.side));
  const trust = 1 + 0.6 * (player.skills.finishing - PAR);
  const wish = 0.008 * brief.shooting + 0.06 * urgency - SHOOTING.patience;
  return { kind: 'shot', utility: xg * SHOOTING.appetite * trust + wish + bell(match.random) * noise, pressure };
}

/** The best of the passes that he sees: to feet, and behind the line for those who are about to run there. */
export function passOption(view: View): Action | null {
  const { match, player, line } = view;
  const { side } = player;
  let best: Action | null = null;
  for (const mate of match.sides[side].players) {
    const ahead = along(side, mate.x) - line;
    if (mate === player || ahead > 0.45) continue;
    const toFeet = passTo(view, mate, mate.x + mate.vx * 0.7, mate.y + mate.vy * 0.7);
    if (toFeet !== null && (best === null || toFeet.utility > best.utility)) best = toFeet;
    if (ahead < -5 || mate.run === 0 || line > 90) continue;
    const behind = passTo(view, mate, along(side, line + BEHIND), mate.y + (CENTRE - mate.y) * 0.15);
    if (behind !== null && (best === null || behind.utility > best.utility)) best = behind;
  }
  return best;
}

function passTo(view: View, mate: Footballer, x: number, y: number): Action | null {
  const { match, player, long, pressure, plan } = view;
  const { side, skills } = player;
  const to = { x: clamp(x, 1, LENGTH - 1), y: clamp(y, 1, WIDTH - 1) };
  const metres = distance(to.x - match.ball.x, to.y - match.ball.y);
  if (metres < 3 || metres > 55) return null;
  const air = metres > LONG_PASS;
  const { margin } = laneOf(match, side, match.ball, to, air ? PASSING.air : PASSING.ground, air);
  const chance = passChance(player, metres, margin, pressure);
  const room = Math.min(nearestOpponent(match, side, to.x, to.y), 8);
  const toLong = along(side, to.x);
  const toWide = across(side, to.y);
  const gain = threat(toLong, toWide) + PASSING.room * room + focus(plan, toLong, toWide);
  const loss = threat(LENGTH - toLong, WIDTH - toWide) * 0.6 + view.lossHere * 0.4 + 0.02;
  const unseen = metres > 14 + 30 * skills.vision ? 0.008 : 0;
  const taste = 0.00022 * view.brief.directness * (metres - 18);
  const forward = (toLong - long) * view.haste;
  const noise = bell(match.random) * view.noise;
  const utility = chance * gain - (1 - chance) * loss * view.caution + forward + taste - unseen + noise;
  return { kind: 'pass', utility, receiver: mate, to, chance };
}

/** In the last third play goes where the team is told to attack. */
function focus(plan: TeamPlan, long: number, wide: number): number {
  if (long < 66) return 0;
  if (wide < 20) return 0.011 * plan.focusLeft;
  return wide > 48 ? 0.011 * plan.focusRight : 0.011 * plan.focusCentre;
}

/** From the flank into the box, to the team-mate with most room there. */
export function crossOption({ match, player, brief, long, wide, noise }: View): Action | null {
  const from = brief.byline > 0 ? 86 : brief.byline < 0 ? 68 : 75;
  if (long < from || Math.abs(wide - CENTRE) < 14 || player.keeper) return null;
  let receiver: Footballer | null = null;
  let most = -1;
  for (const mate of match.sides[player.side].players) {
    const mateLong = along(player.side, mate.x);
    if (mate === player || mateLong < 87 || Math.abs(mate.y - CENTRE) > 14) continue;
    const room = nearestOpponent(match, player.side, mate.x, mate.y) + match.random.next() * 2;
    if (room > most) {
      most = room;
      receiver = mate;
    }
  }
  if (receiver === null) return null;
  const worth = CROSSING.worth + CROSSING.skill * (player.skills.crossing - PAR) + 0.012 * brief.crossing;
  return { kind: 'cross', utility: worth + bell(match.random) * noise, receiver };
}

/** On with the ball: seven metres ahead, inside or out as he is told. */
export function carryOption({
  match,
  player,
  brief,
  long,
  wide,
  lossHere,
  caution,
  noise,
  haste,
}: View): Action | null {
  if (player.keeper) return null;
  const inward = (long > 84 ? 0.25 : 0.08) + 0.3 * brief.cutInside - 0.3 * brief.runWider;
  const to = { long: Math.min(long + 7, LENGTH - 2), wide: clamp(wide + (CENTRE - wide) * inward, 2, WIDTH - 2) };
  const room = clamp(roomAhead(match, player), 0, 12);
  const { dribbling, speed, agility } = player.skills;
  const beat = logistic(-1.4 + 0.42 * room + 2.2 * (dribbling - PAR) + 0.8 * (speed - PAR) + 0.6 * (agility - PAR));
  const wish =
    0.005 * brief.dribbling +
    0.004 * brief.carryForward +
    0.002 * (brief.cutInside + brief.runWider) -
    0.002 * brief.holdBall;
  const utility = beat * threat(to.long, to.wide) * 0.97 - (1 - beat) * (lossHere + 0.015) * caution + wish + 7 * haste;
  return { kind: 'carry', utility: utility + bell(match.random) * noise, ...to };
}

/** Under pressure near the own goal anything is better than losing it; a cool head plays on. */
export function clearOption({ long, pressure, player, noise, match }: View): Action | null {
  if (long > 30 || pressure < 0.4) return null;
  return { kind: 'clear', utility: -0.014 - 0.02 * (player.skills.composure - PAR) + bell(match.random) * noise };
}
