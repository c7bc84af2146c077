import fc, { type Arbitrary } from 'fast-check';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { TacticDraftEvent } from '../../tactic-draft/events.ts';
import { TACTIC_NAMES } from '../../tactics/tactic.ts';
import { tacticEditArbitrary } from './tactics.ts';

/** What happens around an open draft: an event of its own, a player listed or unlisted meanwhile, or the answer to a save. */
export type DraftHappening =
  | TacticDraftEvent
  | { readonly type: 'listing'; readonly player: number }
  | { readonly type: 'answer'; readonly ok: boolean };

/** Anything that can happen while a tactic is drawn up; edits, auto-picks and saves most of all. */
export function draftHappeningArbitrary(ruleset: Ruleset): Arbitrary<DraftHappening> {
  const slot = fc.constantFrom(...TACTIC_NAMES);
  const plain = ['UNDO', 'REDO', 'RESET', 'DISCARD', 'CANCEL', 'DISMISS', 'MATCH.LIVE', 'MATCH.OVER'] as const;
  return fc.oneof(
    { weight: 6, arbitrary: tacticEditArbitrary(ruleset).map((edit) => ({ type: 'EDIT' as const, edit })) },
    { weight: 4, arbitrary: fc.constant({ type: 'EDIT' as const, edit: { type: 'auto-pick' as const } }) },
    { weight: 6, arbitrary: fc.constant({ type: 'SAVE' as const }) },
    { weight: 3, arbitrary: fc.constantFrom(...plain).map((type) => ({ type })) },
    { weight: 1, arbitrary: slot.map((from) => ({ type: 'COPY' as const, from })) },
    { weight: 2, arbitrary: slot.map((to) => ({ type: 'SELECT' as const, slot: to })) },
    { weight: 1, arbitrary: fc.nat(25).map((player) => ({ type: 'listing' as const, player })) },
    { weight: 8, arbitrary: fc.boolean().map((ok) => ({ type: 'answer' as const, ok })) },
  );
}
