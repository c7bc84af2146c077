/** The referee judges a foul: play on, a free kick, a card. Laws 5 and 12 of the game. */
import type { CardColour, CardReason } from '../events/event.ts';
import { distance } from './arithmetic.ts';
import { DISCIPLINE, LOST_TICKS, PAR } from './constants.ts';
import { emit } from './emit.ts';
import { leave } from './leave-pitch.ts';
import { across, along, CENTRE, LENGTH, opponent } from './pitch.ts';
import { canLoseOne } from './players-left.ts';
import { roomAhead } from './pressure-and-lanes.ts';
import { emitRunning } from './run-totals.ts';
import { OUTFIELD, type Slot, sideOf } from './slots.ts';
import { idOf, type PendingCard, type RunningMatch } from './state.ts';

/** What the referee makes of a foul. */
interface Verdict {
  readonly card: PendingCard | null;
  readonly advantage: boolean;
}

/** Always two draws, one for the card and one for the advantage, so that the random stream stays in step. */
export function judge(match: RunningMatch, slot: Slot, carrier: Slot, penalty: boolean): Verdict {
  const { random, strictness, players } = match;
  const lot = random.next();
  const benefit = random.next();
  players.fouls[slot] += 1;
  const deniesGoal = isThroughOnGoal(match, slot, carrier);
  const card = strictness === 0 ? null : cardFor(match, slot, carrier, { lot, penalty, deniesGoal });
  const advantage = !penalty && card?.colour !== 'red' && benefit < DISCIPLINE.advantage && isPromising(match, carrier);
  return { card, advantage };
}

interface Offence {
  readonly lot: number;
  readonly penalty: boolean;
  readonly deniesGoal: boolean;
}

function cardFor(
  match: RunningMatch,
  slot: Slot,
  carrier: Slot,
  { lot, penalty, deniesGoal }: Offence,
): PendingCard | null {
  const { strictness, players } = match;
  const { brief, skills } = players;
  const cardOf = (colour: PendingCard['colour'], reason: CardReason): PendingCard => {
    return { slot, colour, reason, opponent: idOf(match, carrier) };
  };
  // Who goes for the ball in the box is booked; elsewhere stopping a man who is through costs the red card.
  const denied = deniesGoal && !penalty ? DISCIPLINE.denied : 0;
  if (lot < strictness * denied) return cardOf('red', 'deniedGoal');
  const force = Math.max(
    0,
    1 + DISCIPLINE.harder * brief.tackling[slot] + DISCIPLINE.clumsy * (PAR - skills.tackling[slot]),
  );
  const violent = DISCIPLINE.violent * force;
  if (lot < strictness * (denied + violent)) return cardOf('red', 'seriousFoul');
  const persistent = DISCIPLINE.persistent * Math.max(0, players.fouls[slot] - 2);
  const tactical = isPromising(match, carrier) ? DISCIPLINE.tactical : 0;
  const usual = DISCIPLINE.reckless * force + persistent + tactical + (deniesGoal ? DISCIPLINE.booked : 0);
  // A booked player is spared a second card more often.
  const spared = players.booked[slot] === 0 ? 1 : DISCIPLINE.spared;
  if (lot >= strictness * (denied + violent + usual * spared)) return null;
  return cardOf(
    'yellow',
    tactical > 0 ? 'tacticalFoul' : persistent > DISCIPLINE.persistent ? 'persistentFouls' : 'recklessTackle',
  );
}

/** The fouled player's side would come through: he is in the opponents' half with room before him. */
function isPromising(match: RunningMatch, carrier: Slot): boolean {
  const { players } = match;
  return (
    along(sideOf(carrier), players.x[carrier]) > DISCIPLINE.promisingFrom && roomAhead(match, carrier) > DISCIPLINE.room
  );
}

/** Whether only the keeper and the fouling player are between him and a near goal. */
function isThroughOnGoal({ players, ball }: RunningMatch, slot: Slot, carrier: Slot): boolean {
  const { x, y } = players;
  const side = sideOf(carrier);
  const toGoal = distance(LENGTH - along(side, ball.x), across(side, ball.y) - CENTRE);
  if (toGoal > DISCIPLINE.nearGoal) return false;
  return OUTFIELD[opponent(side)].every((other) => {
    if (other === slot) return true;
    const left = distance(LENGTH - along(side, x[other]), across(side, y[other]) - CENTRE);
    return left > toGoal - 1;
  });
}

/** Shows the card, now that the ball is dead. A second yellow or a red sends off; a side of seven keeps everyone. */
export function showCard(match: RunningMatch, { slot, colour, reason, opponent: fouled }: PendingCard): void {
  const { players, clock, restart } = match;
  const side = sideOf(slot);
  const isBooked = players.booked[slot] > 0;
  const sendsOff = (colour === 'red' || isBooked) && canLoseOne(match, side);
  if (isBooked && !sendsOff) return;
  const shown: CardColour = !sendsOff ? 'yellow' : isBooked && colour === 'yellow' ? 'secondYellow' : 'red';
  if (sendsOff) emitRunning(match, slot);
  emit(match, 'card', side, { player: idOf(match, slot), colour: shown, reason, opponent: fouled });
  players.booked[slot] = 1;
  const lost = sendsOff ? LOST_TICKS.sendingOff : LOST_TICKS.card;
  clock.lost += lost;
  restart.ticksLeft = Math.max(restart.ticksLeft, lost);
  if (sendsOff) leave(match, slot);
}

/** Shows the cards that waited for the ball to be dead; who has been substituted since gets none. */
export function showPendingCards(match: RunningMatch): void {
  while (match.pendingCards.length > 0) {
    const card = match.pendingCards.shift();
    if (card !== undefined && match.players.absent[card.slot] === 0) showCard(match, card);
  }
}

/** Keepers of a side that leads waste time late in a match, now and then too long. */
export function punishDelay(match: RunningMatch): void {
  const { restart, sides, clock, random, strictness } = match;
  if (restart.kind !== 'goalKick' || clock.tick < DISCIPLINE.delayFrom || strictness === 0) return;
  const { side, taker } = restart;
  if (sides[side].goals <= sides[opponent(side)].goals) return;
  if (random.next() >= strictness * DISCIPLINE.delay) return;
  showCard(match, { slot: taker, colour: 'yellow', reason: 'timeWasting', opponent: null });
}
