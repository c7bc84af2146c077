/** Names of a country's players. */
export interface NameList {
  readonly firstNames: readonly string[];
  readonly surnames: readonly string[];
  /** Names that players go by instead of their first name, where the country's football has the habit. */
  readonly nicknames?: readonly string[];
  /** The suffix that distinguishes two equal nicknames: his place of birth. */
  readonly origins?: readonly string[];
}
