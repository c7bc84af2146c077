/** What a match of a competition leaves on a player: cards, a served suspension, an injury. */
import { DAY } from '../clock/constants.ts';
import { assertDate, assertRuleset } from '../core/assert.ts';
import type { CompetitionId, EpochMs } from '../core/ids.ts';
import { pickWeighted, type Random } from '../core/random.ts';
import type { Facilities } from '../facilities/facilities.ts';
import { currentLevel, efficiency } from '../facilities/levels.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { isSuspended } from './availability.ts';
import type { PlayerRecord } from './player-record.ts';

/** A card or an injury in a match. */
export type Incident = 'yellow' | 'secondYellow' | 'red' | 'injury';

/** A match as a player's record sees it. */
export interface RecordedMatch {
  /** The edition; null for a friendly. */
  readonly competitionId: CompetitionId | null;
  /** In any order; none for a player who did not play. */
  readonly incidents: readonly Incident[];
  /** Whether he was on the pitch; default false. */
  readonly hasPlayed?: boolean;
  /** Of his club. */
  readonly facilities: Pick<Facilities, 'recoveryCenter' | 'gym' | 'trainingGround'>;
  /** Full time. */
  readonly now: EpochMs;
}

/**
 * The player after a match of his club: suspensions served, cards and suspensions added, an injury drawn. The same
 * object when nothing changes. A friendly changes nothing. R-DIS-2 to R-DIS-5
 */
export function afterMatchDiscipline<P extends PlayerRecord>(
  player: P,
  { competitionId, incidents, hasPlayed = false, facilities, now }: RecordedMatch,
  random: Random,
  ruleset: Ruleset,
): P {
  assertDate(now, 'afterMatchDiscipline');
  assertRuleset(ruleset, 'afterMatchDiscipline');
  if (competitionId === null || !ruleset.discipline.carriesOver) return player;
  const booked = afterStrain(afterCards(player, competitionId, incidents, ruleset), hasPlayed, now, ruleset);
  if (!incidents.includes('injury')) return booked;
  const { days } = pickWeighted(random, ruleset.discipline.injuryDays, ({ weight }) => weight);
  const lowest = currentLevel('recoveryCenter', 1, ruleset).efficiency;
  const healing = lowest / efficiency(facilities, 'recoveryCenter', ruleset);
  const until = now + Math.round(days * DAY * healing);
  return { ...booked, injuredUntil: Math.max(until, booked.injuredUntil ?? until) };
}

/** Injured longer where he played while he was injured. R-DIS-4 */
function afterStrain<P extends PlayerRecord>(player: P, hasPlayed: boolean, now: EpochMs, ruleset: Ruleset): P {
  const { injuredUntil } = player;
  if (!hasPlayed || injuredUntil === undefined || injuredUntil <= now) return player;
  return { ...player, injuredUntil: injuredUntil + ruleset.discipline.calledUpDays * DAY };
}

function afterCards<P extends PlayerRecord>(
  player: P,
  competitionId: CompetitionId,
  incidents: readonly Incident[],
  ruleset: Ruleset,
): P {
  const hasServed = isSuspended(player, competitionId);
  const cards = incidents.filter((incident) => incident !== 'injury');
  if (!hasServed && cards.length === 0) return player;
  const { yellowCards } = ruleset.discipline;
  const isSentOff = cards.some((card) => card !== 'yellow');
  // The first yellow card of a sending-off for two counts as a part of it.
  const shown = cards.includes('secondYellow') ? 0 : cards.filter((card) => card === 'yellow').length;
  const yellows = (player.bookings?.[competitionId]?.yellows ?? 0) + shown;
  const isFull = yellows >= yellowCards;
  const bookings = { yellows: isFull ? yellows - yellowCards : yellows, isSuspended: isSentOff || isFull };
  return { ...player, bookings: { ...player.bookings, [competitionId]: bookings } };
}

/** The player without the cards of an edition that has ended. R-DIS-2 */
export function withoutBookings<P extends PlayerRecord>(player: P, competitionId: CompetitionId): P {
  if (player.bookings === undefined || !Object.hasOwn(player.bookings, competitionId)) return player;
  const { [competitionId]: _, ...bookings } = player.bookings;
  return { ...player, bookings };
}
