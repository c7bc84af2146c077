/** How strong a line-up is in each of its lines. */
import { boostedAttributes } from '../boosters/effect.ts';
import { mean } from '../core/mean.ts';
import type { Player } from '../players/player.ts';
import { LINES, type Line, lineOf } from '../positions/line.ts';
import { positionRating } from '../positions/rating.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { formationSlots } from './formations.ts';
import type { Tactic } from './tactic.ts';

/** Mean rating of a line; null where nobody stands in it. */
export type LineRatings = Readonly<Record<Line, number | null>>;

/** The mean rating (0–100) of the starters of each line in their places, boosters included; condition does not count. R-TAC-52 */
export function lineRatings(
  { formation, places }: Pick<Tactic, 'formation' | 'places'>,
  players: readonly Pick<Player, 'id' | 'attributes' | 'attributeBoosters'>[],
  ruleset: Ruleset = ALPHA,
): LineRatings {
  const rated = formationSlots(formation).flatMap(({ position }, index) => {
    const place = places.find(({ id }) => id === String(index));
    const player = players.find(({ id }) => id === place?.playerId);
    if (player === undefined) return [];
    return [{ line: lineOf(position), rating: positionRating(boostedAttributes(player, ruleset), position, ruleset) }];
  });
  const meanOf = (line: Line) => mean(rated.flatMap((one) => (one.line === line ? one.rating : [])));
  return Object.fromEntries(LINES.map((line) => [line, meanOf(line)])) as Record<Line, number | null>;
}
