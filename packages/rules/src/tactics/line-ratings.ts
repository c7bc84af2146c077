/** How strong a line-up is in each of its lines. */
import { assertRuleset } from '../core/assert.ts';
import { mean } from '../core/mean.ts';
import { ratingIn } from '../players/overall.ts';
import type { PublicPlayer } from '../players/player.ts';
import { LINES, type Line, lineOf } from '../positions/line.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { formationSlots } from './formations.ts';
import type { Tactic } from './tactic.ts';

/** Mean rating of a line; null for an empty one. */
export type LineRatings = Readonly<Record<Line, number | null>>;

type Rated = Pick<PublicPlayer, 'id' | 'attributes' | 'attributeBoosters'>;

/** The starters in the formation's order, each with his rating (0–100) in the position of his place, boosters included; condition does not count. */
export function ratedStarters(
  { formation, places }: Pick<Tactic, 'formation' | 'places'>,
  players: readonly Rated[],
  ruleset: Ruleset,
): { readonly position: Position; readonly rating: number }[] {
  return formationSlots(formation).flatMap(({ position }, index) => {
    const place = places.find(({ id }) => id === String(index));
    const player = players.find(({ id }) => id === place?.playerId);
    return player ? [{ position, rating: ratingIn(player, position, ruleset) }] : [];
  });
}

/** The mean rating (0–100) of the starters of each line in their places, boosters included; condition does not count. R-TAC-52 */
export function lineRatings(
  tactic: Pick<Tactic, 'formation' | 'places'>,
  players: readonly Rated[],
  ruleset: Ruleset,
): LineRatings {
  assertRuleset(ruleset, 'lineRatings');
  const starters = ratedStarters(tactic, players, ruleset);
  const meanOf = (line: Line) =>
    mean(starters.flatMap(({ position, rating }) => (lineOf(position) === line ? rating : [])));
  return Object.fromEntries(LINES.map((line) => [line, meanOf(line)])) as Record<Line, number | null>;
}
