import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import type { SavedClub } from './context.ts';
import type { TacticDraftEvent } from './events.ts';
import { type SaveTacticRequest, tacticDraftMachine } from './machine.ts';
import { draftOf, isDirty } from './selectors.ts';

const players = buildSquad();
const saved = buildTactic(players);
const input = { ruleset: ALPHA, tactics: { A: saved, B: saved, C: saved }, players };
const edit: TacticDraftEvent = { type: 'EDIT', edit: { type: 'change-formation', formation: '442' } };

describe('an app that runs the machine', () => {
  test('provides the actor that saves, which is asked for the open slot and the draft (R-DRA-24)', async () => {
    const store = vi.fn(async ({ input: request }: { input: SaveTacticRequest }) => ({
      tactics: { ...input.tactics, [request.tacticName]: request.updatedTactic },
      players,
    }));
    const machine = tacticDraftMachine.provide({
      actors: { saveTactic: fromPromise<SavedClub, SaveTacticRequest>(store) },
    });
    const actor = createActor(machine, { input }).start();
    actor.send(edit);
    actor.send({ type: 'SAVE' });
    const after = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(store).toHaveBeenCalledTimes(1);
    expect(store.mock.calls[0]?.[0].input).toEqual({
      tacticName: 'A',
      updatedTactic: { ...saved, formation: '442' },
    });
    expect(isDirty(after)).toBe(false);
    expect(after.context.tactics.A.formation).toBe('442');
  });

  test('that provides none gets its drafts back with an error (R-DRA-25)', async () => {
    const actor = createActor(tacticDraftMachine, { input }).start();
    actor.send(edit);
    actor.send({ type: 'SAVE' });
    const after = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(after.context.error).toEqual({
      code: 'tactics/save-failed',
      facts: { message: 'provide the actor saveTactic to save tactics' },
    });
    expect(draftOf(after).formation).toBe('442');
  });
});

describe('every shortest path through the machine', () => {
  const paths = getShortestPaths(tacticDraftMachine, {
    input,
    events: [
      edit,
      { type: 'EDIT', edit: { type: 'remove-player', place: '0' } },
      { type: 'SELECT', slot: 'B' },
      { type: 'SAVE' },
      { type: 'DISCARD' },
      { type: 'CANCEL' },
      { type: 'MATCH.LIVE' },
      { type: 'UNDO' },
    ] satisfies TacticDraftEvent[],
    // One state of the graph for all that differs in nothing a manager could see.
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.slot, context.live, context.nextSlot, context.error, context.draft.present]),
    limit: 2_000,
  });

  test('leads to each of its states', () => {
    const states = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect([...states].toSorted()).toEqual(['"asking"', '"editing"', '"saving"']);
  });

  test('saves whole line-ups alone (R-DRA-23)', () => {
    const saving = paths.filter(({ state }) => state.matches('saving'));
    expect(saving.length).toBeGreaterThan(1);
    for (const { state } of saving) {
      expect(
        draftOf(state)
          .places.slice(0, 11)
          .every(({ playerId }) => playerId !== null),
      ).toBe(true);
    }
  });

  test('asks only while something is unsaved (R-DRA-20)', () => {
    for (const { state } of paths.filter((path) => path.state.matches('asking'))) expect(isDirty(state)).toBe(true);
  });
});
