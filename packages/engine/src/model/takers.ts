/** Who takes a dead ball: the named taker if he is on the pitch, else the best of those who are. */
import { type SetPieceName, TAKER_SKILLS } from '@mundo-manager/rules/tactics';
import { distance } from './arithmetic.ts';
import { ownSkill } from './current-ability.ts';
import { across, along, CENTRE, type SideIndex } from './pitch.ts';
import { isPresent, slotOfPlayer } from './players-left.ts';
import { KEEPERS, OUTFIELD, type Slot, sideOf } from './slots.ts';
import type { RestartKind, RunningMatch } from './state.ts';

export function takerOf(match: RunningMatch, kind: RestartKind, side: SideIndex): Slot {
  if (kind === 'goalKick') return KEEPERS[side];
  return namedTaker(match, kind, side) ?? bestBy(side, (slot) => aptitude(match, kind, slot));
}

/** Free kicks within reach of the goal are direct, from further out they are crossed. */
export function isDirect({ restart }: RunningMatch, side: SideIndex): boolean {
  return along(side, restart.x) > 76 && Math.abs(across(side, restart.y) - CENTRE) < 17;
}

/** The outfield player with the highest worth; the first of equals. */
export function bestBy(side: SideIndex, worth: (slot: Slot) => number): Slot {
  return OUTFIELD[side].reduce((best, slot) => (worth(slot) > worth(best) ? slot : best));
}

function namedTaker(match: RunningMatch, kind: RestartKind, side: SideIndex): Slot | undefined {
  const { takers } = match.sides[side];
  const id = takers[setPieceOf(match, kind, side) ?? ''];
  return id === undefined || id === null ? undefined : slotOfPlayer(match, side, id);
}

function setPieceOf(match: RunningMatch, kind: RestartKind, side: SideIndex): SetPieceName | null {
  if (kind === 'penalty') return 'penalties';
  if (kind === 'corner') return across(side, match.restart.y) < CENTRE ? 'leftCorners' : 'rightCorners';
  if (kind === 'freeKick' && along(side, match.restart.x) > 62)
    return isDirect(match, side) ? 'directFreeKicks' : 'indirectFreeKicks';
  return null;
}

function aptitude(match: RunningMatch, kind: RestartKind, slot: Slot): number {
  if (!isPresent(match, slot)) return -1e9;
  const { restart, players } = match;
  // The forward nearest to the middle kicks off.
  if (kind === 'kickOff') return players.depth[slot] - 0.004 * Math.abs(players.wide[slot] - CENTRE);
  const setPiece = setPieceOf(match, kind, sideOf(slot));
  return setPiece === null
    ? -distance(players.x[slot] - restart.x, players.y[slot] - restart.y)
    : TAKER_SKILLS[setPiece].reduce((sum, skill) => sum + ownSkill(match, slot, skill), 0);
}
