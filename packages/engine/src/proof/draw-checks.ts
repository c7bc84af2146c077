/** The checks that the proof of a draw has beside those of its root, each with its sentence. R-PRF-12 */
import { type ProofCheck, proofSentence } from './checks.ts';

export const DRAW_CHECKS = {
  drawPath: 'The root holds this draw, with these clubs and this secret.',
  lots: 'Drawn again by the rules, the lots are the same.',
} as const;

export const DRAW_ERRORS = {
  'proof/draw-not-in-root': 'The root does not hold this draw with these clubs and this secret.',
  'proof/bad-draw': 'The rules can’t draw these clubs.',
  'proof/other-lots': 'Drawn again by the rules, the lots are others.',
} as const;

/** What a check of a draw came to. */
export type DrawCheck =
  | ProofCheck
  | { readonly ok: true; readonly says: keyof typeof DRAW_CHECKS }
  | {
      readonly ok: false;
      readonly code: keyof typeof DRAW_ERRORS;
      readonly claimed: string;
      readonly found: string;
    };

/** The sentence of a check. */
export function drawSentence(check: DrawCheck): string {
  if (check.ok) return isOwn(check.says, DRAW_CHECKS) ? DRAW_CHECKS[check.says] : proofSentence(check as ProofCheck);
  const { code, claimed, found } = check;
  if (!isOwn(code, DRAW_ERRORS)) return proofSentence(check as ProofCheck);
  const facts = [claimed && `claimed ${claimed}`, found && `found ${found}`].filter(Boolean).join(', ');
  return facts === '' ? DRAW_ERRORS[code] : `${DRAW_ERRORS[code]} (${facts})`;
}

function isOwn<T extends object>(name: PropertyKey, table: T): name is keyof T {
  return Object.hasOwn(table, name);
}
