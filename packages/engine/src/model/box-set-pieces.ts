/** Corners and free kicks near the goal: attackers of the box, markers, the wall and the line. */
import type { Skill } from '@mundo-manager/rules/players';
import { clamp, distance } from './arithmetic.ts';
import { ownSkill } from './current-ability.ts';
import { aim, send } from './movement.ts';
import { across, along, CENTRE, GOAL_HALF_WIDTH, LENGTH, opponent, type SideIndex, WIDTH } from './pitch.ts';
import { isPresent, outfieldLeft } from './players-left.ts';
import { KEEPERS, OUTFIELD, type Slot } from './slots.ts';
import type { RunningMatch } from './state.ts';

/**
 * Along and across, where attackers of a corner wait, the last for rebounds outside the box; markers are goal side of
 * them.
 */
const CORNER_PLACES = [
  [93, 30],
  [94, 38],
  [90.5, 34],
  [92, 26],
  [92, 42],
  [85, 34],
] as const;
/** Metres before the line of defence and across, where attackers of a free kick wait: some on the line, some on the run. */
const LINE_PLACES = [
  [0.8, 29.5],
  [1.6, 38.5],
  [0.8, 34.5],
  [2.6, 25],
  [2.2, 42.5],
  [9, 35],
] as const;
/** How far they move to the far post: of the ball's way from the middle, and metres at most. */
const FAR_POST = { share: 0.25, most: 5 } as const;
/** Where the players wait who stay back against the counter-attack, from their side's view. */
const REAR_PLACES = [
  [54, 34],
  [60, 22],
  [60, 46],
] as const;
/** So many stay back even when the side has lost players. */
const FEWEST_BACK = 2;
/** Players of a side who mark or stay free before it builds a wall. */
const FEWEST_MARKERS = 5;
/**
 * Metres: from the goal for a direct shot, and for a wall of two; from the ball to the wall; between the men of a wall.
 */
const SHOT_WITHIN = 30;
const WALLED_WITHIN = 40;
const WALL_AWAY = 9.5;
const SHOULDER = 0.7;
/** Metres from their goal line of a line of defence: at least, and at most. */
const LINE = { least: 10, most: 19 } as const;
/** Metres that attackers run towards the goal when a corner or a free kick is struck; who waits behind that place stays. */
const CORNER_RUN = 4;
const LINE_RUN = 6;
const BEHIND_THE_BOX = 89;

/** Whether both sides crowd the box: corners, and free kicks that may be crossed. */
export function isBoxSetPiece({ restart }: RunningMatch): boolean {
  const { kind, side, x } = restart;
  return kind === 'corner' || (kind === 'freeKick' && along(side, x) > 70);
}

/** The best headers attack the box, three stay back; the defenders who are best in the air take the most dangerous, man by man. */
export function crowdTheBox(match: RunningMatch): void {
  const { players, restart } = match;
  const { side, taker, kind } = restart;
  const away = opponent(side);
  const attackers = bestFirst(
    match,
    OUTFIELD[side].filter((slot) => slot !== taker),
    ['heading', 'jumpingReach'],
  );
  const defenders = bestFirst(match, OUTFIELD[away], ['heading', 'jumpingReach', 'marking']);
  const attacking = attackers.length - FEWEST_BACK;
  const places = (kind === 'corner' ? CORNER_PLACES : linePlaces(match)).slice(0, attacking);
  const wall = wallSize(match);
  const markers = defenders.slice(0, defenders.length - wall);
  places.forEach(([long, wide], index) => {
    const attacker = attackers[index];
    const marker = markers[index];
    if (attacker !== undefined) send(players, attacker, long, wide);
    if (attacker === undefined || marker === undefined) return;
    aim(players, marker, along(side, long + (kind === 'corner' ? 1.2 : 0.8)), players.targetY[attacker] + 0.6);
  });
  REAR_PLACES.forEach(([long, wide], index) => {
    const guard = attackers[places.length + index];
    if (guard !== undefined) send(players, guard, long, wide);
  });
  buildWall(match, defenders.slice(defenders.length - wall));
  spreadOut(match, markers.slice(places.length));
  aim(players, KEEPERS[away], along(side, LENGTH - 1.2), CENTRE);
}

/** The line of defence at a free kick: level with the wall, but neither in the goalmouth nor far out of the box. */
function lineOfDefence({ restart }: RunningMatch): number {
  return LENGTH - clamp(LENGTH - along(restart.side, restart.x) - WALL_AWAY, LINE.least, LINE.most);
}

function linePlaces(match: RunningMatch): readonly (readonly [number, number])[] {
  const line = lineOfDefence(match);
  const aside = toFarPost(match);
  return LINE_PLACES.map(([before, wide]) => [line - before, wide + aside]);
}

/** Metres across by which both sides shift to the far post, from the attackers' view. */
function toFarPost({ restart }: RunningMatch): number {
  const aside = CENTRE - across(restart.side, restart.y);
  return clamp(FAR_POST.share * aside, -FAR_POST.most, FAR_POST.most);
}

/** Men in the wall: none far out, two against a cross, up to five before the goal; fewer of a side that has lost players. */
export function wallSize(match: RunningMatch): number {
  const wanted = wallWanted(match);
  return wanted === 0 ? 0 : Math.min(wanted, outfieldLeft(match, opponent(match.restart.side)).length - FEWEST_MARKERS);
}

function wallWanted({ restart }: RunningMatch): number {
  const { kind, side } = restart;
  if (kind !== 'freeKick') return 0;
  const long = LENGTH - along(side, restart.x);
  const aside = Math.abs(restart.y - CENTRE);
  const metres = distance(long, aside);
  if (metres > WALLED_WITHIN || long < 1) return 0;
  // The goal that the shooter sees shrinks from the flank.
  const open = long / metres;
  if (open < 0.6 || metres > SHOT_WITHIN) return 2;
  if (metres > 26) return 3;
  return open > 0.85 && metres < 23 ? 5 : 4;
}

/** Players in the wall now: at their assigned places, between the ball and their goal. */
export function wallNow(match: RunningMatch): number {
  const { restart, players } = match;
  const size = wallSize(match);
  let standing = 0;
  for (const slot of OUTFIELD[opponent(restart.side)]) {
    const metres = distance(players.x[slot] - restart.x, players.y[slot] - restart.y);
    const ahead = along(restart.side, players.x[slot]) > along(restart.side, restart.x);
    if (ahead && metres < WALL_AWAY + 1 && standing < size) standing += 1;
  }
  return standing;
}

/** Shoulder to shoulder, from just outside the near post inwards. */
function buildWall({ players, restart }: RunningMatch, men: readonly Slot[]): void {
  const { side, x, y } = restart;
  const nearer = y < CENTRE ? -1 : 1;
  const postX = along(side, LENGTH) - x;
  const postY = CENTRE + nearer * GOAL_HALF_WIDTH - y;
  const metres = distance(postX, postY);
  const [wayX, wayY] = [postX / metres, postY / metres];
  // Across the ball's way, towards the middle of the goal.
  const inwards = (wayX > 0 ? 1 : -1) * -nearer;
  men.forEach((slot, index) => {
    const shift = (index - 0.5) * SHOULDER * inwards;
    const toX = clamp(x + wayX * WALL_AWAY - wayY * shift, 0.5, LENGTH - 0.5);
    aim(players, slot, toX, clamp(y + wayY * WALL_AWAY + wayX * shift, 0.5, WIDTH - 0.5));
  });
}

/** Places of players without a man to mark: near post, edge of the box, near side for a short one, up front. */
function spreadOut(match: RunningMatch, men: readonly Slot[]): void {
  const { players, restart } = match;
  const { side, kind } = restart;
  const near = across(side, restart.y) < CENTRE ? -1 : 1;
  const corner = kind === 'corner';
  const places = [
    corner ? [104, CENTRE + near * (GOAL_HALF_WIDTH - 0.5)] : [lineOfDefence(match) + 0.5, CENTRE - near * 12],
    corner ? [99.5, CENTRE + near * 6] : [lineOfDefence(match) - 8, CENTRE + near * 6],
    [87, CENTRE + near * 4],
    [62, CENTRE],
  ];
  men.forEach((slot, index) => {
    const [long, wide] = places[index] ?? [87, CENTRE];
    if (long !== undefined && wide !== undefined) aim(players, slot, along(side, long), across(side, wide));
  });
}

/** By what they can do, not by where they play: centre-backs come up. Tiredness does not count, or near equals would change places while they wait. The lower slot of equals comes first. */
export function bestFirst(match: RunningMatch, slots: readonly Slot[], skills: readonly Skill[]): Slot[] {
  const ranked = slots
    .filter((slot) => isPresent(match, slot))
    .map((slot) => ({
      slot,
      worth: skills.reduce((sum, skill) => sum + ownSkill(match, slot, skill), 0),
    }));
  return ranked.toSorted((a, b) => b.worth - a.worth || a.slot - b.slot).map(({ slot }) => slot);
}

/** As the ball is struck attackers and markers set off towards the goal, by so many metres. */
export function runIn(match: RunningMatch): number {
  const { players, restart } = match;
  const { side, kind } = restart;
  const metres = kind === 'corner' ? CORNER_RUN : LINE_RUN;
  const from = kind === 'corner' ? BEHIND_THE_BOX : lineOfDefence(match) - 2;
  for (const team of [side, opponent(side)] as const satisfies readonly SideIndex[]) {
    for (const slot of OUTFIELD[team]) {
      const long = along(side, players.targetX[slot]);
      if (slot === restart.taker || long < from || long > LENGTH - 6) continue;
      players.targetX[slot] = along(side, long + metres);
      players.hurry[slot] = 0.9;
    }
  }
  return metres;
}
