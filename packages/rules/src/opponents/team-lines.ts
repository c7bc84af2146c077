/** How strong a line-up is in goal, defence, midfield and attack. */
import { assertRuleset } from '../core/assert.ts';
import { mean } from '../core/mean.ts';
import type { PublicPlayer } from '../players/player.ts';
import { lineOf } from '../positions/line.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import type { Tactic } from '../tactics/tactic.ts';

/** The four lines of a team, from its goal. */
export const TEAM_LINES = ['goal', 'defence', 'midfield', 'attack'] as const;
/** One of them. */
export type TeamLine = (typeof TEAM_LINES)[number];

/** Mean rating (0–100) of each line; null for an empty one. */
export type TeamLines = Readonly<Record<TeamLine, number | null>>;

/** A player in a position, by his rating there. */
export interface RatedPlace {
  readonly position: Position;
  readonly rating: number;
}

/** The line that the position belongs to: the keeper is a line of his own. */
export function teamLineOf(position: Position): TeamLine {
  return position === 'GK' ? 'goal' : lineOf(position);
}

/** Mean rating of each line of those places. R-OPP-5 */
export function linesOf(places: readonly RatedPlace[]): TeamLines {
  const meanOf = (line: TeamLine) =>
    mean(places.flatMap(({ position, rating }) => (teamLineOf(position) === line ? rating : [])));
  return { goal: meanOf('goal'), defence: meanOf('defence'), midfield: meanOf('midfield'), attack: meanOf('attack') };
}

/** Mean rating (0–100) of the starters of a tactic by line, in their places and with boosters; condition does not count. R-OPP-5 */
export function teamLines(
  tactic: Pick<Tactic, 'formation' | 'places'>,
  players: readonly Pick<PublicPlayer, 'id' | 'attributes' | 'attributeBoosters'>[],
  ruleset: Ruleset,
): TeamLines {
  assertRuleset(ruleset, 'teamLines');
  return linesOf(ratedStarters(tactic, players, ruleset));
}
