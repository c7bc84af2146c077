/**
 * Identifiers. Plain strings fit everywhere, but an id of one kind does not fit where another kind is asked for,
 * so that a club's id can't be passed for a player's.
 */
declare const kind: unique symbol;
type Id<Kind extends string> = string & { readonly [kind]?: Kind };

export type ClubId = Id<'club'>;
export type PlayerId = Id<'player'>;
export type CompetitionId = Id<'competition'>;
export type MatchId = Id<'match'>;
export type ReplayId = Id<'replay'>;

/** Milliseconds since 1970-01-01T00:00Z, on the game's clock. */
export type EpochMs = number;
