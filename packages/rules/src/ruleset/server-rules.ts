/** What a game server sets for its world (R-SRV-1). */
export interface ServerRules {
  readonly trainingSpeed: number;
  readonly restSpeed: number;
  readonly matchesPerDay: number;
}

/** What the server Alpha sets (R-SRV-1). */
export const SERVER_RULES: ServerRules = { trainingSpeed: 5, restSpeed: 2, matchesPerDay: 2 };
