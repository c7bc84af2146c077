/** When a league kicks off sooner than usual. */

import { MINUTE } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { assertDate, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Input of the first kick-off of a league. */
export interface EarlyKickOffInput {
  /** The managers' clubs of the league. */
  readonly managed: readonly Pick<Club, 'lastMatches'>[];
  /** Moment of the draw. */
  readonly now: EpochMs;
  readonly isLocalWorld: boolean;
}

/**
 * The kick-off of round 1 in a local world, and where a manager's club has never played: 30 minutes after the draw; undefined
 * where the usual one holds. R-WLD-5
 */
export function earlyKickOff({ managed, now, isLocalWorld }: EarlyKickOffInput, ruleset: Ruleset): EpochMs | undefined {
  assertDate(now, 'earlyKickOff');
  assertRuleset(ruleset, 'earlyKickOff');
  const isEarly = isLocalWorld || managed.some(({ lastMatches }) => lastMatches.length === 0);
  return isEarly ? now + ruleset.competitions.minutesBeforeFirstKickOff * MINUTE : undefined;
}
