/** The machine as a pure function, for code without an actor: a server, a test, a law. */
import { type AnyEventObject, initialTransition, transition } from 'xstate';
import type { SavedClub, TacticDraftInput } from './context.ts';
import type { TacticDraftEvent } from './events.ts';
import { type TacticDraftMachine, tacticDraftMachine } from './machine.ts';
import type { TacticDraftSnapshot } from './selectors.ts';

/** Events from the save actor to the machine. */
export type SaveAnswer = AnyEventObject & { readonly type: `xstate.${'done' | 'error'}.actor.saveTactic` };

/** The save went through and returned the club. */
export function saveSucceeded(output: SavedClub): SaveAnswer {
  return { type: 'xstate.done.actor.saveTactic', output };
}

/** The save failed with that cause. */
export function saveFailed(error: unknown): SaveAnswer {
  return { type: 'xstate.error.actor.saveTactic', error };
}

/** The snapshot that a draft begins with. */
export function firstDraft(
  input: TacticDraftInput,
  machine: TacticDraftMachine = tacticDraftMachine,
): TacticDraftSnapshot {
  return initialTransition(machine, input)[0];
}

/**
 * The snapshot after an event. In the state 'saving' the caller has to store the draft and send the answer:
 * `saveSucceeded` or `saveFailed`.
 */
export function nextDraft(
  snapshot: TacticDraftSnapshot,
  event: TacticDraftEvent | SaveAnswer,
  machine: TacticDraftMachine = tacticDraftMachine,
): TacticDraftSnapshot {
  return transition(machine, snapshot, event as TacticDraftEvent)[0];
}
