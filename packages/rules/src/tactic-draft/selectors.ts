/** What a screen asks of the draft. Each takes a snapshot of the machine. */
import type { SnapshotFrom } from 'xstate';
import type { RuleError } from '../core/errors.ts';
import type { PlayerId } from '../core/ids.ts';
import type { Occasion } from '../discipline/availability.ts';
import { availableEleven, namedPlayers } from '../discipline/replacements.ts';
import { placeablePlayers } from '../tactics/edit-places.ts';
import { substitutionCandidates } from '../tactics/edit-substitutions.ts';
import type { DraftPlayer } from '../tactics/edit-tactic.ts';
import { isWorthRearranging } from '../tactics/rearrange.ts';
import { setPieceErrors } from '../tactics/set-pieces.ts';
import type { SetPieceName, Tactic, TacticName } from '../tactics/tactic.ts';
import { isUnsaved, saveOf } from './context.ts';
import type { tacticDraftMachine } from './machine.ts';
import { writeStoredDraft } from './stored-draft.ts';

/** The machine at a moment. */
export type TacticDraftSnapshot = SnapshotFrom<typeof tacticDraftMachine>;

/** The tactic as drawn up so far. */
export function draftOf({ context }: TacticDraftSnapshot): Tactic {
  return context.draft.present;
}

/** Whether something is unsaved. R-DRA-1 */
export function isDirty({ context }: TacticDraftSnapshot): boolean {
  return isUnsaved(context);
}

/** Whether the open tactic was saved elsewhere since the draft of it was begun: a save would replace that, a reset shows it. R-DRA-33 */
export function isOvertaken({ context }: TacticDraftSnapshot): boolean {
  return context.overtaken;
}

/** Whether the save button works: changes, no live match, a valid line-up, and no save or question under way. R-DRA-23 */
export function canSave(snapshot: TacticDraftSnapshot): boolean {
  return snapshot.matches('editing') && saveOf(snapshot.context).ok;
}

/** Whether a save is under way: until its answer, edits, undo and other slots are ignored. R-DRA-29 */
export function isSaving(snapshot: TacticDraftSnapshot): boolean {
  return snapshot.matches('saving');
}

/** Why the open tactic can't be saved now; null if it can. */
export function saveObstacle({ context }: TacticDraftSnapshot): RuleError | null {
  const save = saveOf(context);
  return save.ok ? null : save.error;
}

/** The tactic of the question 'Salvar alterações na tática X?'; null while nothing is asked. R-DRA-20 */
export function askedAbout(snapshot: TacticDraftSnapshot): TacticName | null {
  return snapshot.matches('asking') ? snapshot.context.slot : null;
}

/** Whether there is an edit to undo. R-DRA-11 */
export function canUndo(snapshot: TacticDraftSnapshot): boolean {
  return snapshot.matches('editing') && snapshot.context.draft.past.length > 0;
}

/** Whether there is an undone edit to redo. R-DRA-11 */
export function canRedo(snapshot: TacticDraftSnapshot): boolean {
  return snapshot.matches('editing') && snapshot.context.draft.future.length > 0;
}

/** Whether the same eleven would be worth noticeably more in other places, where the edit 'rearrange' brings them. R-DRA-36 */
export function canRearrange(snapshot: TacticDraftSnapshot): boolean {
  const { draft, players, ruleset } = snapshot.context;
  return snapshot.matches('editing') && isWorthRearranging(draft.present, players, ruleset);
}

/** An unavailable player of the draft, and his replacement by the edit 'replace-absent'; null on the bench, and with none left. */
export interface Replacement {
  readonly place: string;
  readonly out: PlayerId;
  readonly in: PlayerId | null;
}

/** The unavailable players of the draft by place, each with his replacement. R-DRA-37 */
export function suggestedReplacements(
  { context: { draft, players, ruleset } }: TacticDraftSnapshot,
  occasion: Occasion,
): readonly Replacement[] {
  const named = new Set(namedPlayers(players, occasion, ruleset).map(({ id }) => id));
  const after = availableEleven(draft.present, players, occasion, ruleset);
  const playerAfter = new Map(after.places.map(({ id, playerId }) => [id, playerId]));
  return draft.present.places.flatMap(({ id: place, playerId }) =>
    playerId === null || named.has(playerId) ? [] : [{ place, out: playerId, in: playerAfter.get(place) ?? null }],
  );
}

/** Set pieces whose taker is no starter: the reason for the warning on their tab. R-DRA-3 */
export function setPiecesInError({ context }: TacticDraftSnapshot): readonly SetPieceName[] {
  return setPieceErrors(context.draft.present, context.players, context.ruleset);
}

/** Whom the picker of an empty place lists. R-DRA-2 */
export function pickerPlayers({ context }: TacticDraftSnapshot): readonly DraftPlayer[] {
  return placeablePlayers(context.draft.present, context.players);
}

/** Who may come off and who may come on; both empty when there is no choice. */
export function substitutionChoices({ context }: TacticDraftSnapshot): {
  readonly out: readonly PlayerId[];
  readonly in: readonly PlayerId[];
} {
  return substitutionCandidates(context.draft.present, context.ruleset);
}

/** The unsaved draft as text to keep across a reload; null if nothing is unsaved. R-DRA-28 */
export function draftToStore({ context }: TacticDraftSnapshot): string | null {
  const { slot, draft, players } = context;
  return isUnsaved(context) ? writeStoredDraft({ slot, tactic: draft.present, saved: draft.saved }, players) : null;
}
