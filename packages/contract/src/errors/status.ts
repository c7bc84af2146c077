/** Which HTTP status goes with which code. */
import type { RuleErrorCode } from '@mundo-manager/rules/core';
import { type ApiErrorCode, SERVER_ERRORS } from './codes.ts';

/** A refusal that no other moment would change: too little money, a line-up of ten. */
const REFUSED = 422;
/** A refusal of this moment: another user was faster, the time is over or has not come. */
const CONFLICT = 409;
const NOT_FOUND = 404;

/** Refusals of the rules that are not plain refusals. */
const RULE_STATUS: Partial<Record<RuleErrorCode, number>> = {
  'club/unknown-player': NOT_FOUND,

  'sponsorship/still-running': CONFLICT,
  'boosters/slot-not-unlockable': CONFLICT,
  'boosters/slot-not-empty': CONFLICT,
  'boosters/slot-empty': CONFLICT,
  'market/already-listed': CONFLICT,
  'market/not-listed': CONFLICT,
  'market/no-searches-left': CONFLICT,
  'tactics/match-live': CONFLICT,
  'tactics/no-changes': CONFLICT,
  'training/enough-today': CONFLICT,
  'training/match-live': CONFLICT,
  'training/no-rests-left': CONFLICT,
  'daily-rewards/not-yet': CONFLICT,
  'competitions/not-open': CONFLICT,
  'competitions/full': CONFLICT,
  'competitions/already-joined': CONFLICT,
  'match/not-editable': CONFLICT,
  'friendlies/too-late': CONFLICT,
  'friendlies/slot-taken': CONFLICT,
  'friendlies/opponent-away': CONFLICT,
  'friendlies/opponent-busy': CONFLICT,
  'friendlies/already-invited': CONFLICT,
  'friendlies/too-many-received': CONFLICT,
  'friendlies/not-open': CONFLICT,
  'friendlies/not-agreed': CONFLICT,
  'match/no-booster': CONFLICT,
  'board/closed': CONFLICT,
  'board/silenced': CONFLICT,
  'board/too-many-posts': CONFLICT,
  'board/reported-before': CONFLICT,
};

/** The HTTP status of an answer with that code. R-CAL-2, R-CAL-33 */
export function statusOf(code: ApiErrorCode): number {
  return isServerErrorCode(code) ? SERVER_ERRORS[code] : (RULE_STATUS[code] ?? REFUSED);
}

function isServerErrorCode(code: ApiErrorCode): code is keyof typeof SERVER_ERRORS {
  return Object.hasOwn(SERVER_ERRORS, code);
}
