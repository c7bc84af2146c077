/** What a club has usually done in its finished matches: formation, instructions and takers. */

import type { PlayerId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { bestTakers } from '../tactics/best-takers.ts';
import { TEAM_INSTRUCTIONS } from '../tactics/instructions.ts';
import { SET_PIECES, type SetPieceName } from '../tactics/set-piece-name.ts';
import { wearerOf } from '../tactics/takers-after-squad-change.ts';
import type { ScoutedSheet } from './scouted-match.ts';

/** What was done in how many of the matches. */
export interface Habit<Value> {
  readonly value: Value;
  readonly matches: number;
}

/** Every value with its matches, the most frequent first; of equals the one used last, as the newest comes first. */
export function habitsOf<Value>(values: readonly Value[]): Habit<Value>[] {
  const habits = [...new Set(values)].map((value) => ({
    value,
    matches: values.filter((other) => other === value).length,
  }));
  return sortedBy(habits, ({ matches }) => -matches);
}

/** The usual option of a group of team instructions. */
export interface InstructionHabit extends Habit<string> {
  readonly name: string;
}

/** The usual team instructions, without groups that were usually at their neutral option. R-OPP-4 */
export function instructionHabits(sheets: readonly ScoutedSheet[]): InstructionHabit[] {
  return TEAM_INSTRUCTIONS.flatMap(({ name, neutral }) => {
    const [usual] = habitsOf(sheets.map(({ tactic }) => chosenOf(tactic, name) ?? neutral));
    return usual === undefined || usual.value === null || usual.value === neutral
      ? []
      : [{ name, value: usual.value, matches: usual.matches }];
  });
}

function chosenOf({ teamInstructions }: ScoutedSheet['tactic'], name: string): string | undefined {
  return teamInstructions.find((one) => one.name === name)?.value;
}

/** Who will probably take a set piece. */
export interface LikelyTaker {
  readonly setPiece: SetPieceName;
  readonly playerId: PlayerId;
  readonly number: number;
  readonly name: string;
  /** Matches for which he was named; 0 for the best of the eleven where no one of it ever was. */
  readonly matches: number;
}

/** The likely takers among the eleven, one a set piece; none without an eleven. R-OPP-7 */
export function likelyTakers(
  eleven: readonly PublicPlayer[],
  sheets: readonly ScoutedSheet[],
  ruleset: Ruleset,
): LikelyTaker[] {
  return SET_PIECES.flatMap((setPiece) => {
    const named = sheets.flatMap(({ tactic, players }) => {
      const shirt = tactic.setPieces.find(({ name }) => name === setPiece)?.value ?? null;
      const id = shirt === null ? null : wearerOf(players, shirt);
      return eleven.find((player) => player.id === id) ?? [];
    });
    const [usual] = habitsOf(named);
    const [best] = bestTakers(setPiece, eleven, ruleset);
    const player = usual?.value ?? best?.player;
    if (player === undefined) return [];
    const { id: playerId, number, personalData } = player;
    return [{ setPiece, playerId, number, name: personalData.name, matches: usual?.matches ?? 0 }];
  });
}
