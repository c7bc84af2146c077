/** The match engine: `simulate` for a whole match, `createMatch` and `step` for one tick after the other. */
export {
  type CardColour,
  type CardReason,
  EVENT_TYPES,
  type EventDetails,
  type EventOf,
  type EventType,
  type InjuryCause,
  type LapseReason,
  type MatchEvent,
  type PassKind,
  type ShotFactors,
  type ShotOrigin,
  type ShotOutcome,
  type SideName,
} from './events/event.ts';
export * from './input/errors.ts';
export type * from './input/team-sheet.ts';
export { validateInput } from './input/validate-input.ts';
export { createMatch, type MatchOptions } from './model/create-match.ts';
export { digestOf } from './model/digest.ts';
export { eventsOf, type MatchLog } from './model/log.ts';
export { TICKS_A_MINUTE } from './model/pitch.ts';
export type { Players, RunningMatch } from './model/state.ts';
export { step } from './model/step.ts';
export { ATTACK_ROUTES, type AttackRoute, type Flank } from './output/attacks.ts';
export * from './output/match-reasons.ts';
export { type MomentumMinute, momentum } from './output/momentum.ts';
export * from './output/position-recorder.ts';
export * from './output/ratings.ts';
export * from './output/running.ts';
export * from './output/simulate.ts';
export * from './output/snapshot.ts';
export * from './output/stats.ts';
export { ENGINE_VERSION } from './version.ts';
