/** Names of a country's players. */
export interface NameList {
  readonly firstNames: readonly string[];
  readonly surnames: readonly string[];
  /** Names that players go by instead of their first name, where the country's football has the habit. */
  readonly nicknames?: readonly string[];
  /** What tells one nickname from another: where he is from. */
  readonly origins?: readonly string[];
}
