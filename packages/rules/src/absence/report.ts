/** What a manager reads on his return. */
import type { GameEvent } from '../inbox/events.ts';
import { REST_ID } from '../training/constants.ts';

/** What was done in a club while its manager was away. */
export interface AbsenceReport {
  readonly trainings: number;
  readonly rests: number;
  /** Line-ups that were saved. */
  readonly lineUps: number;
  /** Players bought and sold, by a club that played as a bot. */
  readonly bought: number;
  readonly sold: number;
}

/** Counts what was done, from the events that the policy caused. R-VAC-6 */
export function absenceReport(events: readonly GameEvent[]): AbsenceReport {
  const count = (isCounted: (event: GameEvent) => boolean) => events.filter(isCounted).length;
  return {
    trainings: count((event) => event.type === 'training-done' && event.trainingId !== REST_ID),
    rests: count((event) => event.type === 'training-done' && event.trainingId === REST_ID),
    lineUps: count(({ type }) => type === 'tactic-saved'),
    bought: count(({ type }) => type === 'player-bought'),
    sold: count(({ type }) => type === 'player-sold'),
  };
}
