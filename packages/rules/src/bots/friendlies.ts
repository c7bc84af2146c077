import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import { mean } from '../core/mean.ts';
import { FRIENDLY_LIMITS } from '../friendlies/constants.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { startersOf } from '../tactics/line-ups.ts';

/** Whether a bot plays a friendly: the eleven of its usual tactic is rested. R-FRD-11 */
export function botWantsFriendly(
  { tactics, defaultTactic, players }: Pick<Club, 'tactics' | 'defaultTactic' | 'players'>,
  ruleset: Ruleset,
): boolean {
  assertRuleset(ruleset, 'botWantsFriendly');
  const starters = new Set(startersOf(tactics[defaultTactic], ruleset));
  const conditions = players.filter(({ id }) => starters.has(id)).map(({ attributes }) => attributes.condition);
  return (mean(conditions) ?? 0) >= FRIENDLY_LIMITS.botCondition;
}
