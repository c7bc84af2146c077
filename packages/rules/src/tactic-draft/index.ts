export type { ClubData, SavedClub, TacticDraftContext, TacticDraftInput } from './context.ts';
export * from './machine.ts';
export * from './selectors.ts';
export * from './steps.ts';
export { draftFromStore, STORED_DRAFT_VERSION, type StoredDraft } from './store.ts';
