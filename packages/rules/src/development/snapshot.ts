/** What is kept of a player at the end of a day. */
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { assertDate, assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { SKILLS } from '../players/attributes.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { DAILY_SNAPSHOTS, WEEKLY_SNAPSHOTS } from './constants.ts';

/** A player on one UTC day. */
export interface PlayerSnapshot {
  /** Midnight of the day, UTC. */
  readonly day: EpochMs;
  /** Rating 0–100 with boosters, to two decimals. */
  readonly overall: number;
  readonly potential: number;
  /** In the order of `SKILLS`, without boosters, to two decimals. */
  readonly skills: readonly number[];
  /** Matches of his life so far. */
  readonly matches: number;
  readonly isInjured: boolean;
  /** Ids of the boosters that he wears, by slot. */
  readonly boosters: readonly number[];
}

/** The player as the day of `now` keeps him. R-DEV-1 */
export function snapshotOf(player: Player, now: EpochMs, ruleset: Ruleset): PlayerSnapshot {
  assertDate(now, 'snapshotOf');
  assertRuleset(ruleset, 'snapshotOf');
  const { attributes, statistics, attributeBoosters, injuredUntil = 0 } = player;
  return {
    day: startOfUtcDay(now),
    overall: hundredths(overall(player, ruleset)),
    potential: hundredths(attributes.potential),
    skills: SKILLS.map((skill) => hundredths(attributes[skill])),
    matches: statistics.matches,
    isInjured: injuredUntil > now,
    boosters: attributeBoosters.flatMap((slot) => (slot.status === 'occupied' ? slot.boosterId : [])),
  };
}

/** Whether the snapshot of that day is still kept: each of the last 120 days, one in seven up to 480 days. R-DEV-1 */
export function isSnapshotKept(day: EpochMs, now: EpochMs): boolean {
  assertNow(now, 'isSnapshotKept');
  assertDate(day, 'isSnapshotKept');
  const age = (startOfUtcDay(now) - day) / DAY;
  return age <= DAILY_SNAPSHOTS || (age <= WEEKLY_SNAPSHOTS && (day / DAY) % 7 === 0);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
