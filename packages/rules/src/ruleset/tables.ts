/** What a game server sets for its world (R-SRV-1). */
export interface ServerRules {
  readonly trainingSpeed: number;
  readonly restSpeed: number;
  readonly matchesPerDay: number;
}

/** What the server Alpha sets (R-SRV-1). */
export const SERVER_RULES: ServerRules = { trainingSpeed: 5, restSpeed: 2, matchesPerDay: 2 };

/** Lists of the rule set whose rows have a meaning by their place: a variant keeps their length (R-SRV-4). */
export const FIXED_LENGTH_LISTS: readonly string[] = ['training.levelThresholds'];

/** Highest values of constants by which something is counted out one by one: a slip of some zeros is told instead of tried (R-SRV-7). */
export const LARGEST_COUNTS: Readonly<Record<string, number>> = {
  'server.matchesPerDay': 24,
  'players.squad.minimum': 99,
  'players.squad.maximum': 99,
  'players.squad.keepers': 99,
  'players.squad.initial': 99,
  'players.highestShirtNumber': 999,
  'competitions.leagueClubs': 64,
  'training.restsPerDay': 99,
  'tactics.starters': 99,
  'tactics.bench': 99,
  'tactics.maximumSubstitutions': 99,
  'market.searchesPerDay': 999,
  'market.supplyPerSearch': 99,
  'manager.skillLevelCap': 999,
  'clubCreation.nameLength.minimum': 999,
  'clubCreation.nameLength.maximum': 999,
  'clubCreation.openingPlayerBoosters': 999,
  'clubCreation.openingMatchBoosters': 999,
};
