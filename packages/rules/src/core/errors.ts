/**
 * Every refusal of the rules: its code, and when it is given. A screen maps each code to a sentence; a test fails when one has none.
 * Code needs the type alone: the list is given by `/testing`, and when a code is given stands in comments, so that no browser carries them.
 */
export const RULE_ERROR_CODES = [
  // clubs
  /** The club has no player with that id or shirt number. */
  'club/unknown-player',

  // finances
  /** The price is above the money that may be used for it. Facts: price, available. */
  'finances/insufficient-money',
  /** The price is above the club’s credits. Facts: price, available. */
  'finances/insufficient-credits',
  /** The cash balance is below zero: nothing can be bought or built. Facts: balance. */
  'finances/in-debt',

  // sponsorship
  /** The current contract is not over. Facts: endDate. */
  'sponsorship/still-running',
  /** No offer has that id. Facts: offerId. */
  'sponsorship/unknown-offer',

  // facilities
  /** There is no facility of that name. Facts: facility. */
  'facilities/unknown-facility',
  /** The facility stands at its highest level. Facts: facility, level. */
  'facilities/highest-level',

  // boosters
  /** The player has no booster slot with that id. Facts: slotId. */
  'boosters/unknown-slot',
  /** The slot is not in the state that can be unlocked. Facts: slotId, status. */
  'boosters/slot-not-unlockable',
  /** A booster goes only into an unlocked, empty slot. Facts: slotId, status. */
  'boosters/slot-not-empty',
  /** There is no booster in that slot to remove. Facts: slotId, status. */
  'boosters/slot-empty',
  /** No booster of that kind has that id. Facts: boosterId. */
  'boosters/unknown-booster',
  /** The club does not own that booster, or not as many. Facts: boosterId. */
  'boosters/not-owned',
  /** Fusion takes exactly three boosters. Facts: count. */
  'boosters/fusion-needs-three',
  /** Fusion takes boosters of one tier only. */
  'boosters/fusion-mixed-tiers',
  /** Gold is the highest tier and can’t be fused. */
  'boosters/fusion-of-gold',

  // manager
  /** No skill of that type has that name. Facts: skillType, skillName. */
  'manager/unknown-skill',
  /** The skill stands at its highest level. Facts: skillName, level. */
  'manager/highest-level',
  /** The price is above the manager’s skill points. Facts: price, available. */
  'manager/insufficient-points',

  // market
  /** The player is for sale already. Facts: playerId. */
  'market/already-listed',
  /** The player is not for sale. Facts: playerId. */
  'market/not-listed',
  /** The player stands in a saved line-up. Facts: playerId, tactics. */
  'market/in-line-up',
  /** A club can’t buy its own player. Facts: playerId. */
  'market/own-player',
  /** The squad has its highest number of players. Facts: limit. */
  'market/squad-full',
  /** The squad would fall below its lowest number of players. Facts: limit. */
  'market/squad-too-small',
  /** The squad would be left without a goalkeeper. */
  'market/last-keeper',
  /** All searches of the day are used. Facts: limit. */
  'market/no-searches-left',
  /** Position, age or overall is not one of the search ranges. Facts: field, value. */
  'market/unknown-range',

  // tactics
  /** Tactics are A, B and C. Facts: tacticName. */
  'tactics/unknown-slot',
  /** There is no formation of that name. Facts: formation. */
  'tactics/unknown-formation',
  /** Places are 0 to 17, each once. Facts: place. */
  'tactics/unknown-place',
  /** All of places 0 to 10 must be filled. Facts: starters. */
  'tactics/not-eleven',
  /** A player stands in two places. Facts: playerId. */
  'tactics/player-twice',
  /** A place holds a player who is not in the squad. Facts: playerId. */
  'tactics/unknown-player',
  /** A place holds a player who is for sale. Facts: playerId. */
  'tactics/player-for-sale',
  /** The formation has nobody in that position, or it is named twice. Facts: position. */
  'tactics/unknown-position',
  /** No instruction of that name takes that value there, or it is given twice. Facts: name, value. */
  'tactics/unknown-instruction',
  /** There is no set piece of that name, or it is named twice. Facts: name. */
  'tactics/unknown-set-piece',
  /** A set-piece taker is not among the starters. Facts: names. */
  'tactics/taker-not-a-starter',
  /** The number of substitutions is above the limit. Facts: limit. */
  'tactics/too-many-substitutions',
  /** A substitution stands at a minute that is not offered. Facts: minute. */
  'tactics/unknown-minute',
  /** The player who goes out is no starter who is on the pitch at that minute. Facts: playerId, minute. */
  'tactics/not-on-pitch',
  /** The player who comes in is not on the bench at that minute. Facts: playerId, minute. */
  'tactics/not-on-bench',
  /** A draft knows no edit of that type and shape. Facts: type. */
  'tactics/unknown-edit',
  /** There is no such substitution to remove. */
  'tactics/unknown-substitution',
  /** The club’s match is live: tactics can’t be saved now. */
  'tactics/match-live',
  /** There is nothing to save. */
  'tactics/no-changes',
  /** The save was not confirmed; the draft is still unsaved. Facts: message. */
  'tactics/save-failed',

  // training
  /** A session needs at least one player. */
  'training/no-players',
  /** A player is named twice. Facts: number. */
  'training/player-twice',
  /** There is no training type with that id. Facts: trainingId. */
  'training/unknown-type',
  /** The intensity is not one of those offered. Facts: intensity. */
  'training/unknown-intensity',
  /** A player’s condition is too low for that session. Facts: number, condition, limit. */
  'training/tired',
  /** All rests of the day are used. */
  'training/no-rests-left',
  /** The club’s match is live: nobody trains now. */
  'training/match-live',

  // daily rewards
  /** The rewards are money and item. Facts: rewardType. */
  'daily-rewards/unknown-reward',
  /** The reward was collected and is not available again yet. Facts: date. */
  'daily-rewards/not-yet',

  // competitions and matches
  /** No open competition has that name. Facts: competitionName. */
  'competitions/unknown-competition',
  /** The competition takes no more clubs. Facts: status. */
  'competitions/not-open',
  /** The competition is of another category than the club. Facts: category, clubCategory. */
  'competitions/other-category',
  /** All places of the competition are taken. Facts: limit. */
  'competitions/full',
  /** The club is in that competition already. */
  'competitions/already-joined',
  /** The club does not play in that match. */
  'match/not-playing',
  /** The match has started, or its kick-off is too close. Facts: date. */
  'match/not-editable',
  /** No booster is chosen for that match. */
  'match/no-booster',

  // club creation
  /** The name has too few or too many characters. Facts: length, minimum, maximum. */
  'club-creation/name-length',
  /** Letters, digits and spaces only. */
  'club-creation/name-characters',
  /** The name contains an offensive word. */
  'club-creation/name-offensive',
  /** A part of the emblem is out of range. Facts: field. */
  'club-creation/invalid-emblem',
  /** There is no kit preset with that id. Facts: kitId. */
  'club-creation/unknown-kit',
  /** That is no e-mail address. */
  'club-creation/sign-up-email',
  /** The name of a sign-up has letters and spaces only, and enough of them. Facts: minimum. */
  'club-creation/sign-up-name',

  // ruleset variants
  /** A variant names a constant that does not exist. Facts: path. */
  'ruleset/unknown-key',
  /** A constant of a variant has the wrong type. Facts: path, expected. */
  'ruleset/ill-typed',
] as const;

/** The code of a refusal. */
export type RuleErrorCode = (typeof RULE_ERROR_CODES)[number];

/** Amounts, limits and names that go with a code, for the message. */
export type RuleFacts = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

/** A refusal: its code, and the facts that its message needs. */
export interface RuleError {
  readonly code: RuleErrorCode;
  readonly facts: RuleFacts;
}
