/** Tackles and fouls on the player with the ball, and the race for a loose one. */
import { bell, distance, logistic } from './arithmetic.ts';
import { DISCIPLINE, DUELS, LOST_TICKS, PAR } from './constants.ts';
import { judge, showCard } from './discipline.ts';
import { emit } from './emit.ts';
import { riskContact } from './injuries.ts';
import { across, along, inBox, opponent, WIDTH } from './pitch.ts';
import { give, putIntoTouch, settlePass, spill } from './possession.ts';
import { award, awardPenalty } from './referee-awards.ts';
import { KEEPERS, NO_SLOT, type NoSlot, SLOTS, type Slot, sideOf } from './slots.ts';
import { idOf, type Players, type RunningMatch } from './state.ts';

/** An opponent close enough may go for the ball. Answers whether the carrier lost it. */
export function challenge(match: RunningMatch, carrier: Slot): boolean {
  const { ball, random, players } = match;
  const { x, y, vx, vy, stun, skills, brief, booked } = players;
  const side = opponent(sideOf(carrier));
  const exposed = exposure(match, carrier);
  const keeper: number = KEEPERS[side];
  for (let at = keeper + 1; at < keeper + 11; at++) {
    const slot = at as Slot;
    const dx = x[slot] - ball.x;
    const dy = y[slot] - ball.y;
    if (dx * dx + dy * dy > 4.4 || stun[slot] > 0) continue;
    const hunt = match.clock.tick - match.ownedSince < 14 ? 0.3 * match.sides[side].plan.afterLoss : 0;
    const instructed = 0.15 * brief.tackling[slot] + 0.06 * brief.pressing[slot];
    const eagerness = 0.46 + hunt + 0.9 * skills.workRate[slot] + instructed;
    const pace = distance(vx[carrier], vy[carrier]);
    const risk = DUELS.shielded + exposed * pace;
    const careful = booked[slot] > 0 ? DISCIPLINE.careful : 1;
    if (random.next() < DUELS.eagerness * risk * eagerness * careful) return tackle(match, slot, carrier);
  }
  return false;
}

/** How much each metre a second invites the tackle: haste and predictable choices invite it. */
export function exposure({ sides, players: { brief } }: RunningMatch, carrier: Slot): number {
  const { tempo } = sides[sideOf(carrier)].plan;
  const instructed = Math.max(0, brief.dribbling[carrier]) + brief.cutInside[carrier] + brief.carryForward[carrier];
  return DUELS.exposed * (1 + DUELS.hasty * Math.max(0, tempo) + DUELS.expected * instructed);
}

function tackle(match: RunningMatch, slot: Slot, carrier: Slot): boolean {
  const { ball, random, players } = match;
  const { brief, skills, stun, booked } = players;
  const side = sideOf(slot);
  stun[slot] = 4;
  const box = inBox(along(opponent(side), ball.x), across(opponent(side), ball.y));
  const calm = 0.3 * (skills.tackling[slot] - PAR) + 0.1 * (skills.decision[slot] - PAR);
  const clumsy = DUELS.foul - calm + 0.06 * brief.tackling[slot];
  const careful = booked[slot] > 0 ? DISCIPLINE.careful : 1;
  if (random.next() < clumsy * careful * (box ? DUELS.foulInBox : 1)) {
    return foul(match, slot, carrier, box);
  }
  const edge = strengthInTackle(players, slot) - strengthOnBall(players, carrier);
  const balance = DUELS.balance + DUELS.skill * edge + 0.3 * brief.tackling[slot];
  if (random.next() > logistic(balance)) {
    // Who beats his man has made the chance himself.
    ball.assistant = NO_SLOT;
    emit(match, 'dribble', opponent(side), { player: idOf(match, carrier), opponent: idOf(match, slot) });
    return false;
  }
  emit(match, 'tackle', side, { player: idOf(match, slot), opponent: idOf(match, carrier) });
  stun[carrier] = 3;
  ball.lastTouch = slot;
  const fate = random.next();
  const nearTouchline = ball.y < DUELS.touchline || ball.y > WIDTH - DUELS.touchline;
  if (nearTouchline && fate < DUELS.intoTouch) putIntoTouch(match);
  else if (fate < 0.65) give(match, slot, 2);
  else spill(match, ball.x + bell(random) * 3, ball.y + bell(random) * 3);
  return true;
}

/** Answers whether play stops: with an advantage it goes on, and a card waits. */
function foul(match: RunningMatch, slot: Slot, carrier: Slot, penalty: boolean): boolean {
  const { ball, clock } = match;
  const side = sideOf(slot);
  const { card, advantage } = judge(match, slot, carrier, penalty);
  emit(match, 'foul', side, { player: idOf(match, slot), opponent: idOf(match, carrier), penalty, advantage });
  riskContact(match, slot, carrier, card !== null);
  if (advantage) {
    if (card !== null) match.pendingCards.push(card);
    return false;
  }
  clock.lost += LOST_TICKS.foul;
  if (penalty) awardPenalty(match, opponent(side));
  else award(match, 'freeKick', opponent(side), ball.x, ball.y);
  if (card !== null) showCard(match, card);
  return true;
}

function strengthInTackle({ skills }: Players, slot: Slot): number {
  const { tackling, strength, anticipation, determination } = skills;
  return 0.45 * tackling[slot] + 0.2 * strength[slot] + 0.15 * anticipation[slot] + 0.2 * determination[slot];
}

function strengthOnBall({ skills }: Players, slot: Slot): number {
  const { dribbling, agility, strength, technique, composure } = skills;
  const feet = 0.3 * dribbling[slot] + 0.25 * technique[slot] + 0.1 * composure[slot];
  return feet + 0.2 * agility[slot] + 0.15 * strength[slot];
}

/** The player who takes a loose ball: near to it, and good at reading it. */
export function contestLooseBall(match: RunningMatch): void {
  const { ball, random, players } = match;
  const { x, y, stun, skills } = players;
  let winner: Slot | NoSlot = NO_SLOT;
  let best = 1e9;
  for (const slot of SLOTS) {
    const dx = x[slot] - ball.x;
    const dy = y[slot] - ball.y;
    if (dx * dx + dy * dy > 4.84 || stun[slot] > 1) continue;
    const read = skills.anticipation[slot] + 0.5 * skills.determination[slot];
    const score = distance(dx, dy) - read + random.next() * 0.8;
    if (score < best) {
      best = score;
      winner = slot;
    }
  }
  if (winner === NO_SLOT) return;
  if (ball.pass !== null && sideOf(ball.pass.player) !== sideOf(winner)) settlePass(match, NO_SLOT);
  give(match, winner, 2);
}
