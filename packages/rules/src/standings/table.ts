/** A league table from the results of its matches. */
import type { Emblem } from '../clubs/club.ts';
import type { ClubId } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { orderStandings } from './order.ts';
import { type TableMatches, tableResults } from './results.ts';
import type { TableRow } from './row.ts';
import { STANDINGS_RULES } from './tables.ts';
import { figuresOf, noFigures } from './tally.ts';

/** What a table shows of a club. */
export interface TableClub {
  readonly id: ClubId;
  readonly name: string;
  readonly emblem: Emblem;
}

/**
 * The ordered table of the clubs. Finished matches between two of them count, a club without one has zeros.
 * The slice of the rule set stands in for all of ALPHA here, so that a server which only orders tables loads only tables. R-STA-5
 */
export function tableFromMatches(
  clubs: readonly TableClub[],
  matches: TableMatches,
  ruleset: Pick<Ruleset, 'standings'> = { standings: STANDINGS_RULES },
): TableRow[] {
  const ids = clubs.map(({ id }) => id);
  const figures = figuresOf(ids, tableResults(matches), ruleset.standings);
  return orderStandings(
    clubs.map(({ id, name, emblem }) => ({
      clubName: name,
      clubEmblem: emblem,
      ...(figures.get(id) ?? noFigures(id)),
    })),
  );
}
