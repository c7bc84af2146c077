/**
 * What the ball is worth at a place: goals for less goals against in the next twenty seconds. Measured after passes that arrived, and after passes that were
 * lost, in five seasons' events; our own matches give the same (docs/engine/calibration.md).
 */
import { CENTRE, LENGTH } from './pitch.ts';

/** Metres from the own goal line of the rows below; metres from the middle up to which the centre is meant, and from which the wing is. */
const ROWS = [8.75, 26, 44, 59, 72, 84, 95, 100] as const;
const CENTRAL = 9;
const WING = 22;

/** Per thousand: a team-mate has it, in the centre and on the wing. */
const HELD_CENTRE = [-0.4, 2, 4.6, 8.2, 13.7, 30, 75, 115] as const;
const HELD_WING = [-1.5, 0.2, 3.7, 6.1, 9.5, 13.5, 22, 25] as const;
/** An opponent has it. */
const LOST_CENTRE = [-45, -16.5, -8, -3.7, 0, 4, 6, 6.5] as const;
const LOST_WING = [-12, -5.8, -4.2, -2, 0, 1.5, 2.5, 2.6] as const;

/** A number for each metre along and each metre from the middle. */
const COLUMNS = CENTRE + 1;
const HELD = gridOf(HELD_CENTRE, HELD_WING);
const LOST = gridOf(LOST_CENTRE, LOST_WING);

/** Worth of the ball at the feet of a player, in goals. Along and across as his side sees them. */
export function worthHeld(long: number, wide: number): number {
  return HELD[cellOf(long, wide)] ?? 0;
}

/** Worth of the ball at the feet of an opponent, in goals, as the side that lost it sees it: mostly negative. */
export function worthLost(long: number, wide: number): number {
  return LOST[cellOf(long, wide)] ?? 0;
}

function cellOf(long: number, wide: number): number {
  const aside = wide > CENTRE ? wide - CENTRE : CENTRE - wide;
  return ((long + 0.5) | 0) * COLUMNS + ((aside + 0.5) | 0);
}

function gridOf(centre: readonly number[], wing: readonly number[]): Float64Array {
  const grid = new Float64Array((LENGTH + 1) * COLUMNS);
  for (let long = 0; long <= LENGTH; long++) {
    const [inside, outside] = [onRows(centre, long), onRows(wing, long)];
    for (let aside = 0; aside <= CENTRE; aside++) {
      const share = Math.min(1, Math.max(0, (aside - CENTRAL) / (WING - CENTRAL)));
      grid[long * COLUMNS + aside] = (inside + (outside - inside) * share) / 1000;
    }
  }
  return grid;
}

/** Between two rows by the way between them; before the first and beyond the last as there. */
function onRows(values: readonly number[], long: number): number {
  const above = ROWS.findIndex((row) => row > long);
  if (above === 0) return values[0] ?? 0;
  if (above < 0) return values.at(-1) ?? 0;
  const [low, high] = [ROWS[above - 1] ?? 0, ROWS[above] ?? 1];
  const [from, to] = [values[above - 1] ?? 0, values[above] ?? 0];
  return from + ((to - from) * (long - low)) / (high - low);
}
