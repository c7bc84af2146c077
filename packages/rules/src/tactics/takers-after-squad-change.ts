/** Takers across a change of the squad: a set piece names a shirt number, and a number may go to another player. */
import type { PlayerId } from '../core/ids.ts';
import type { Tactic } from './tactic.ts';
import type { SquadMember } from './validate-tactic.ts';

type Numbered = Pick<SquadMember, 'id' | 'number'>;

/** A squad as it was known, and as it is. */
export interface SquadChange<P extends Numbered = SquadMember> {
  readonly before: readonly Numbered[];
  readonly now: readonly P[];
}

/** The player with the number; null if there is none. */
export function wearerOf(players: readonly Numbered[], shirt: number): PlayerId | null {
  return players.find(({ number }) => number === shirt)?.id ?? null;
}

/** The tactic with no taker for set pieces whose taker has left or wears another number; the same tactic if there is none. R-DRA-30 */
export function withoutLostTakers(tactic: Tactic, { before, now }: SquadChange<Numbered>): Tactic {
  const isLost = (shirt: number | null) => shirt !== null && wearerOf(before, shirt) !== wearerOf(now, shirt);
  return tactic.setPieces.some(({ value }) => isLost(value))
    ? {
        ...tactic,
        setPieces: tactic.setPieces.map((piece) => (isLost(piece.value) ? { ...piece, value: null } : piece)),
      }
    : tactic;
}
