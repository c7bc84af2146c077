/**
 * Every refusal of the rules, as types: what is said here of each code reaches an editor and weighs nothing. A screen maps each code to a sentence.
 */

/** What is refused, by its code: when, and the facts that go with it. */
export interface RuleErrorFacts {
  // clubs
  /** The club has no player with that id or shirt number. */
  readonly 'club/unknown-player': { readonly playerId: string } | { readonly number: number };

  // finances
  /** The price is above the money that may be used for it. */
  readonly 'finances/insufficient-money': { readonly price: number; readonly available: number };
  /** The price is above the club’s credits. */
  readonly 'finances/insufficient-credits': { readonly price: number; readonly available: number };
  /** The cash balance is below zero: nothing can be bought or built. */
  readonly 'finances/in-debt': { readonly balance: number };

  // sponsorship
  /** The current contract is not over. */
  readonly 'sponsorship/still-running': { readonly endDate: number };
  /** No offer has that id. */
  readonly 'sponsorship/unknown-offer': { readonly offerId: string };

  // facilities
  /** There is no facility of that name. */
  readonly 'facilities/unknown-facility': { readonly facility: string };
  /** The facility is at its highest level. */
  readonly 'facilities/highest-level': { readonly facility: string; readonly level: number };

  // boosters
  /** The player has no booster slot with that id. */
  readonly 'boosters/unknown-slot': { readonly slotId: number };
  /** The slot is not in the state that can be unlocked. */
  readonly 'boosters/slot-not-unlockable': { readonly slotId: number; readonly status: string };
  /** A booster goes only into an unlocked, empty slot. */
  readonly 'boosters/slot-not-empty': { readonly slotId: number; readonly status: string };
  /** There is no booster in that slot to remove. */
  readonly 'boosters/slot-empty': { readonly slotId: number; readonly status: string };
  /** No booster of that kind has that id. */
  readonly 'boosters/unknown-booster': { readonly boosterId: number };
  /** The club does not own that booster, or not as many. */
  readonly 'boosters/not-owned': { readonly boosterId: number };
  /** Fusion takes exactly three boosters. */
  readonly 'boosters/fusion-needs-three': { readonly count: number };
  /** Fusion takes boosters of one tier only. */
  readonly 'boosters/fusion-mixed-tiers': None;
  /** Gold is the highest tier and can’t be fused. */
  readonly 'boosters/fusion-of-gold': None;

  // manager
  /** No skill of that type has that name. */
  readonly 'manager/unknown-skill': { readonly skillType: string; readonly skillName: string };
  /** The skill is at its highest level. */
  readonly 'manager/highest-level': { readonly skillName: string; readonly level: number };
  /** The price is above the manager’s skill points. */
  readonly 'manager/insufficient-points': { readonly price: number; readonly available: number };

  // market
  /** The player is for sale already. */
  readonly 'market/already-listed': { readonly playerId: string };
  /** The player is not for sale. */
  readonly 'market/not-listed': { readonly playerId: string };
  /** The player is older than `limit`, the last age at which players go on: he ends his career with the league. */
  readonly 'market/retiring': { readonly limit: number };
  /** Debt sells the club's players: none is taken off the market while it lasts. */
  readonly 'market/held-by-debt': { readonly playerId: string };
  /** The player is in a saved line-up. */
  readonly 'market/in-line-up': { readonly playerId: string; readonly tactics: readonly string[] };
  /** A young club has released as many players as it may (`limit`); `date` is when the limit ends. */
  readonly 'market/young-club-releases': { readonly limit: number; readonly date: number };
  /** A young club has sold and offered as many players as it may (`limit`); `date` is when the limit ends. */
  readonly 'market/young-club-sales': { readonly limit: number; readonly date: number };
  /** A club can’t buy its own player. */
  readonly 'market/own-player': { readonly playerId: string };
  /** The squad has its highest number of players. */
  readonly 'market/squad-full': { readonly limit: number };
  /** The squad would fall below its lowest number of players. */
  readonly 'market/squad-too-small': { readonly limit: number };
  /** The squad would be left without a goalkeeper. */
  readonly 'market/last-keeper': None;
  /** All searches of the period are used; `date` is when there are new ones. */
  readonly 'market/no-searches-left': { readonly limit: number; readonly date: number };
  /** Position, age or overall is not one of the search ranges. */
  readonly 'market/unknown-range': { readonly field: string; readonly value: string };
  /** The club watches as many players as it may. */
  readonly 'market/watchlist-full': { readonly limit: number };

  // friendlies
  /** A club can't play itself. */
  readonly 'friendlies/own-club': None;
  /** The other club's manager is away, so that no invitation would be answered. */
  readonly 'friendlies/opponent-away': None;
  /** The kick-off is too near, or past: to invite, to answer or to call off. */
  readonly 'friendlies/too-late': { readonly date: number };
  /** Friendlies don't kick off then, or it is too far ahead. */
  readonly 'friendlies/not-a-slot': { readonly date: number };
  /** The club has a match at that time, a friendly on that day, or as many matches as a day allows. */
  readonly 'friendlies/slot-taken': { readonly date: number };
  /** The same of the other club. */
  readonly 'friendlies/opponent-busy': { readonly date: number };
  /** The clubs have an open invitation for that kick-off. */
  readonly 'friendlies/already-invited': { readonly date: number };
  /** The club has as many open invitations out as it may. */
  readonly 'friendlies/too-many-sent': { readonly limit: number };
  /** The other club has as many open invitations as it may. */
  readonly 'friendlies/too-many-received': { readonly limit: number };
  /** The invitation was answered, withdrawn or has ended. */
  readonly 'friendlies/not-open': { readonly status: string };
  /** The friendly was not agreed on, was called off or has been played. */
  readonly 'friendlies/not-agreed': { readonly status: string };

  // tactics
  /** Tactics are A, B and C. */
  readonly 'tactics/unknown-slot': { readonly tacticName: string };
  /** There is no formation of that name. */
  readonly 'tactics/unknown-formation': { readonly formation: string };
  /** Places are 0 to 17, each once. */
  readonly 'tactics/unknown-place': { readonly place: string };
  /** All of places 0 to 10 must be filled. */
  readonly 'tactics/not-eleven': { readonly starters: number };
  /** A player is in two places. */
  readonly 'tactics/player-twice': { readonly playerId: string };
  /** A place holds a player who is not in the squad. */
  readonly 'tactics/unknown-player': { readonly playerId: string };
  /** A place holds a player who is for sale. */
  readonly 'tactics/player-for-sale': { readonly playerId: string };
  /** The formation has no player in that position, or it is named twice. */
  readonly 'tactics/unknown-position': { readonly position: string };
  /** No instruction of that name takes that value there, or it is given twice. */
  readonly 'tactics/unknown-instruction': { readonly name: string; readonly value: string | null };
  /** There is no set piece of that name, or it is named twice. */
  readonly 'tactics/unknown-set-piece': { readonly name: string };
  /** A set-piece taker is not among the starters. */
  readonly 'tactics/taker-not-a-starter': { readonly names: readonly string[] };
  /** The number of substitutions is above the limit. */
  readonly 'tactics/too-many-substitutions': { readonly limit: number };
  /** A substitution is at a minute that is not offered. */
  readonly 'tactics/unknown-minute': { readonly minute: number };
  /** The player who comes off is no starter who is on the pitch at that minute. */
  readonly 'tactics/not-on-pitch': { readonly playerId: string; readonly minute: number };
  /** The player who comes on is not on the bench at that minute. */
  readonly 'tactics/not-on-bench': { readonly playerId: string; readonly minute: number };
  /** The number of orders is above the limit. */
  readonly 'tactics/too-many-orders': { readonly limit: number };
  /** An order, counted from 1, has no condition, too many, an unknown one or one outside its range, or an action that does not exist. */
  readonly 'tactics/bad-order': { readonly order: number; readonly part: string };
  /** An order names a player who is not among the eighteen. */
  readonly 'tactics/order-player-not-placed': { readonly order: number; readonly playerId: string };
  /** An order brings on a player who is not on the bench. */
  readonly 'tactics/order-not-on-bench': { readonly order: number; readonly playerId: string };
  /** A draft has no edit of that type and shape. */
  readonly 'tactics/unknown-edit': { readonly type: string };
  /** There is no such substitution to remove. */
  readonly 'tactics/unknown-substitution': None;
  /** The club’s match is live: tactics can’t be saved now. */
  readonly 'tactics/match-live': None;
  /** There is nothing to save. */
  readonly 'tactics/no-changes': None;
  /** The save was not confirmed; the draft is still unsaved. */
  readonly 'tactics/save-failed': { readonly message: string };

  // training
  /** A session needs at least one player. */
  readonly 'training/no-players': None;
  /** A player is named twice. */
  readonly 'training/player-twice': { readonly number: number };
  /** There is no training type with that id. */
  readonly 'training/unknown-type': { readonly trainingId: number };
  /** The intensity is not one of those offered. */
  readonly 'training/unknown-intensity': { readonly intensity: number };
  /** A player has had all his sessions of the UTC day; a match counts as one. */
  readonly 'training/enough-today': { readonly number: number; readonly limit: number };
  /** A player’s condition is too low for that session. */
  readonly 'training/tired': { readonly number: number; readonly condition: number; readonly limit: number };
  /** All rests of the UTC day are used; `date` is when there are new ones. */
  readonly 'training/no-rests-left': { readonly limit: number; readonly date: number };
  /** A plan has more entries than it may. */
  readonly 'training/plan-too-long': { readonly limit: number };
  /** An entry of a plan asks for a number of sessions that a day does not have. */
  readonly 'training/plan-sessions': { readonly limit: number };
  /** The minimum condition of an entry is outside the allowed range. */
  readonly 'training/plan-minimum': { readonly from: number; readonly to: number };
  /** A plan asks for a number of rests that a day does not have. */
  readonly 'training/plan-rests': { readonly limit: number };
  /** The club has no training plan in force. */
  readonly 'training/no-plan': None;
  /** The plan has no session or rest left for today. */
  readonly 'training/nothing-planned': None;
  /** The club’s match is live: there is no training now. */
  readonly 'training/match-live': None;

  // daily rewards
  /** The rewards are money and item. */
  readonly 'daily-rewards/unknown-reward': { readonly rewardType: string };
  /** The reward was collected and is not available again yet. */
  readonly 'daily-rewards/not-yet': { readonly date: number };

  // competitions and matches
  /** No open competition has that name. */
  readonly 'competitions/unknown-competition': { readonly competitionName: string };
  /** The competition takes no more clubs. */
  readonly 'competitions/not-open': { readonly status: string };
  /** The competition is of another category than the club. */
  readonly 'competitions/other-category': { readonly category: string; readonly clubCategory: string };
  /** All places of the competition are taken. */
  readonly 'competitions/full': { readonly limit: number };
  /** The rating of the club's best eleven is below `lowest`, the least that the league lets in. */
  readonly 'competitions/too-weak': { readonly rating: number; readonly lowest: number };
  /** The club is in that competition already. */
  readonly 'competitions/already-joined': None;
  /** The club does not play in that match. */
  readonly 'match/not-playing': None;
  /** The match has started, or its kick-off is too close. */
  readonly 'match/not-editable': { readonly date: number };
  /** No booster is chosen for that match. */
  readonly 'match/no-booster': None;

  // standings and formats
  /** Clubs are level in all that their tie is broken by, and no lots were drawn for them. */
  readonly 'standings/needs-lots': { readonly clubIds: readonly string[] };
  /** Clubs are level, and the play-off that is to decide between them is still to come. */
  readonly 'standings/needs-play-off': { readonly clubIds: readonly string[] };
  /** A format can’t be played: the stage, from 1 (0 is the format as a whole), and why. */
  readonly 'formats/impossible': { readonly stage: number; readonly reason: string };

  // club creation
  /** The name has too few or too many characters. */
  readonly 'club-creation/name-length': { readonly length: number; readonly minimum: number; readonly maximum: number };
  /** Letters, digits and spaces only. */
  readonly 'club-creation/name-characters': None;
  /** The name contains an offensive word. */
  readonly 'club-creation/name-offensive': None;
  /** A part of the emblem is out of range. */
  readonly 'club-creation/invalid-emblem': { readonly field: string };
  /** There is no kit preset with that id. */
  readonly 'club-creation/unknown-kit': { readonly kitId: number };
  /** That is no e-mail address. */
  readonly 'club-creation/sign-up-email': None;
  /** The name of a sign-up has letters and spaces only, and enough of them. */
  readonly 'club-creation/sign-up-name': { readonly minimum: number };

  // league boards
  /** The board takes posts from the draw of the competition to its end only. */
  readonly 'board/closed': { readonly status: string };
  /** Managers of the competition alone write on its board. */
  readonly 'board/not-entrant': None;
  /** The operator lets the manager write on no board until then. */
  readonly 'board/silenced': { readonly until: number; readonly reason: string };
  /** The post has no characters that can be seen. */
  readonly 'board/empty': None;
  /** The post has more characters than it may. */
  readonly 'board/too-long': { readonly length: number; readonly limit: number };
  /** The post has a word that clubs’ names may not have. */
  readonly 'board/offensive': None;
  /** The manager has written as many posts as he may; `date` is when he may write again. */
  readonly 'board/too-many-posts': { readonly limit: number; readonly date: number };
  /** The own posts can be deleted, not reported. */
  readonly 'board/own-post': None;
  /** The manager has reported the post before. */
  readonly 'board/reported-before': None;
  /** A report has one of the reasons that are offered. */
  readonly 'board/unknown-reason': { readonly reason: string };
  /** A manager can’t mute himself. */
  readonly 'board/own-mute': None;
  /** The manager has muted as many others as he may. */
  readonly 'board/mutes-full': { readonly limit: number };

  // ruleset variants
  /** A variant names a constant that does not exist. */
  readonly 'ruleset/unknown-key': { readonly path: string };
  /** A constant of a variant has the wrong type. */
  readonly 'ruleset/ill-typed': { readonly path: string; readonly expected: string };
}

type None = Readonly<Record<string, never>>;

/** The code of a refusal; `RuleErrorFacts` says when each is given. */
export type RuleErrorCode = keyof RuleErrorFacts;

/** Amounts, limits and names that go with a code, for the message. */
export type RuleFacts = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;

/**
 * A refusal: its code, and the facts that its message needs; the code decides their type. With type arguments: of those
 * codes only.
 */
export type RuleError<Code extends RuleErrorCode = RuleErrorCode> = {
  readonly [C in Code]: { readonly code: C; readonly facts: RuleErrorFacts[C] };
}[Code];
