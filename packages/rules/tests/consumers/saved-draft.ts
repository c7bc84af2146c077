// Compiles where the project and the rules share one copy of XState.
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { type SavedClub, type SaveTacticRequest, tacticDraftMachine } from '@mundo-manager/rules/tactic-draft';
import { buildClub } from '@mundo-manager/rules/testing';
import { createActor, fromPromise } from 'xstate';

export const machine = tacticDraftMachine.provide({
  actors: { saveTactic: fromPromise<SavedClub, SaveTacticRequest>(async () => buildClub()) },
});
export const slot: string = createActor(machine, { input: { ...buildClub(), ruleset: ALPHA } }).getSnapshot().context
  .slot;
// @ts-expect-error there is no such actor
tacticDraftMachine.provide({ actors: { storeTactic: fromPromise(async () => buildClub()) } });
