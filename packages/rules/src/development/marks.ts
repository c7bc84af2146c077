/** A player's changes between two days, as far as their snapshots show them. */
import type { EpochMs } from '../core/ids.ts';
import { playerAge } from '../players/age.ts';
import type { Player } from '../players/player.ts';
import type { PlayerSnapshot } from './snapshot.ts';

/** Kinds of marks on the graph. */
export const DEVELOPMENT_MARKS = ['match', 'training', 'birthday', 'booster', 'injury'] as const;
/** One of them. */
export type DevelopmentMark = (typeof DEVELOPMENT_MARKS)[number];

/** A mark on a day. */
export interface MarkedDay {
  readonly day: EpochMs;
  readonly mark: DevelopmentMark;
}

/** The marks between snapshots in the order of their days. A skill rises by training alone. R-DEV-2 */
export function developmentMarks(
  snapshots: readonly PlayerSnapshot[],
  player: Pick<Player, 'personalData'>,
): MarkedDay[] {
  return snapshots.slice(1).flatMap((after, index) => {
    const before = snapshots[index] ?? after;
    const happened: Readonly<Record<DevelopmentMark, boolean>> = {
      match: after.matches > before.matches,
      training: after.skills.some((skill, at) => skill > (before.skills[at] ?? skill)),
      birthday: playerAge(player, after.day) > playerAge(player, before.day),
      booster: after.boosters.join() !== before.boosters.join(),
      injury: after.isInjured && !before.isInjured,
    };
    return DEVELOPMENT_MARKS.filter((mark) => happened[mark]).map((mark) => ({ day: after.day, mark }));
  });
}
