/** What players learn in matches. */

import { effortFactor } from '../condition/match.ts';
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Experience points for the minutes on the pitch: 10 for a whole match, none for the bench (R-PLA-22). */
export function playerMatchExperience(minutes: number, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'playerMatchExperience');
  const share = effortFactor(minutes, ruleset);
  return Math.round(ruleset.players.matchExperience * share);
}
