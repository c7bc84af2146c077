export * from './after-full-time.ts';
export type * from './competition.ts';
export * from './competition-name.ts';
export * from './constants.ts';
export * from './cup-bracket.ts';
export {
  type CupCourse,
  cupCourse,
  cupOfLeague,
  groupTables,
  isStillIn,
  matchWinner,
  type OwnCourse,
  type PlayedTie,
  tournamentGroups,
} from './cup-course.ts';
export type * from './cup-course-input.ts';
export * from './cup-draw.ts';
export * from './cup-finish.ts';
export * from './cup-lots.ts';
export * from './cup-rounds.ts';
export * from './draw.ts';
export * from './early-kick-off.ts';
export * from './finish.ts';
export * from './fixtures.ts';
export * from './forecast.ts';
export type * from './forecast-row.ts';
export * from './groups.ts';
export * from './join.ts';
export * from './kick-offs.ts';
export * from './knock-out.ts';
export * from './match.ts';
export * from './match-booster.ts';
export * from './match-statistics.ts';
export * from './match-tactic.ts';
export * from './matches-by-date.ts';
export * from './open-competitions.ts';
export type * from './outcome.ts';
export * from './partial-table.ts';
export * from './prizes.ts';
export * from './promotion-and-relegation.ts';
export * from './record-result.ts';
export { type Pairing, roundRobin } from './round-robin.ts';
export * from './rounds.ts';
export * from './scorers.ts';
export * from './special.ts';
export * from './table.ts';
export * from './withdraw.ts';
