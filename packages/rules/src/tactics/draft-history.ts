/** A tactic being edited, with the way back: what is saved, what was undone, and whether anything has changed (R-DRA-1, R-DRA-11). */
import { accept, type Result } from '../core/result.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { withoutMissingPlayers } from './edit-places.ts';
import { type DraftPlayer, editTactic, type TacticEdit } from './edit-tactic.ts';
import { formationSlots } from './formations.ts';
import { sameTactic } from './same-tactic.ts';
import type { Tactic } from './tactic.ts';
import { type SquadChange, withoutLostTakers } from './takers-after-squad-change.ts';

/** Edits of a draft that can be undone (R-DRA-11). */
export const DRAFT_HISTORY_LIMIT = 100;

/** A draft with what was saved, what came before it and what was undone. */
export interface DraftHistory {
  readonly saved: Tactic;
  /** Oldest first. */
  readonly past: readonly Tactic[];
  readonly present: Tactic;
  /** What was undone, next to redo first. */
  readonly future: readonly Tactic[];
}

/** A draft of the saved tactic, or of an unsaved one that is taken up again, with nothing to undo. */
export function openDraft(saved: Tactic, present: Tactic = saved): DraftHistory {
  return { saved, past: [], present, future: [] };
}

/** Whether the draft says something else than the saved tactic. R-DRA-1 */
export function hasChanges({ saved, present }: Pick<DraftHistory, 'saved' | 'present'>): boolean {
  return !sameTactic(saved, present);
}

/**
 * The draft after one edit, which can be undone; an edit that changes nothing adds no step. A new formation restores
 * earlier individual instructions of positions that return. Refusals as in `editTactic`. R-DRA-38
 */
export function editDraft(
  history: DraftHistory,
  edit: TacticEdit,
  players: readonly DraftPlayer[],
  ruleset: Ruleset,
): Result<DraftHistory> {
  const edited = editTactic(history.present, edit, players, ruleset);
  if (!edited.ok) return edited;
  const isFormation = edit.type === 'change-formation';
  return accept(moveTo(history, isFormation ? withEarlierInstructions(edited.value, history) : edited.value));
}

/** The tactic with the instructions of the latest step that had such a position. */
function withEarlierInstructions(tactic: Tactic, { saved, past, present }: DraftHistory): Tactic {
  const held = positionsOf(present);
  const steps = [...[...past].reverse(), saved];
  const missing = positionsOf(tactic).filter((position) => !held.includes(position));
  const restored = missing.flatMap((position) => {
    const step = steps.find((earlier) => positionsOf(earlier).includes(position));
    return step?.playersInstructions.find((entry) => entry.position === position) ?? [];
  });
  return restored.length === 0
    ? tactic
    : { ...tactic, playersInstructions: [...tactic.playersInstructions, ...restored] };
}

function positionsOf({ formation }: Tactic): readonly Position[] {
  return formationSlots(formation).map(({ position }) => position);
}

/** The draft before the last edit; as it is where there is nothing to undo. */
export function undoEdit(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous === undefined
    ? history
    : { ...history, past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** The draft with the last undone edit again; as it is where there is nothing to redo. */
export function redoEdit(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const next = future[0];
  return next === undefined
    ? history
    : { ...history, past: [...past, present], present: next, future: future.slice(1) };
}

/** The draft back at the saved tactic; a step that can be undone like any edit. */
export function resetDraft(history: DraftHistory): DraftHistory {
  return moveTo(history, history.saved);
}

/** The draft after its save: nothing is unsaved, and the way back stays. */
export function acceptSave(history: DraftHistory, saved: Tactic): DraftHistory {
  return { ...history, saved, present: saved };
}

/**
 * The draft after fresh data of the club. Unchanged, it follows the saved tactic; changed, it stays, without players
 * who left or are for sale and without outdated takers. Without news, undo steps stay. R-DRA-27, R-DRA-30
 */
export function refreshDraft(history: DraftHistory, saved: Tactic, squad: SquadChange, ruleset: Ruleset): DraftHistory {
  const playable = (tactic: Tactic) => playableBy(tactic, squad, ruleset);
  const isChanged = hasChanges(history);
  if (!isChanged && !sameTactic(history.saved, saved)) return openDraft(saved);
  return {
    saved,
    past: history.past.map(playable),
    present: isChanged ? playable(history.present) : saved,
    future: history.future.map(playable),
  };
}

/** Whether another tactic is saved now than the one that the draft began with: more than players who are gone has changed it. R-DRA-33 */
export function isSavedAnew(history: DraftHistory, saved: Tactic, squad: SquadChange, ruleset: Ruleset): boolean {
  return !sameTactic(playableBy(history.saved, squad, ruleset), saved);
}

function playableBy(tactic: Tactic, squad: SquadChange, ruleset: Ruleset): Tactic {
  return withoutLostTakers(withoutMissingPlayers(tactic, squad.now, ruleset), squad);
}

function moveTo(history: DraftHistory, next: Tactic): DraftHistory {
  const { past, present } = history;
  if (sameTactic(present, next)) return history;
  return { ...history, past: [...past, present].slice(-DRAFT_HISTORY_LIMIT), present: next, future: [] };
}
