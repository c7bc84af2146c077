/** Who takes a dead ball: the named taker if he is on the pitch, else the best for it. */
import { distance } from './arithmetic.ts';
import { across, along, CENTRE, type SideIndex } from './pitch.ts';
import { type Footballer, keeperOf, type Match, type RestartKind } from './state.ts';

export function takerOf(match: Match, kind: RestartKind, side: SideIndex): Footballer {
  if (kind === 'goalKick') return keeperOf(match, side);
  const named = namedTaker(match, kind, side);
  return named ?? bestBy(match, side, (player) => aptitude(match, kind, player));
}

/** Free kicks within reach of the goal are direct, from further out they are crossed. */
export function isDirect(match: Match, side: SideIndex): boolean {
  const long = along(side, match.ball.x);
  return long > 76 && Math.abs(across(side, match.ball.y) - CENTRE) < 17;
}

/** The outfield player with the highest worth; the first of equals. */
export function bestBy(match: Match, side: SideIndex, worth: (player: Footballer) => number): Footballer {
  return match.sides[side].players.slice(1).reduce((best, player) => (worth(player) > worth(best) ? player : best));
}

function namedTaker(match: Match, kind: RestartKind, side: SideIndex): Footballer | undefined {
  const { takers, players } = match.sides[side];
  const id = takers[setPieceOf(match, kind, side) ?? ''];
  return id === undefined || id === null ? undefined : players.find(({ member }) => member.id === id);
}

function setPieceOf(match: Match, kind: RestartKind, side: SideIndex): string | null {
  if (kind === 'penalty') return 'penalties';
  if (kind === 'corner') return across(side, match.ball.y) < CENTRE ? 'leftCorners' : 'rightCorners';
  if (kind === 'freeKick' && along(side, match.ball.x) > 62)
    return isDirect(match, side) ? 'directFreeKicks' : 'indirectFreeKicks';
  return null;
}

function aptitude(match: Match, kind: RestartKind, player: Footballer): number {
  const { skills, side } = player;
  if (kind === 'penalty') return skills.finishing + skills.composure;
  if (kind === 'corner') return skills.crossing;
  if (kind === 'freeKick' && along(side, match.ball.x) > 62) {
    return skills.technique + (isDirect(match, side) ? skills.finishing : skills.crossing);
  }
  return -distance(player.x - match.ball.x, player.y - match.ball.y);
}
