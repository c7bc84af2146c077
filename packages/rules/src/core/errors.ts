/** Every refusal of the rules: its code, and when it is given. A screen maps each code to a sentence; a test fails when one has none. */
export const RULE_ERRORS = {
  // clubs
  'club/unknown-player': 'The club has no player with that id or shirt number.',

  // finances
  'finances/insufficient-money': 'The price is above the money that may be used for it. Facts: price, available.',
  'finances/insufficient-credits': 'The price is above the club’s credits. Facts: price, available.',
  'finances/in-debt': 'The cash balance is below zero: nothing can be bought or built. Facts: balance.',

  // sponsorship
  'sponsorship/still-running': 'The current contract is not over. Facts: endDate.',
  'sponsorship/unknown-offer': 'No offer has that id. Facts: offerId.',

  // facilities
  'facilities/unknown-facility': 'There is no facility of that name. Facts: facility.',
  'facilities/highest-level': 'The facility stands at its highest level. Facts: facility, level.',

  // boosters
  'boosters/unknown-slot': 'The player has no booster slot with that id. Facts: slotId.',
  'boosters/slot-not-unlockable': 'The slot is not in the state that can be unlocked. Facts: slotId, status.',
  'boosters/slot-not-empty': 'A booster goes only into an unlocked, empty slot. Facts: slotId, status.',
  'boosters/slot-empty': 'There is no booster in that slot to remove. Facts: slotId, status.',
  'boosters/unknown-booster': 'No booster of that kind has that id. Facts: boosterId.',
  'boosters/not-owned': 'The club does not own that booster, or not as many. Facts: boosterId.',
  'boosters/fusion-needs-three': 'Fusion takes exactly three boosters. Facts: count.',
  'boosters/fusion-mixed-tiers': 'Fusion takes boosters of one tier only.',
  'boosters/fusion-of-gold': 'Gold is the highest tier and can’t be fused.',

  // manager
  'manager/unknown-skill': 'No skill of that type has that name. Facts: skillType, skillName.',
  'manager/highest-level': 'The skill stands at its highest level. Facts: skillName, level.',
  'manager/insufficient-points': 'The price is above the manager’s skill points. Facts: price, available.',

  // market
  'market/already-listed': 'The player is for sale already. Facts: playerId.',
  'market/not-listed': 'The player is not for sale. Facts: playerId.',
  'market/in-line-up': 'The player stands in a saved line-up. Facts: playerId, tactics.',
  'market/own-player': 'A club can’t buy its own player. Facts: playerId.',
  'market/squad-full': 'The squad has its highest number of players. Facts: limit.',
  'market/squad-too-small': 'The squad would fall below its lowest number of players. Facts: limit.',
  'market/last-keeper': 'The squad would be left without a goalkeeper.',
  'market/no-searches-left': 'All searches of the day are used. Facts: limit.',
  'market/unknown-range': 'Position, age or overall is not one of the search ranges. Facts: field, value.',

  // tactics
  'tactics/unknown-slot': 'Tactics are A, B and C. Facts: tacticName.',
  'tactics/unknown-formation': 'There is no formation of that name. Facts: formation.',
  'tactics/unknown-place': 'Places are 0 to 17, each once. Facts: place.',
  'tactics/not-eleven': 'All of places 0 to 10 must be filled. Facts: starters.',
  'tactics/player-twice': 'A player stands in two places. Facts: playerId.',
  'tactics/unknown-player': 'A place holds a player who is not in the squad. Facts: playerId.',
  'tactics/player-for-sale': 'A place holds a player who is for sale. Facts: playerId.',
  'tactics/unknown-position': 'The formation has nobody in that position, or it is named twice. Facts: position.',
  'tactics/unknown-instruction':
    'No instruction of that name takes that value there, or it is given twice. Facts: name, value.',
  'tactics/unknown-set-piece': 'There is no set piece of that name, or it is named twice. Facts: name.',
  'tactics/taker-not-a-starter': 'A set-piece taker is not among the starters. Facts: names.',
  'tactics/too-many-substitutions': 'The number of substitutions is above the limit. Facts: limit.',
  'tactics/unknown-minute': 'A substitution stands at a minute that is not offered. Facts: minute.',
  'tactics/not-on-pitch':
    'The player who goes out is no starter who is on the pitch at that minute. Facts: playerId, minute.',
  'tactics/not-on-bench': 'The player who comes in is not on the bench at that minute. Facts: playerId, minute.',
  'tactics/unknown-substitution': 'There is no such substitution to remove.',
  'tactics/match-live': 'The club’s match is live: tactics can’t be saved now.',
  'tactics/no-changes': 'There is nothing to save.',
  'tactics/save-failed': 'The save was not confirmed; the draft is still unsaved. Facts: message.',

  // training
  'training/no-players': 'A session needs at least one player.',
  'training/player-twice': 'A player is named twice. Facts: number.',
  'training/unknown-type': 'There is no training type with that id. Facts: trainingId.',
  'training/unknown-intensity': 'The intensity is not one of those offered. Facts: intensity.',
  'training/tired': 'A player’s condition is too low for that session. Facts: number, condition, limit.',
  'training/no-rests-left': 'All rests of the day are used.',
  'training/match-live': 'The club’s match is live: nobody trains now.',

  // daily rewards
  'daily-rewards/unknown-reward': 'The rewards are money and item. Facts: rewardType.',
  'daily-rewards/not-yet': 'The reward was collected and is not available again yet. Facts: date.',

  // competitions and matches
  'competitions/unknown-competition': 'No open competition has that name. Facts: competitionName.',
  'competitions/not-open': 'The competition takes no more clubs. Facts: status.',
  'competitions/other-category': 'The competition is of another category than the club. Facts: category, clubCategory.',
  'competitions/full': 'All places of the competition are taken. Facts: limit.',
  'competitions/already-joined': 'The club is in that competition already.',
  'match/not-playing': 'The club does not play in that match.',
  'match/not-editable': 'The match has started, or its kick-off is too close. Facts: date.',
  'match/no-booster': 'No booster is chosen for that match.',

  // club creation
  'club-creation/name-length': 'The name has too few or too many characters. Facts: length, minimum, maximum.',
  'club-creation/name-characters': 'Letters, digits and spaces only.',
  'club-creation/name-offensive': 'The name contains an offensive word.',
  'club-creation/invalid-emblem': 'A part of the emblem is out of range. Facts: field.',
  'club-creation/unknown-kit': 'There is no kit preset with that id. Facts: kitId.',
  'club-creation/sign-up-email': 'That is no e-mail address.',
  'club-creation/sign-up-name':
    'The name of a sign-up has letters and spaces only, and enough of them. Facts: minimum.',

  // ruleset variants
  'ruleset/unknown-key': 'A variant names a constant that does not exist. Facts: path.',
  'ruleset/ill-typed': 'A constant of a variant has the wrong type. Facts: path, expected.',
} as const;

/** The code of a refusal. */
export type RuleErrorCode = keyof typeof RULE_ERRORS;

/** Amounts, limits and names that go with a code, for the message. */
export type RuleFacts = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

/** A refusal: its code, and the facts that its message needs. */
export interface RuleError {
  readonly code: RuleErrorCode;
  readonly facts: RuleFacts;
}
