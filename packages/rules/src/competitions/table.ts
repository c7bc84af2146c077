/** The table of a competition's entrants. */
import { assertRuleset } from '../core/assert.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TableMatch } from '../standings/counted-results.ts';
import type { TableRow } from '../standings/row.ts';
import { tableFromMatches } from '../standings/table.ts';
import type { Competition } from './competition.ts';

/** Input of a competition's table. */
export interface TabledCompetition extends Pick<Competition, 'entrants'> {
  readonly matches: Readonly<Record<string, TableMatch>>;
}

/** The ordered table of all entrants from the competition's finished matches; full ties are in the order of the entrants, which the draw draws. R-COM-15, R-STA-3 */
export function competitionTable({ entrants, matches }: TabledCompetition, ruleset: Ruleset): TableRow[] {
  assertRuleset(ruleset, 'competitionTable');
  const clubs = entrants.map(({ clubId, clubName, clubEmblem }) => ({
    id: clubId,
    name: clubName,
    emblem: clubEmblem,
  }));
  return tableFromMatches(clubs, matches, ruleset);
}

/** Whether a competition's places count: from its first finished match on, when it runs, and after its end. Before that the order says nothing. R-COM-33 */
export function doPlacesCount({ status }: Pick<Competition, 'status'>): boolean {
  return status === 'running' || status === 'finished';
}
