/** A player leaves for good, sent off or hurt: his side closes ranks, and a keeper is replaced. */

import { applyFatigue, takeSlot } from './current-ability.ts';
import { emit } from './emit.ts';
import type { SideIndex } from './pitch.ts';
import { emptySlot, exchange, outfieldStaying } from './players-left.ts';
import { emitRunning } from './run-totals.ts';
import { closeRanks } from './short-handed.ts';
import { isKeeperSlot, KEEPERS, type Slot, sideOf } from './slots.ts';
import { idOf, type Member, memberAt, type RunningMatch } from './state.ts';
import { bench, bringOn, slotRating } from './substitutions.ts';
import { takerOf } from './takers.ts';

/** The player of the slot is gone. In goal the substitute keeper comes on for an outfield player, or an outfield player takes the gloves. */
export function leave(match: RunningMatch, slot: Slot): void {
  const side = sideOf(slot);
  if (isKeeperSlot(slot)) replaceKeeper(match, side);
  else emptySlot(match, slot);
  closeRanks(match, side);
  const { ball, restart } = match;
  if (ball.state === 'dead' && restart.side === side) restart.taker = takerOf(match, restart.kind, side);
  restart.fresh = true;
}

function replaceKeeper(match: RunningMatch, side: SideIndex): void {
  const keeper = KEEPERS[side];
  const substitute = substituteKeeper(match, side);
  if (substitute === null) {
    const volunteer = volunteerOf(match, side);
    exchange(match, keeper, volunteer);
    emptySlot(match, volunteer);
  } else {
    const sacrificed = frontMost(match, side);
    const playerOut = idOf(match, sacrificed);
    const leaver = memberAt(match, keeper);
    emitRunning(match, sacrificed);
    bringOn(match, keeper, substitute, playerOut);
    match.players.members[sacrificed] = leaver;
    emptySlot(match, sacrificed);
  }
  takeSlot(match, keeper);
  applyFatigue(match, keeper);
  emit(match, 'keeperChange', side, { player: idOf(match, keeper) });
}

/** The best keeper on the bench, if a change is left and he keeps goal better than all players on the pitch. */
function substituteKeeper(match: RunningMatch, side: SideIndex): Member | null {
  const own = match.sides[side];
  if (own.changesLeft === 0) return null;
  const best = bestKeeper(bench(own));
  const volunteer = memberAt(match, volunteerOf(match, side)).ratings.GK;
  return best !== null && best.ratings.GK > volunteer ? best : null;
}

/** Null for an empty bench; the first of equals. */
function bestKeeper(members: readonly Member[]): Member | null {
  return members.reduce<Member | null>(
    (best, one) => (best === null || one.ratings.GK > best.ratings.GK ? one : best),
    null,
  );
}

/** The outfield player who is missed least where he plays, for what he is worth in goal. */
function volunteerOf(match: RunningMatch, side: SideIndex): Slot {
  const worth = (slot: Slot) => memberAt(match, slot).ratings.GK - 0.5 * slotRating(match, slot);
  return outfieldStaying(match, side).reduce((best, slot) => (worth(slot) > worth(best) ? slot : best));
}

/** Of those who play furthest forward, the one with the least energy left. */
function frontMost(match: RunningMatch, side: SideIndex): Slot {
  const { depth, energy } = match.players;
  const nearer = (slot: Slot) => depth[slot] - 0.2 * energy[slot];
  return outfieldStaying(match, side).reduce((best, slot) => (nearer(slot) > nearer(best) ? slot : best));
}
