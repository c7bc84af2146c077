/** The lines of a pitch in metres, 68 × 105, the opponents' goal at the top. */

/** Boundary, halfway line, penalty and goal areas, centre circle, arcs, corners. */
export const PITCH_LINES =
  'M0 0H68V105H0ZM0 52.5H68M13.84 0V16.5H54.16V0M24.84 0V5.5H43.16V0M13.84 105V88.5H54.16V105M24.84 105V99.5H43.16V105M24.85 52.5A9.15 9.15 0 1 1 43.15 52.5A9.15 9.15 0 1 1 24.85 52.5M26.69 16.5A9.15 9.15 0 0 0 41.31 16.5M26.69 88.5A9.15 9.15 0 0 1 41.31 88.5M0 1A1 1 0 0 0 1 0M67 0A1 1 0 0 0 68 1M0 104A1 1 0 0 1 1 105M68 104A1 1 0 0 0 67 105';
export const GOALS = 'M30.34 0V-2.2H37.66V0M30.34 105V107.2H37.66V105';
/** Centre and penalty spots, as lines of no length under round caps. */
export const SPOTS = 'M34 52.5h0M34 11h0M34 94h0';
