/** The bridge between a match day of the rules and the engine. */
export { appearancesOf } from './appearances.ts';
export { matchInputOf } from './match-input-of.ts';
export { playedMatchOf, type Simulated } from './played-match-of.ts';
export { playerCounts } from './player-counts.ts';
export { scoutedGoals } from './scouted-goals.ts';
