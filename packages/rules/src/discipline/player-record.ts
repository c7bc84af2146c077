/** Cards and injuries as a player carries them. */
import type { CompetitionId, EpochMs } from '../core/ids.ts';

/** Cards of a player within one edition of a competition. */
export interface Bookings {
  /** Yellow cards since his last suspension. */
  readonly yellows: number;
  /** Whether he misses the next match of the edition. */
  readonly isSuspended: boolean;
}

/** Cards and injuries of a player. */
export interface PlayerRecord {
  /** By edition; missing where he has no card. */
  readonly bookings?: Readonly<Record<CompetitionId, Bookings>>;
  /** When he is fit again, past once he is; missing where he was not hurt. */
  readonly injuredUntil?: EpochMs;
}

/** The player after a transfer: he keeps the cards of editions that the new club plays in. R-DIS-6 */
export function recordAtClub<P extends PlayerRecord>(player: P, current: readonly CompetitionId[]): P {
  const { bookings } = player;
  if (bookings === undefined) return player;
  const kept = Object.entries(bookings).filter(([id]) => current.includes(id));
  return { ...player, bookings: Object.fromEntries(kept) };
}
