/** A cross comes down in the box: the keeper takes it, a defender heads it away, an attacker heads or volleys at goal. */
import { bell, distance } from './arithmetic.ts';
import { CROSSING, SHOOTING } from './constants.ts';
import { type SkillReader, skillsOf } from './current-ability.ts';
import { emit } from './emit.ts';
import { across, along, inBox, LENGTH, opponent } from './pitch.ts';
import { give, settlePass, spill, takeOver, turnBehind } from './possession.ts';
import { nearestOpponent, pressureOn } from './pressure-and-lanes.ts';
import { shoot } from './shooting.ts';
import { launchGoal } from './shot-flight.ts';
import { isKeeperSlot, NO_SLOT, type NoSlot, SLOTS, type Slot, sideOf } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';
import { bestBy } from './takers.ts';

/** Metres from which players get to a cross that comes down; the one it is meant for sees it early. */
const REACH = 3;
const TARGET_REACH = 4.5;
/** Ticks for which the ball of a dead ball is in the air at most. */
const SET_PIECE = 12;

export function contestCross(match: RunningMatch): void {
  const { ball } = match;
  const crosser = ball.lastTouch;
  const winner = firstToIt(match, crosser);
  if (winner === NO_SLOT) spill(match, ball.x, ball.y);
  else if (sideOf(winner) === sideOf(crosser)) attackCross(match, winner, crosser);
  else if (isKeeperSlot(winner)) give(match, winner, 6);
  else headAway(match, winner);
}

function firstToIt(match: RunningMatch, crosser: Slot): Slot | NoSlot {
  const { ball, random, players } = match;
  const { x, y } = players;
  const dead = isSetPiece(match);
  let winner: Slot | NoSlot = NO_SLOT;
  let best = -1e9;
  for (const slot of SLOTS) {
    if (slot === crosser) continue;
    const metres = distance(x[slot] - ball.x, y[slot] - ball.y);
    const target = slot === ball.receiver && ball.fate === 'received';
    if (metres > (target ? TARGET_REACH : REACH)) continue;
    const attacks = sideOf(slot) === sideOf(crosser);
    const score =
      powerInTheAir(skillsOf(match, slot, dead), isKeeperSlot(slot), attacks, metres) -
      0.06 * metres +
      bell(random) * 0.16 +
      (target ? 0.05 : 0) -
      (attacks ? CROSSING.defended : 0);
    if (score > best) {
      best = score;
      winner = slot;
    }
  }
  return winner;
}

function powerInTheAir(skillOf: SkillReader, isKeeper: boolean, attacks: boolean, metres: number): number {
  if (isKeeper) {
    const late = metres > 3 ? 0.4 : 0.05;
    return 0.6 * skillOf('handling') + 0.3 * skillOf('agility') + 0.15 * skillOf('jumpingReach') - late;
  }
  const read = skillOf(attacks ? 'anticipation' : 'marking');
  const leap = 0.36 * skillOf('heading') + 0.34 * skillOf('jumpingReach');
  return leap + 0.15 * skillOf('strength') + 0.1 * read + 0.05 * skillOf('determination');
}

function attackCross(match: RunningMatch, slot: Slot, crosser: Slot): void {
  const { ball, random } = match;
  const side = sideOf(slot);
  if (!inBox(along(side, ball.x) + 2, across(side, ball.y))) {
    give(match, slot, 2);
    return;
  }
  settlePass(match, slot);
  // Not every ball in play that he gets to can be turned on goal: others are flicked on.
  const dead = isSetPiece(match);
  if (!dead && random.next() > CROSSING.attempted) {
    flickOn(match, slot);
    return;
  }
  ball.assistant = crosser;
  const header = random.next() < CROSSING.headed;
  shoot(match, slot, { header, penalty: false, pressure: pressureOn(match, slot), dead });
}

/** The ball comes from a corner or a free kick: those who attack it came to head it. */
function isSetPiece({ restart, clock }: RunningMatch): boolean {
  return (restart.kind === 'corner' || restart.kind === 'freeKick') && clock.tick - restart.since < SET_PIECE;
}

/** A short pass in the air to the first team-mate there. */
function flickOn(match: RunningMatch, slot: Slot): void {
  const { ball, random, players } = match;
  const near = (mate: Slot) => -distance(players.x[mate] - ball.x, players.y[mate] - ball.y);
  const mate = bestBy(sideOf(slot), (other) => (other === slot ? -LENGTH : near(other)));
  headTo(match, slot, mate, ball.x + bell(random) * CROSSING.flicked, ball.y + bell(random) * CROSSING.flicked);
}

/** A headed pass that comes down at a place; it is meant for a team-mate, who has to get there first. */
function headTo(match: RunningMatch, slot: Slot, receiver: Slot, toX: number, toY: number): void {
  const { ball, clock } = match;
  ball.pass = { player: slot, receiver, kind: 'short', tick: clock.tick, x: ball.x, y: ball.y };
  ball.lastTouch = slot;
  spill(match, toX, toY);
}

/** To a team-mate who is free, or upfield, behind for a corner, now and then past the own keeper. */
function headAway(match: RunningMatch, slot: Slot): void {
  const { ball, random, players } = match;
  const { x, y } = players;
  const side = sideOf(slot);
  settlePass(match, NO_SLOT);
  takeOver(match, side);
  ball.lastTouch = slot;
  const room = (mate: Slot) => {
    const near = mate !== slot && distance(x[mate] - x[slot], y[mate] - y[slot]) <= CROSSING.headedWithin;
    return near ? nearestOpponent(match, side, x[mate], y[mate]) : 0;
  };
  const mate = bestBy(side, room);
  if (room(mate) > CROSSING.headedRoom && random.next() < CROSSING.headedTo) {
    const { headedSpread } = CROSSING;
    headTo(match, slot, mate, x[mate] + bell(random) * headedSpread, y[mate] + bell(random) * headedSpread);
    return;
  }
  emit(match, 'clearance', side, { player: idOf(match, slot) });
  const fate = random.next();
  const upfield = side === 0 ? 1 : -1;
  if (fate < 0.002) launchGoal(match, slot, opponent(side));
  else if (fate < SHOOTING.headedBehind) turnBehind(match, opponent(side));
  else spill(match, ball.x + upfield * (8 + random.next() * 14), ball.y + bell(random) * 12);
}
