/** The events of the draft, apart from the machine: naming them needs none of XState's types. */
import type { TacticEdit } from '../tactics/edit-tactic.ts';
import type { TacticName } from '../tactics/tactic.ts';
import type { ClubData } from './context.ts';

/** What can happen to a draft. */
export type TacticDraftEvent =
  | { readonly type: 'EDIT'; readonly edit: TacticEdit }
  /** Takes over the saved tactic of a slot. */
  | { readonly type: 'COPY'; readonly from: TacticName }
  | { readonly type: 'UNDO' | 'REDO' | 'RESET' }
  /** Opens another slot, after the question where something is unsaved. */
  | { readonly type: 'SELECT'; readonly slot: TacticName }
  /** The save button, or the question's 'Salvar'. */
  | { readonly type: 'SAVE' }
  /** The question's 'Descartar'. */
  | { readonly type: 'DISCARD' }
  /** Leaves the question unanswered. */
  | { readonly type: 'CANCEL' }
  /** Puts the error away. */
  | { readonly type: 'DISMISS' }
  /** Fresh data of the club. */
  | ({ readonly type: 'SYNC' } & ClubData)
  | { readonly type: 'MATCH.LIVE' | 'MATCH.OVER' };
