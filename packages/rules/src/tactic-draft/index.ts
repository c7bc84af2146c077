/** The editing of a tactic: the edits of a draft as a pure reducer with its way back, and the machine around it. */
export * from '../tactics/draft-history.ts';
export type { InstructionChoice } from '../tactics/edit-instructions.ts';
export { placeablePlayers, withoutMissingPlayers } from '../tactics/edit-places.ts';
export * from '../tactics/edit-substitutions.ts';
export * from '../tactics/edit-tactic.ts';
export { restOrder } from '../tactics/fatigue-order.ts';
export type { ClubData, SavedClub, TacticDraftContext, TacticDraftInput } from './context.ts';
export type * from './events.ts';
export * from './machine.ts';
export * from './pure-machine.ts';
export * from './selectors.ts';
export { draftFromStore, STORED_DRAFT_VERSION, type StoredDraft } from './stored-draft.ts';
