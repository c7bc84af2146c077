/** A league table from the results of its matches. */

import { assertRuleset } from '../core/assert.ts';
import type { RuleError } from '../core/errors.ts';
import type { ClubId } from '../core/ids.ts';
import type { Result } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { STANDINGS_RULES } from './constants.ts';
import { type TableMatches, tableResults } from './counted-results.ts';
import { noFigures, type StandingsFigures, standingsFigures } from './standings-figures.ts';
import { orderStandings, type StandingsInput } from './tie-breakers.ts';

/** A club in a table. The emblem has any type that the world draws, or is missing. */
export interface TableClub {
  readonly id: ClubId;
  readonly name: string;
  readonly emblem?: unknown;
}

/** A row for clubs of that kind: with the emblem that they have, or without one. */
export type RowOf<Club extends TableClub> = StandingsFigures & { readonly clubName: string } & (Club extends {
    readonly emblem: infer Emblem;
  }
    ? { readonly clubEmblem: Emblem }
    : unknown);

/** A table with all that its order may need. */
export interface TableInput<Club extends TableClub = TableClub>
  extends Omit<StandingsInput<RowOf<Club>>, 'rows' | 'matches'> {
  readonly clubs: readonly Club[];
  readonly matches: TableMatches;
}

/**
 * The ordered table of the clubs, with decisions of the organiser. Finished matches between two of the clubs count. R-STA-5, R-STA-14
 * Refusals: those of `orderStandings`.
 */
export function adjustedTable<Club extends TableClub>(
  { clubs, matches, ...input }: TableInput<Club>,
  ruleset: Pick<Ruleset, 'standings'>,
): Result<RowOf<Club>[], RuleError<'standings/needs-lots' | 'standings/needs-play-off'>> {
  assertRuleset(ruleset, 'adjustedTable');
  const { adjustments } = input;
  const ids = clubs.map(({ id }) => id);
  const figures = standingsFigures(ids, tableResults(matches, adjustments), ruleset.standings, adjustments);
  // A row has an emblem where its club has one, which is what `RowOf` says.
  const rows = clubs.map(({ id, name, emblem }) => ({
    clubName: name,
    ...(emblem === undefined ? {} : { clubEmblem: emblem }),
    ...(figures.get(id) ?? noFigures(id)),
  })) as unknown as readonly RowOf<Club>[];
  return orderStandings({ ...input, rows, matches }, ruleset);
}

/**
 * The ordered table of the clubs from finished matches between two of them. Full ties keep the given order, which the
 * caller draws. Takes a slice of the rule set, so that importers load less. R-STA-5, R-STA-3
 */
export function tableFromMatches<Club extends TableClub>(
  clubs: readonly Club[],
  matches: TableMatches,
  ruleset: Pick<Ruleset, 'standings'> = { standings: STANDINGS_RULES },
): RowOf<Club>[] {
  const table = adjustedTable({ clubs, matches, lots: clubs.map(({ id }) => id) }, ruleset);
  // Every club has its lot.
  return table.ok ? table.value : [];
}
