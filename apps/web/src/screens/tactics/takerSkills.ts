import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { Player, Skill } from '@mundo-manager/rules/players';
import type { SetPieceName } from '@mundo-manager/rules/tactics';

/** What a match looks at when nobody is named: the highest sum leads the team or takes the dead ball. A test asks the engine. R-TAC-27 */
export const TAKER_SKILLS: Readonly<Record<SetPieceName, readonly Skill[]>> = {
  captain: ['leadership'],
  penalties: ['finishing', 'composure'],
  directFreeKicks: ['technique', 'finishing'],
  indirectFreeKicks: ['technique', 'crossing'],
  leftCorners: ['crossing'],
  rightCorners: ['crossing'],
};

/** A player with his skills in what the set piece asks for. */
interface Taker {
  readonly player: Player;
  /** In the order of `TAKER_SKILLS`, boosters included. */
  readonly values: readonly number[];
}

/** The players as takers of the set piece, best first; equals stay in their order. R-TSC-20 */
export function takersOf(setPiece: SetPieceName, players: readonly Player[]): readonly Taker[] {
  return players
    .map((player) => {
      const attributes = boostedAttributes(player);
      return { player, values: TAKER_SKILLS[setPiece].map((skill) => attributes[skill]) };
    })
    .toSorted((one, other) => sumOf(other) - sumOf(one));
}

function sumOf({ values }: Taker): number {
  return values.reduce((sum, value) => sum + value, 0);
}
