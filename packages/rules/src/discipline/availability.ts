/** Whether a player may play: suspensions hold within one edition of a competition, injuries everywhere. */
import { isFriendly } from '../competitions/competition-name.ts';
import type { Match } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { CompetitionId, EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { PlayerRecord } from './player-record.ts';

/** A match that a player may be kept out of. */
export interface Occasion {
  /** The edition; null for a friendly, which has neither suspensions nor injuries. */
  readonly competitionId: CompetitionId | null;
  readonly now: EpochMs;
}

/** What a match is to those who may be kept out of it: its kick-off, and its edition, which a friendly has none of. R-DIS-5, R-FRD-7 */
export function occasionOf({ competitionId, competitionName, date }: OccasionMatch): Occasion {
  return { competitionId: isFriendly({ competitionName }) ? null : competitionId, now: date };
}

/** Fields of a match that an occasion reads. */
export type OccasionMatch = Pick<Match, 'competitionId' | 'competitionName' | 'date'>;

/** Whether cards keep the player out of the next match of the edition. R-DIS-2 */
export function isSuspended({ bookings = {} }: PlayerRecord, competitionId: CompetitionId): boolean {
  return Object.hasOwn(bookings, competitionId) && bookings[competitionId]?.isSuspended === true;
}

/** Whether an injury keeps the player out at that moment; at its end he is fit. R-DIS-3 */
export function isInjured({ injuredUntil }: PlayerRecord, now: EpochMs): boolean {
  assertNow(now, 'isInjured');
  return injuredUntil !== undefined && now < injuredUntil;
}

/**
 * Whether the player may play; always true in a friendly and without carry-over in the rule set. R-DIS-2, R-DIS-3,
 * R-DIS-5
 */
export function isAvailable(player: PlayerRecord, { competitionId, now }: Occasion, ruleset: Ruleset): boolean {
  assertNow(now, 'isAvailable');
  assertRuleset(ruleset, 'isAvailable');
  if (competitionId === null || !ruleset.discipline.carriesOver) return true;
  return !isSuspended(player, competitionId) && !isInjured(player, now);
}
