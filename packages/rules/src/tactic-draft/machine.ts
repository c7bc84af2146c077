/**
 * The tactic draft as a machine: one slot, A, B or C, is open, edited, and saved or discarded. The rules are in
 * tactics/; the machine decides when they apply. No timers, no calls: the app provides the actor `saveTactic`.
 */
import {
  type ActorRefFromLogic,
  assign,
  type EventObject,
  fromPromise,
  type MetaObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type StateMachine,
  setup,
} from 'xstate';
import { accept } from '../core/result.ts';
import { editDraft, redoEdit, undoEdit } from '../tactics/draft-history.ts';
import type { TacticEdit } from '../tactics/edit-tactic.ts';
import type { Tactic, TacticName } from '../tactics/tactic.ts';
import {
  initialContext,
  isClubData,
  isSavedClub,
  isTacticName,
  isUnsaved,
  type SavedClub,
  saveOf,
  type TacticDraftContext,
  type TacticDraftInput,
  withClubData,
  withDraft,
  withFailure,
  withQuestion,
  withRefusal,
  withReset,
  withSaved,
  withSlot,
  withUnknownSlot,
} from './context.ts';
import type { TacticDraftEvent } from './events.ts';

/** What the actor `saveTactic` is asked to store: the payload of the call. */
export interface SaveTacticRequest {
  readonly tacticName: TacticName;
  readonly updatedTactic: Tactic;
}

type SaveTactic = PromiseActorLogic<SavedClub, SaveTacticRequest>;
interface Action<Type extends string> {
  type: Type;
  params: NonReducibleUnknown;
}

/**
 * The type of the machine. It is written out, since the compiler would name as many parameters of `StateMachine` as the installed version
 * has, and older versions have fewer. R-PKG-13
 */
export type TacticDraftMachine = StateMachine<
  TacticDraftContext,
  TacticDraftEvent,
  { [id: string]: ActorRefFromLogic<SaveTactic> | undefined },
  { src: 'saveTactic'; logic: SaveTactic; id: string | undefined },
  Action<'openNext'> | Action<'putAway'> | Action<'refuseSave'>,
  | { type: 'canSave'; params: unknown }
  | { type: 'isOpen'; params: TacticName }
  | { type: 'isUnsaved'; params: unknown },
  never,
  'asking' | 'editing' | 'saving',
  string,
  TacticDraftInput,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  { id: 'tacticDraft'; states: Readonly<Record<'editing' | 'asking' | 'saving', object>> }
>;

/** Edits, the save-or-discard question, saving and its failure. R-DRA-1 to R-DRA-33 */
export const tacticDraftMachine: TacticDraftMachine = setup({
  types: {
    context: {} as TacticDraftContext,
    events: {} as TacticDraftEvent,
    input: {} as TacticDraftInput,
  },
  actors: {
    saveTactic: fromPromise<SavedClub, SaveTacticRequest>(() =>
      Promise.reject(new Error('provide the actor saveTactic to save tactics')),
    ),
  },
  guards: {
    canSave: ({ context }) => saveOf(context).ok,
    isUnsaved: ({ context }) => isUnsaved(context),
    isOpen: ({ context }, slot: TacticName) => context.slot === slot,
  },
  actions: {
    openNext: assign(({ context }) => withSlot(context, context.nextSlot ?? context.slot)),
    refuseSave: assign(({ context }) => {
      const save = saveOf(context);
      return withRefusal(context, save.ok ? null : save.error);
    }),
    putAway: assign(({ context }) => withRefusal(context, null)),
  },
}).createMachine({
  id: 'tacticDraft',
  context: ({ input }) => initialContext(input),
  on: {
    SYNC: {
      guard: ({ event }) => isClubData(event),
      actions: assign(({ context, event }) => withClubData(context, event)),
    },
    'MATCH.LIVE': { actions: assign(({ context }) => withClubData(context, { live: true })) },
    'MATCH.OVER': { actions: assign(({ context }) => withClubData(context, { live: false })) },
    DISMISS: { actions: 'putAway' },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        EDIT: {
          actions: assign(({ context, event }) =>
            withDraft(context, editDraft(context.draft, event.edit, context.players, context.ruleset)),
          ),
        },
        COPY: {
          actions: assign(({ context, event }) => {
            if (!isTacticName(event.from)) return withUnknownSlot(context, event.from);
            const edit: TacticEdit = { type: 'copy', source: context.tactics[event.from] };
            return withDraft(context, editDraft(context.draft, edit, context.players, context.ruleset));
          }),
        },
        UNDO: { actions: assign(({ context }) => withDraft(context, accept(undoEdit(context.draft)))) },
        REDO: { actions: assign(({ context }) => withDraft(context, accept(redoEdit(context.draft)))) },
        RESET: { actions: assign(({ context }) => withReset(context)) },
        SELECT: [
          {
            guard: ({ event }) => !isTacticName(event.slot),
            actions: assign(({ context, event }) => withUnknownSlot(context, event.slot)),
          },
          { guard: { type: 'isOpen', params: ({ event }) => event.slot } },
          {
            guard: 'isUnsaved',
            target: 'asking',
            actions: assign(({ context, event }) => withQuestion(context, event.slot)),
          },
          { actions: assign(({ context, event }) => withSlot(context, event.slot)) },
        ],
        SAVE: [{ guard: 'canSave', target: 'saving' }, { actions: 'refuseSave' }],
      },
    },
    asking: {
      on: {
        SAVE: [
          { guard: 'canSave', target: 'saving' },
          { guard: 'isUnsaved', target: 'editing', actions: 'refuseSave' },
          { target: 'editing', actions: 'openNext' },
        ],
        DISCARD: { target: 'editing', actions: 'openNext' },
        CANCEL: { target: 'editing', actions: 'putAway' },
        // A question about an unsaved draft has no error to put away, and must keep the slot that comes next.
        DISMISS: {},
      },
    },
    saving: {
      invoke: {
        id: 'saveTactic',
        src: 'saveTactic',
        input: ({ context }) => ({ tacticName: context.slot, updatedTactic: context.draft.present }),
        onDone: [
          {
            guard: ({ event }) => isSavedClub(event.output),
            target: 'editing',
            actions: assign(({ context, event }) => withSaved(context, event.output)),
          },
          {
            target: 'editing',
            actions: assign(({ context }) => withFailure(context, new Error('the answer to the save is no club'))),
          },
        ],
        onError: {
          target: 'editing',
          actions: assign(({ context, event }) => withFailure(context, event.error)),
        },
      },
      on: { DISMISS: {} },
    },
  },
});
