/** The awards of a season by the statistics of its players. */
import { nameKey } from '../core/name-key.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { type BestEleven, bestEleven, type ElevenCandidate } from './best-eleven.ts';
import { careerLine, careerRating } from './career.ts';
import { byRating, type CareerRow } from './career-row.ts';

/** A player of the team of the season; his rating is the mean of his matches. */
export interface SeasonStar extends ElevenCandidate, Omit<CareerRow, 'career'> {}

/** Awards of the players; equals share one, and one that no player has earned has no rows. */
export interface SeasonAwards {
  /** Most goals. */
  readonly scorers: readonly CareerRow[];
  /** Most assists. */
  readonly assistants: readonly CareerRow[];
  /** Most clean sheets. */
  readonly keepers: readonly CareerRow[];
  /** The first of the list of ratings. */
  readonly player: CareerRow | null;
  /** The best eleven among the regulars; null if a line has too few. */
  readonly team: BestEleven<SeasonStar> | null;
}

/** The awards by the rows of one competition: provisional while it runs, final at its end. R-CAR-6 */
export function seasonAwards(rows: readonly CareerRow[]): SeasonAwards {
  const regulars = byRating(rows);
  const most = (count: (row: CareerRow) => number) => {
    const highest = Math.max(0, ...rows.map(count));
    const winners = rows.filter((row) => highest > 0 && count(row) === highest);
    return sortedBy(
      winners,
      ({ name }) => nameKey(name),
      ({ playerId }) => playerId,
    );
  };
  const [player = null] = regulars;
  return {
    scorers: most(({ career }) => career.goals),
    assistants: most(({ career }) => career.assists),
    keepers: most(({ career }) => career.cleanSheets),
    player,
    team: bestEleven(regulars.map(starOf)),
  };
}

function starOf({ career, ...row }: CareerRow): SeasonStar {
  return { ...row, line: careerLine(career), rating: careerRating(career) ?? 0, minutes: career.minutes };
}
