/** The largest counts that laws can be tried with, and the check of a rule set against them. */
import type { Ruleset } from '../ruleset/ruleset.ts';
import { numbersIn } from './constant-checks.ts';

/**
 * Highest values of constants that a rule counts out one by one: a law reports a slip of some zeros or of a sign
 * instead of running it (R-SRV-7).
 */
export const LARGEST_COUNTS: Readonly<Record<string, number>> = {
  'server.matchesPerDay': 24,
  'players.squad.minimum': 99,
  'players.squad.maximum': 99,
  'players.squad.keepers': 99,
  'players.squad.initial': 99,
  'players.highestShirtNumber': 999,
  'competitions.leagueClubs': 64,
  'training.restsPerDay': 999,
  'training.sessionsPerDay': 999,
  'tactics.starters': 99,
  'tactics.bench': 99,
  'tactics.maximumSubstitutions': 99,
  'tactics.maximumOrders': 99,
  'market.searchesPerDay': 999,
  'market.supplyPerSearch': 99,
  'manager.skillLevelCap': 999,
  'clubCreation.nameLength.minimum': 999,
  'clubCreation.nameLength.maximum': 999,
  'clubCreation.openingPlayerBoosters': 999,
  'clubCreation.openingMatchBoosters': 999,
};

/** Throws a RangeError that names the constant and the values that it may have. */
export function checkCounts(ruleset: Ruleset): void {
  for (const [path, value] of numbersIn(ruleset, '')) {
    const name = path.slice(1);
    const most = LARGEST_COUNTS[name];
    if (most === undefined || (Number.isInteger(value) && value >= 0 && value <= most)) continue;
    throw new RangeError(`${name} must be an integer from 0 to ${most}`);
  }
}
