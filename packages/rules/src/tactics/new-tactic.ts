import { type Place, SET_PIECES, type Tactic } from './tactic.ts';

/** A tactic of which only the line-up is decided: neutral instructions, no takers, no substitutions. */
export function newTactic(formation: string, places: readonly Place[]): Tactic {
  return {
    formation,
    places,
    playersInstructions: [],
    teamInstructions: [],
    setPieces: SET_PIECES.map((name) => ({ name, value: null })),
    substitutions: [],
  };
}
