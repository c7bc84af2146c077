/** Reasons and ends of a player's absence, for screens and messages. */
import { DAY } from '../clock/constants.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { CompetitionId, EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { isInjured, isSuspended } from './availability.ts';
import type { PlayerRecord } from './player-record.ts';

/** An injury, or a suspension for the next match of an edition. */
export type Absence =
  /** `days` are begun ones until he is fit. */
  | { readonly kind: 'injury'; readonly until: EpochMs; readonly days: number }
  | { readonly kind: 'suspension'; readonly competitionId: CompetitionId };

/** Absences of the player at that moment, an injury first; none under a rule set without discipline. R-DIS-2, R-DIS-3, R-DIS-5 */
export function absencesOf(player: PlayerRecord, now: EpochMs, ruleset: Ruleset): readonly Absence[] {
  assertNow(now, 'absencesOf');
  assertRuleset(ruleset, 'absencesOf');
  if (!ruleset.discipline.carriesOver) return [];
  const { injuredUntil: until = now, bookings = {} } = player;
  const injury = isInjured(player, now)
    ? [{ kind: 'injury', until, days: Math.ceil((until - now) / DAY) } as const]
    : [];
  const suspensions = Object.keys(bookings)
    .filter((competitionId) => isSuspended(player, competitionId))
    .map((competitionId) => ({ kind: 'suspension', competitionId }) as const);
  return [...injury, ...suspensions];
}
