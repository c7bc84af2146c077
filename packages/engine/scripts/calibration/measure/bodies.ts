/** Distances and speeds of all players from the engine's run totals, and the walls at free kicks. */
import type { Position } from '@mundo-manager/rules/positions';
import type { MatchEvent } from '../../../src/index.ts';
import { add, observe, type Tally } from '../tally.ts';
import type { MeasuredMatch } from './measured-match.ts';

/** What a player has run when he leaves the pitch or the match ends. */
interface Run {
  readonly player: string;
  readonly tick: number;
  readonly metres: number;
  /** Seconds above 19.8 and above 25.2 km/h. */
  readonly fastSeconds: number;
  readonly sprintSeconds: number;
  /** km/h. */
  readonly topSpeed: number;
}

const WIDE: readonly Position[] = ['LM', 'RM'];
/** Metres from the goal within which a free kick wants a wall, and the men of one. */
const WALL_WITHIN = 28;
const [FEWEST, MOST] = [2, 5];

export function tallyBodies(tally: Tally, { events, result, positions }: MeasuredMatch): void {
  const runs = result.events.filter((event) => 'topSpeed' in event) as unknown as Run[];
  const end = Math.max(...result.events.map(({ tick }) => tick));
  const came = new Set(result.events.flatMap((event) => (event.type === 'substitution' ? [event.playerIn] : [])));
  const speeds: number[] = [];
  for (const run of runs) {
    const position = positions.get(run.player);
    if (position === undefined || run.tick < end || came.has(run.player)) continue;
    const kilometres = run.metres / 1000;
    if (position === 'GK') observe(tally, 'km keeper', kilometres);
    else {
      observe(tally, 'km outfield', kilometres);
      if (WIDE.includes(position)) observe(tally, 'km wide', kilometres);
      add(tally, 'run seconds', end / 2);
      add(tally, 'fast seconds', run.fastSeconds);
      add(tally, 'sprint seconds', run.sprintSeconds);
      speeds.push(run.topSpeed);
    }
  }
  if (speeds.length > 0) {
    observe(tally, 'slowest', Math.min(...speeds));
    observe(tally, 'fastest', Math.max(...speeds));
  }
  tallyWalls(tally, result.events, events);
}

/** Direct free kicks near goal, and those with a wall. */
function tallyWalls(tally: Tally, matchEvents: readonly MatchEvent[], events: MeasuredMatch['events']): void {
  const shots = new Set(events.flatMap((event) => (event.type === 'fkshot' ? [event.player] : [])));
  for (const event of matchEvents) {
    if (event.type !== 'freeKick' || !shots.has(event.player)) continue;
    const x = event.side === 'home' ? event.x : 105 - event.x;
    if (Math.hypot(105 - x, event.y - 34) > WALL_WITHIN) continue;
    const wall = 'wall' in event ? Number(event.wall ?? 0) : 0;
    add(tally, 'free kicks near goal');
    if (wall >= FEWEST && wall <= MOST) add(tally, 'free kicks with a wall');
  }
}
