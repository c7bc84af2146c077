/** How both sides stand while the ball is dead. */

import { aim, place, setTargets } from './movement.ts';
import { along, BOX_DEPTH, CENTRE, LENGTH, opponent, type SideIndex } from './pitch.ts';
import { type Footballer, keeperOf, type Match, playerAt } from './state.ts';

/** Along and across, where attackers of a corner or a crossed free kick stand; markers stand goal side of them. */
const BOX_PLACES = [
  [97, 30],
  [98, 37],
  [94, 34],
  [96, 26],
  [96, 42],
  [86, 34],
  [84, 24],
] as const;

/** Whether both sides crowd the box: corners, and free kicks that may be crossed. */
export function isBoxSetPiece(match: Match): boolean {
  const { kind, side } = match.restart;
  return kind === 'corner' || (kind === 'freeKick' && along(side, match.ball.x) > 70);
}

export function takePlaces(match: Match): void {
  const { kind, side } = match.restart;
  for (const each of match.sides) setTargets(match, each);
  if (kind === 'kickOff') lineUp(match);
  else if (kind === 'penalty') leaveTheBox(match, side);
  else if (isBoxSetPiece(match)) crowdTheBox(match, side);
  const taker = playerAt(match, match.restart.taker);
  aim(taker, match.ball.x, match.ball.y);
}

function lineUp(match: Match): void {
  for (const player of match.players) place(player, player.keeper ? 5 : 12 + player.depth * 38, player.wide);
}

function leaveTheBox(match: Match, side: SideIndex): void {
  const edge = LENGTH - BOX_DEPTH - 3;
  for (const player of match.players) {
    if (along(side, player.targetX) > edge) player.targetX = along(side, edge);
  }
  aim(keeperOf(match, opponent(side)), along(side, LENGTH - 0.5), CENTRE);
}

/** The best headers attack the box, three stay back; defenders take them man by man. */
function crowdTheBox(match: Match, side: SideIndex): void {
  const power = ({ skills }: Footballer) => skills.heading + skills.jumpingReach;
  const attackers = match.sides[side].players
    .filter(({ keeper, slot }) => !keeper && slot !== match.restart.taker)
    .sort((a, b) => power(b) - power(a) || a.slot - b.slot);
  const markers = match.sides[opponent(side)].players.filter(({ keeper }) => !keeper);
  BOX_PLACES.forEach(([long, wide], index) => {
    const attacker = attackers[index];
    const marker = markers[index];
    if (attacker === undefined || marker === undefined) return;
    place(attacker, long, wide);
    aim(marker, along(side, long + 1.2), attacker.targetY + 0.6);
  });
  aim(keeperOf(match, opponent(side)), along(side, LENGTH - 1.5), CENTRE);
}
