/** What the carrier may do besides passing, each with what it seems worth to him. */
import { clamp, distance, jitter, logistic } from './arithmetic.ts';
import type { CarrierView } from './carrier-view.ts';
import { type Choice, offer } from './choice.ts';
import { CARRYING, CROSSING, ORDERS, PAR, PASSING, SHOOTING } from './constants.ts';
import { across, along, CENTRE, LENGTH, WIDTH } from './pitch.ts';
import { worthHeld, worthLost } from './possession-value.ts';
import { crowdAt, expectedGoal, nearestOpponent, roomAhead } from './pressure-and-lanes.ts';
import { blockChance } from './shooting.ts';
import { isKeeperSlot, NO_SLOT, type NoSlot, type Slot, TEAM } from './slots.ts';

/** Metres from the own goal line, and from the middle, from which a ball into the box is a cross; how much later from the byline, or earlier from deep; up to where it
 * comes from deep. */
const CROSSED = { from: 73, beside: 19, byline: 11, deep: 7, late: 88 } as const;

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
  const worth = met + CROSSING.skill * (skills.crossing[slot] - PAR) + instructed;
  if (offer(choice, 'cross', worth + jitter(random) * noise)) choice.receiver = receiver;
}
