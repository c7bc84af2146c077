/** The codes as a list, for whoever meets one at run time: the draft in a failed save, and tests that each has a message. */
import type { RuleErrorCode } from './errors.ts';

/** The codes of all refusals, in the order of `RuleErrorFacts`. */
export const RULE_ERROR_CODES: readonly RuleErrorCode[] = [
  'club/unknown-player',

  'finances/insufficient-money',
  'finances/insufficient-credits',
  'finances/in-debt',

  'sponsorship/still-running',
  'sponsorship/unknown-offer',

  'facilities/unknown-facility',
  'facilities/highest-level',

  'boosters/unknown-slot',
  'boosters/slot-not-unlockable',
  'boosters/slot-not-empty',
  'boosters/slot-empty',
  'boosters/unknown-booster',
  'boosters/not-owned',
  'boosters/fusion-needs-three',
  'boosters/fusion-mixed-tiers',
  'boosters/fusion-of-gold',

  'manager/unknown-skill',
  'manager/highest-level',
  'manager/insufficient-points',

  'market/already-listed',
  'market/not-listed',
  'market/in-line-up',
  'market/own-player',
  'market/squad-full',
  'market/squad-too-small',
  'market/last-keeper',
  'market/no-searches-left',
  'market/unknown-range',

  'tactics/unknown-slot',
  'tactics/unknown-formation',
  'tactics/unknown-place',
  'tactics/not-eleven',
  'tactics/player-twice',
  'tactics/unknown-player',
  'tactics/player-for-sale',
  'tactics/unknown-position',
  'tactics/unknown-instruction',
  'tactics/unknown-set-piece',
  'tactics/taker-not-a-starter',
  'tactics/too-many-substitutions',
  'tactics/unknown-minute',
  'tactics/not-on-pitch',
  'tactics/not-on-bench',
  'tactics/unknown-edit',
  'tactics/unknown-substitution',
  'tactics/match-live',
  'tactics/no-changes',
  'tactics/save-failed',

  'training/no-players',
  'training/player-twice',
  'training/unknown-type',
  'training/unknown-intensity',
  'training/tired',
  'training/no-rests-left',
  'training/match-live',

  'daily-rewards/unknown-reward',
  'daily-rewards/not-yet',

  'competitions/unknown-competition',
  'competitions/not-open',
  'competitions/other-category',
  'competitions/full',
  'competitions/already-joined',
  'match/not-playing',
  'match/not-editable',
  'match/no-booster',

  'club-creation/name-length',
  'club-creation/name-characters',
  'club-creation/name-offensive',
  'club-creation/invalid-emblem',
  'club-creation/unknown-kit',
  'club-creation/sign-up-email',
  'club-creation/sign-up-name',

  'ruleset/unknown-key',
  'ruleset/ill-typed',
];
