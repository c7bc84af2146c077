/** The versions of stored aggregates. To change a shape: raise its version here, and add the upgrade of the version before. */

/** The version in which each aggregate is stored today. */
export const STORED_VERSIONS = { club: 1, competition: 1, match: 1, player: 1 } as const;
/** The name of an aggregate that is stored. */
export type StoredName = keyof typeof STORED_VERSIONS;

/** By version: turns a stored aggregate of that version into one of the next. It is given anything, and checked after the last step. */
export type Upgrades = Readonly<Record<number, (stored: unknown) => unknown>>;

/** The upgrades of each aggregate; none so far. A club holds players and matches: a new version of theirs is one of clubs, too. */
export const UPGRADES: Readonly<Record<StoredName, Upgrades>> = { club: {}, competition: {}, match: {}, player: {} };
