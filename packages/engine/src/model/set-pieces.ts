/** How both sides stand while the ball is dead. */
import type { Skill } from '@mundo-manager/rules/players';
import { isPresent } from './absence.ts';
import { clamp, distance } from './arithmetic.ts';
import { freshSkill } from './form.ts';
import { aim, send, setTargets } from './movement.ts';
import { along, BOX_DEPTH, CENTRE, LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { standAt } from './running.ts';
import { type Column, isKeeper, KEEPERS, OUTFIELD, SLOTS, type Slot } from './slots.ts';
import type { Match, RestartKind } from './state.ts';

/** Along and across, where attackers of a corner or a crossed free kick stand; markers stand goal side of them. The last waits for what comes out of the box. */
const BOX_PLACES = [
  [97, 30],
  [98, 37],
  [94, 34],
  [96, 26],
  [96, 42],
  [85, 33],
] as const;
/** Where those stand who stay back against the counter-attack, as their side sees it. */
const REAR_PLACES = [
  [54, 34],
  [60, 22],
  [60, 46],
] as const;

/** So many stay back even when the side has lost players. */
const FEWEST_BACK = 2;

/** Metres that opponents keep from the ball until it is played; from a goal kick and a penalty they stay out of the box. */
const DISTANCE: Readonly<Record<RestartKind, number>> = {
  kickOff: 9.15,
  throwIn: 2,
  goalKick: 16,
  corner: 9.15,
  freeKick: 9.15,
  penalty: 9.15,
};

/** Whether both sides crowd the box: corners, and free kicks that may be crossed. */
export function isBoxSetPiece({ restart, ball }: Match): boolean {
  const { kind, side } = restart;
  return kind === 'corner' || (kind === 'freeKick' && along(side, ball.x) > 70);
}

export function takePlaces(match: Match): void {
  const { restart, players, ball } = match;
  const { kind, side, taker } = restart;
  setTargets(match, true);
  if (kind === 'kickOff') lineUp(match);
  else if (kind === 'penalty') leaveTheBox(match, side);
  else if (isBoxSetPiece(match)) crowdTheBox(match, side);
  aim(players, taker, ball.x, ball.y);
  stepBack(match, players.targetX, players.targetY);
}

/** Whoever still stands too near when the ball is played gives way. */
export function standBack(match: Match): void {
  const { players, restart } = match;
  const { x, y } = players;
  stepBack(match, x, y);
  for (const slot of OUTFIELD[opponent(restart.side)]) standAt(players, slot, x[slot], y[slot]);
}

/** Moves opponents out of the circle around the ball, outwards or, where the pitch ends, towards their goal. */
function stepBack({ restart, ball }: Match, x: Column, y: Column): void {
  const away = opponent(restart.side);
  const radius = DISTANCE[restart.kind];
  const goalX = along(away, 0);
  for (const slot of OUTFIELD[away]) {
    const dx = x[slot] - ball.x;
    const dy = y[slot] - ball.y;
    const metres = distance(dx, dy);
    if (metres >= radius) continue;
    const outX = ball.x + (dx / metres) * radius;
    const outY = ball.y + (dy / metres) * radius;
    if (metres > 0.5 && outX > 0 && outX < LENGTH && outY > 0 && outY < WIDTH) {
      x[slot] = outX;
      y[slot] = outY;
      continue;
    }
    const share = radius / distance(goalX - ball.x, CENTRE - ball.y);
    x[slot] = clamp(ball.x + (goalX - ball.x) * share, 0, LENGTH);
    y[slot] = clamp(ball.y + (CENTRE - ball.y) * share, 0, WIDTH);
  }
}

function lineUp({ players }: Match): void {
  for (const slot of SLOTS) send(players, slot, isKeeper(slot) ? 5 : 12 + players.depth[slot] * 38, players.wide[slot]);
}

function leaveTheBox({ players }: Match, side: SideIndex): void {
  const edge = LENGTH - BOX_DEPTH - 3;
  const { targetX } = players;
  for (const slot of SLOTS) if (along(side, targetX[slot]) > edge) targetX[slot] = along(side, edge);
  aim(players, KEEPERS[opponent(side)], along(side, LENGTH - 0.5), CENTRE);
}

/** The best headers attack the box, three stay back; the defenders who are best in the air take the most dangerous, man by man. */
function crowdTheBox(match: Match, side: SideIndex): void {
  const { players, restart } = match;
  const away = opponent(side);
  const free = OUTFIELD[side].filter((slot) => slot !== restart.taker);
  const attackers = bestFirst(match, free, ['heading', 'jumpingReach']);
  const markers = bestFirst(match, OUTFIELD[away], ['heading', 'jumpingReach', 'marking']);
  const attacking = Math.min(BOX_PLACES.length, attackers.length - FEWEST_BACK);
  BOX_PLACES.slice(0, attacking).forEach(([long, wide], index) => {
    const attacker = attackers[index];
    const marker = markers[index];
    if (attacker === undefined || marker === undefined) return;
    send(players, attacker, long, wide);
    aim(players, marker, along(side, long + 1.2), players.targetY[attacker] + 0.6);
  });
  REAR_PLACES.forEach(([long, wide], index) => {
    const guard = attackers[attacking + index];
    if (guard !== undefined) send(players, guard, long, wide);
  });
  aim(players, KEEPERS[away], along(side, LENGTH - 1.5), CENTRE);
}

/** As the teams were briefed: if tiredness counted, near equals would change places while they wait. The lower slot of equals comes first. */
function bestFirst(match: Match, slots: readonly Slot[], skills: readonly Skill[]): Slot[] {
  const ranked = slots
    .filter((slot) => isPresent(match, slot))
    .map((slot) => ({
      slot,
      worth: skills.reduce((sum, skill) => sum + freshSkill(match, slot, skill), 0),
    }));
  return ranked.toSorted((a, b) => b.worth - a.worth || a.slot - b.slot).map(({ slot }) => slot);
}
