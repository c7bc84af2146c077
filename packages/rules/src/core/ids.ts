/**
 * Identifiers. Plain strings fit everywhere, but an id of one kind does not fit where another kind is asked for,
 * so that a club's id can't be passed for a player's.
 */
declare const kind: unique symbol;
type Id<Kind extends string> = string & { readonly [kind]?: Kind };

/** The id of a club. */
export type ClubId = Id<'club'>;
/** The id of a player. */
export type PlayerId = Id<'player'>;
/** The id of a competition. */
export type CompetitionId = Id<'competition'>;
/** The id of a match. */
export type MatchId = Id<'match'>;
/** The id of an invitation to a friendly. */
export type InvitationId = Id<'invitation'>;
/** The id of a replay. */
export type ReplayId = Id<'replay'>;

/** Whole milliseconds since 1970-01-01T00:00Z, on the game's clock. */
export type EpochMs = number;
