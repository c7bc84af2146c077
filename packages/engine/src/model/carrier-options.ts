/** What the carrier may do, each with what it seems worth to him. An option replaces the choice so far if it seems better. */
import type { TeamPlan } from '../input/team-plan.ts';
import { clamp, distance, jitter, logistic } from './arithmetic.ts';
import type { CarrierView } from './carrier-view.ts';
import { CARRYING, CROSSING, ORDERS, PAR, PASSING, SHOOTING } from './constants.ts';
import { LONG_PASS, passChance } from './passing.ts';
import { across, along, CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { worthHeld, worthLost } from './possession-value.ts';
import { expectedGoal, lookDownLane, nearestOpponent, roomAhead, WIDE_LANE } from './pressure-and-lanes.ts';
import { blockChance } from './shooting.ts';
import { isKeeperSlot, KEEPERS, NO_SLOT, type NoSlot, type Slot, TEAM } from './slots.ts';

type ActionKind = 'hold' | 'shot' | 'pass' | 'cross' | 'carry' | 'clear';

/** The best option so far. */
export interface Choice {
  kind: ActionKind;
  utility: number;
  /** Of a pass or cross. */
  receiver: Slot | NoSlot;
  /** Where the ball or its carrier goes. */
  x: number;
  y: number;
  /** That a pass arrives. */
  chance: number;
}

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
/** Metres from the own goal line, and from the middle, from which a ball into the box is a cross; how much later from the byline, or earlier from deep; up to where it
 * comes from deep. */
const CROSSED = { from: 73, beside: 19, byline: 11, deep: 7, late: 88 } as const;
/** Metres from the own goal line from which the middle is crowded, and where it is most; metres from the middle where it ends, and over how many. */
const CROWD = { from: 65, to: 95, wing: 26, edge: 12 } as const;
const LONGEST_PASS = 66;
const LONGEST_THROW = 26;

/** Nothing chosen yet: he keeps the ball. */
export function noChoice(): Choice {
  return { kind: 'hold', utility: -9, receiver: NO_SLOT, x: 0, y: 0, chance: 0 };
}

function offer(choice: Choice, kind: ActionKind, utility: number): boolean {
  if (utility <= choice.utility) return false;
  choice.kind = kind;
  choice.utility = utility;
  return true;
}

export function weighShot(view: CarrierView, choice: Choice): void {
  const { match, slot, side, long, wide, pressure, noise, urgency, thrown, settled } = view;
  const metres = distance(LENGTH - long, wide - CENTRE);
  if (metres > SHOOTING.furthest || long > LENGTH - 0.5 || thrown) return;
  const { skills, brief } = match.players;
  const xg = expectedGoal(long, wide, false, pressure) * (1 - blockChance(match, side, false));
  const trust = 1 + 0.6 * (skills.finishing[slot] - PAR);
  const near = clamp((SHOOTING.patientFrom - metres) / (SHOOTING.patientFrom - SHOOTING.patientTo), 0, 1);
  const beyond = clamp((metres - SHOOTING.patientFrom) / (SHOOTING.furthest - SHOOTING.patientFrom), 0, 1);
  const afar = SHOOTING.patienceAfar + (SHOOTING.patienceFurthest - SHOOTING.patienceAfar) * beyond;
  const patience = afar + (SHOOTING.patience + SHOOTING.unset * (1 - settled) - afar) * near;
  const wish = ORDERS.shooting * brief.shooting[slot] + SHOOTING.urgency * urgency - patience;
  offer(choice, 'shot', xg * SHOOTING.appetite * trust + wish + jitter(match.random) * noise);
}

/** Under pressure near the own goal anything is better than losing it; a cool head plays on. */
export function weighClearance({ long, pressure, slot, noise, match, thrown }: CarrierView, choice: Choice): void {
  if (long > 30 || pressure < 0.4 || thrown) return;
  const { composure } = match.players.skills;
  offer(choice, 'clear', PASSING.cleared - 0.008 * (composure[slot] - PAR) + jitter(match.random) * noise);
}

/** On with the ball: seven metres ahead, inside or out by his instruction. */
export function weighCarry(view: CarrierView, choice: Choice): void {
  const { match, slot, side, long, wide, caution, noise, haste } = view;
  if (isKeeperSlot(slot) || view.restart) return;
  const { skills, brief } = match.players;
  const { dribbling, speed, agility } = skills;
  const inward = (long > 84 ? 0.25 : 0.08) + 0.3 * brief.cutInside[slot] - 0.2 * brief.runWider[slot];
  const toLong = Math.min(long + 7, LENGTH - 2);
  const toWide = clamp(wide + (CENTRE - wide) * inward, 2, WIDTH - 2);
  const room = clamp(roomAhead(match, slot), 0, 12);
  const legs = 2.2 * (dribbling[slot] - PAR) + 0.8 * (speed[slot] - PAR) + 0.6 * (agility[slot] - PAR);
  const beat = logistic(CARRYING.base + CARRYING.room * room + legs - CARRYING.crowd * crowdAt(toLong, toWide));
  const wish =
    CARRYING.wish +
    ORDERS.dribbling * brief.dribbling[slot] +
    ORDERS.carryForward * brief.carryForward[slot] +
    ORDERS.aside * (brief.cutInside[slot] + brief.runWider[slot]) -
    ORDERS.holdBall * brief.holdBall[slot];
  const loss = (worthLost(long, wide) - CARRYING.risk) * caution;
  const utility = beat * worthHeld(toLong, toWide) + (1 - beat) * loss + wish + 7 * haste;
  if (!offer(choice, 'carry', utility + jitter(match.random) * noise)) return;
  choice.x = along(side, toLong);
  choice.y = across(side, toWide);
}

/** From the flank into the box, to the team-mate with most room there. */
export function weighCross({ match, slot, side, long, wide, noise, thrown }: CarrierView, choice: Choice): void {
  const { players, random } = match;
  const { x, y, skills, brief, absent } = players;
  const from = CROSSED.from + (brief.byline[slot] > 0 ? CROSSED.byline : CROSSED.deep) * brief.byline[slot];
  if (long < from || Math.abs(wide - CENTRE) < CROSSED.beside || isKeeperSlot(slot) || thrown) return;
  let receiver: Slot | NoSlot = NO_SLOT;
  let most = -1;
  let arrived = 0;
  for (const mate of TEAM[side]) {
    if (mate === slot || absent[mate] === 1 || along(side, x[mate]) < 86 || Math.abs(y[mate] - CENTRE) > 14) continue;
    arrived += 1;
    const room = nearestOpponent(match, side, x[mate], y[mate]) + random.next() * 2;
    if (room > most) {
      most = room;
      receiver = mate;
    }
  }
  if (receiver === NO_SLOT) return;
  const early = Math.max(0, -brief.byline[slot]) * (long < CROSSED.late ? ORDERS.deep : -ORDERS.deep);
  const instructed = ORDERS.crossing * brief.crossing[slot] + early;
  const met = Math.min(arrived, CROSSING.most) * CROSSING.each;
  const worth = CROSSING.worth + met + CROSSING.skill * (skills.crossing[slot] - PAR) + instructed;
  if (offer(choice, 'cross', worth + jitter(random) * noise)) choice.receiver = receiver;
}

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
  const { ball, players } = match;
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
  const taste = (ORDERS.directness * players.brief.directness[slot] - PASSING.yielding * plan.approach) * (metres - 18);
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

/** How much all players defend a place: 1 in the middle before goal, 0 on the wing and far from it. */
function crowdAt(long: number, wide: number): number {
  const aside = Math.abs(wide - CENTRE);
  return clamp((long - CROWD.from) / (CROWD.to - CROWD.from), 0, 1) * clamp((CROWD.wing - aside) / CROWD.edge, 0, 1);
}

/** In the last third play goes where the team's instruction says. */
function focus(plan: TeamPlan, long: number, wide: number): number {
  if (long < 66) return 0;
  if (wide < 20) return ORDERS.focusWing * plan.focusLeft;
  return wide > 48 ? ORDERS.focusWing * plan.focusRight : ORDERS.focusCentre * plan.focusCentre;
}
