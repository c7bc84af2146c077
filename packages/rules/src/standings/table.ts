/** A league table from the results of its matches. */

import type { Emblem } from '../clubs/emblem.ts';
import { demandRuleset } from '../core/demand.ts';
import type { RuleError } from '../core/errors.ts';
import type { ClubId } from '../core/ids.ts';
import type { Result } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type TableMatches, tableResults } from './results.ts';
import type { TableRow } from './row.ts';
import { STANDINGS_RULES } from './tables.ts';
import { figuresOf, noFigures } from './tally.ts';
import { orderStandings, type StandingsInput } from './tie-breakers.ts';

/** What a table shows of a club. */
export interface TableClub {
  readonly id: ClubId;
  readonly name: string;
  readonly emblem: Emblem;
}

/** A table with all that its order may need. */
export interface TableInput extends Omit<StandingsInput<TableRow>, 'rows' | 'matches'> {
  readonly clubs: readonly TableClub[];
  readonly matches: TableMatches;
}

/**
 * The ordered table of the clubs, with decisions of the organiser. Finished matches between two of the clubs count. R-STA-5, R-STA-14
 * Refusals: those of `orderStandings`.
 */
export function adjustedTable(
  { clubs, matches, ...input }: TableInput,
  ruleset: Pick<Ruleset, 'standings'>,
): Result<TableRow[], RuleError<'standings/needs-lots' | 'standings/needs-play-off'>> {
  demandRuleset(ruleset, 'adjustedTable');
  const { adjustments } = input;
  const ids = clubs.map(({ id }) => id);
  const figures = figuresOf(ids, tableResults(matches, adjustments), ruleset.standings, adjustments);
  const rows = clubs.map(({ id, name, emblem }) => ({
    clubName: name,
    clubEmblem: emblem,
    ...(figures.get(id) ?? noFigures(id)),
  }));
  return orderStandings({ ...input, rows, matches }, ruleset);
}

/**
 * The ordered table of the clubs. Finished matches between two of them count, a club without one has zeros; clubs that no tie-breaker
 * tells apart keep the order in which they are given, which the caller draws.
 * The slice of the rule set stands in for all of ALPHA here, so that a server which only orders tables loads only tables. R-STA-5, R-STA-3
 */
export function tableFromMatches(
  clubs: readonly TableClub[],
  matches: TableMatches,
  ruleset: Pick<Ruleset, 'standings'> = { standings: STANDINGS_RULES },
): TableRow[] {
  const table = adjustedTable({ clubs, matches, lots: clubs.map(({ id }) => id) }, ruleset);
  // Every club has its lot.
  return table.ok ? table.value : [];
}
