/** Injuries that end a player's match: of contact, and of muscles that are tired. They are treated at the next dead ball. */
import type { InjuryCause } from '../events/event.ts';
import { INJURIES, LOST_TICKS } from './constants.ts';
import { emit } from './emit.ts';
import { leave } from './leave-pitch.ts';
import { TICKS_A_MINUTE } from './pitch.ts';
import { canLoseOne } from './players-left.ts';
import { emitRunning } from './run-totals.ts';
import { isKeeperSlot, SLOTS, type Slot, sideOf } from './slots.ts';
import { idOf, type Member, type RunningMatch } from './state.ts';
import { bench, slotRating, substitute } from './substitutions.ts';

/** Ticks between two looks at the muscles. */
const CHECK_EVERY = 2 * TICKS_A_MINUTE;

/** What `players.hurt` holds. */
const UNHURT = 0;
const FRESH: Readonly<Record<InjuryCause, number>> = { contact: 1, muscle: 2 };
/** His injury is recorded, and he waits for his replacement. */
const TREATED = 3;

/** A foul may hurt either player: one draw. */
export function riskContact(
  { random, injuryRisk, players }: RunningMatch,
  fouling: Slot,
  fouled: Slot,
  carded: boolean,
): void {
  if (injuryRisk === 0) return;
  const lot = random.next();
  const force = injuryRisk * (carded ? INJURIES.carded : 1);
  if (lot < INJURIES.fouled * force) players.hurt[fouled] = FRESH.contact;
  else if (lot < (INJURIES.fouled + INJURIES.fouling) * force) players.hurt[fouling] = FRESH.contact;
}

/** Every two minutes, at a dead ball, the most tired are the most likely to feel a muscle: one draw for all. */
export function riskMuscles(match: RunningMatch): void {
  const { clock, random, injuryRisk, players } = match;
  if (injuryRisk === 0 || clock.tick < match.musclesAt) return;
  match.musclesAt = clock.tick + CHECK_EVERY;
  let lot = random.next();
  for (const slot of SLOTS) {
    if (players.absent[slot] === 1) continue;
    const worn = 1 - players.energy[slot];
    lot -= INJURIES.muscle * injuryRisk * (1 + INJURIES.tired * worn) * (isKeeperSlot(slot) ? INJURIES.keeper : 1);
    if (lot >= 0) continue;
    players.hurt[slot] = FRESH.muscle;
    return;
  }
}

/** Logs the injuries since the last stoppage; returns whether there are any. */
export function reportInjuries(match: RunningMatch): boolean {
  const { players, clock, restart } = match;
  let isHurt = false;
  for (const slot of SLOTS) {
    const hurt = players.hurt[slot];
    if (hurt === UNHURT || players.absent[slot] === 1) continue;
    isHurt = true;
    if (hurt === TREATED) continue;
    const cause: InjuryCause = hurt === FRESH.contact ? 'contact' : 'muscle';
    emit(match, 'injury', sideOf(slot), { player: idOf(match, slot), cause });
    players.hurt[slot] = TREATED;
    clock.lost += LOST_TICKS.injury;
    restart.ticksLeft = Math.max(restart.ticksLeft, LOST_TICKS.injury);
  }
  return isHurt;
}

/** Replaces an injured player by the best substitute for his place. Without a change left he leaves, unless only seven play. */
export function replaceInjured(match: RunningMatch): void {
  const { players, sides } = match;
  for (const slot of SLOTS) {
    if (players.hurt[slot] === UNHURT || players.absent[slot] === 1) continue;
    players.hurt[slot] = UNHURT;
    const side = sides[sideOf(slot)];
    const member = side.changesLeft > 0 ? replacementFor(match, slot, bench(side)) : null;
    if (member !== null) substitute(match, slot, member);
    else if (canLoseOne(match, side.index)) {
      emitRunning(match, slot);
      leave(match, slot);
    }
  }
}

/** The best substitute for the slot; keepers play outfield only as the last ones left. Null for an empty bench. */
function replacementFor(match: RunningMatch, slot: Slot, members: readonly Member[]): Member | null {
  const worth = (member: Member) =>
    slotRating(match, slot, member) - (isKeeperSlot(slot) || !isBornKeeper(member) ? 0 : 100);
  return members.reduce<Member | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}

/** Whether a player keeps goal better than he plays anywhere else. */
function isBornKeeper({ ratings }: Member): boolean {
  return Object.entries(ratings).every(([position, rating]) => position === 'GK' || rating < ratings.GK);
}
