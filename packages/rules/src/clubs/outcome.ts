/** What a manager's action returns beside the aggregates it touched. */
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Club } from './club.ts';

/** The movements and events that an action caused. */
export interface Outcome {
  /** Every movement of money and credits that the action caused; the aggregates hold the balances after them. */
  readonly entries: readonly LedgerEntry[];
  /** What happened, for the inbox and for live updates. */
  readonly events: readonly GameEvent[];
}

/** Result of an action on one club. */
export interface ClubOutcome extends Outcome {
  readonly club: Club;
}
