/** How strong each line may be: it depends on who starts. */
import type { LikelyPlace } from './likely-eleven.ts';
import { linesOf, TEAM_LINES, type TeamLine } from './team-lines.ts';

/** Mean rating (0–100) of a line: with the weaker, the likely and the better player of every place. */
export interface LineRange {
  readonly least: number;
  readonly likely: number;
  readonly most: number;
}

/** The range of each line; null for an empty one. R-OPP-5 */
export function lineRanges(eleven: readonly LikelyPlace[]): Readonly<Record<TeamLine, LineRange | null>> {
  const ratingsOf = ({ rating, alternative }: LikelyPlace) => [rating, alternative?.rating ?? rating];
  const likely = linesOf(eleven);
  const least = linesOf(eleven.map((place) => ({ ...place, rating: Math.min(...ratingsOf(place)) })));
  const most = linesOf(eleven.map((place) => ({ ...place, rating: Math.max(...ratingsOf(place)) })));
  const entries = TEAM_LINES.map((line) => {
    const [low, middle, high] = [least[line], likely[line], most[line]];
    const isEmpty = low === null || middle === null || high === null;
    return [line, isEmpty ? null : { least: low, likely: middle, most: high }] as const;
  });
  return Object.fromEntries(entries) as Record<TeamLine, LineRange | null>;
}
