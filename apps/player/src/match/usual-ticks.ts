import { TICKS_A_MINUTE } from '@mundo-manager/engine';

/** Minutes that a match takes with usual stoppage time. */
const USUAL_MINUTES = 96;

/** Its ticks: how long the timeline of a live match is, and what the progress of a simulation is measured by. */
export const USUAL_TICKS = USUAL_MINUTES * TICKS_A_MINUTE;
