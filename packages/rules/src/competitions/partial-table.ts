/** Parts of a league's table, and how hard a fixture looks by it. */
import type { Club } from '../clubs/club.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { type TableMatch, type TableSide, tableResults } from '../standings/counted-results.ts';
import type { TableRow } from '../standings/row.ts';
import { countSide, noFigures } from '../standings/standings-figures.ts';
import type { TableClub } from '../standings/table.ts';
import { positionOf } from '../standings/table-position.ts';
import { orderStandings } from '../standings/tie-breakers.ts';
import type { Match } from './match.ts';
import type { Matches } from './matches-by-date.ts';

/** The matches of each club that a part of the table counts. */
export type TablePart = 'home' | 'away' | 'lastFive';

/** A match with its date, as a part of a table reads it. */
export interface DatedTableMatch extends TableMatch, Pick<Match, 'date'> {}

/** Input of a partial table. */
export interface PartialTableInput {
  /** In the order that full ties keep. */
  readonly clubs: readonly (TableClub & Pick<Club, 'emblem'>)[];
  readonly matches: Matches<DatedTableMatch>;
}

/** Matches of the last part. */
const LAST = 5;

/** The ordered table of the clubs' home matches, away matches, or last five; a match counts for one side here and may not for the other. R-STA-16 */
export function partialTable({ clubs, matches }: PartialTableInput, part: TablePart, ruleset: Ruleset): TableRow[] {
  assertRuleset(ruleset, 'partialTable');
  const newest = newestFirst(Object.values<DatedTableMatch>(matches).filter(({ status }) => status === 'finished'));
  const rows = clubs.map(({ id, name, emblem }): TableRow => {
    const figures = noFigures(id);
    for (const side of sidesOf(id, newest, part)) countSide(figures, side, ruleset.standings);
    return { clubName: name, clubEmblem: emblem, ...figures };
  });
  const ordered = orderStandings({ rows, lots: clubs.map(({ id }) => id) }, ruleset);
  // Every club has its lot.
  return ordered.ok ? ordered.value : [];
}

function sidesOf(clubId: ClubId, newest: readonly DatedTableMatch[], part: TablePart): TableSide[] {
  const own = newest.filter(({ home, away }) => home.id === clubId || away.id === clubId);
  const counted = part === 'lastFive' ? own.slice(0, LAST) : own.filter((match) => match[part].id === clubId);
  return tableResults(counted).map(({ home, away }) => (home.clubId === clubId ? home : away));
}

/** How hard a fixture looks: 1 easy, 2 even, 3 hard. */
export type FixtureDifficulty = 1 | 2 | 3;

/** A fixture from the point of view of one of its clubs. */
export interface FixtureDifficultyInput {
  /** In order. */
  readonly table: readonly Pick<TableRow, 'clubId'>[];
  readonly opponentId: ClubId;
  readonly isHome: boolean;
}

/** The share of clubs that the opponent leaves behind, from which on a fixture is even, and hard; away a fifth is added. */
const EVEN = 0.4;
const HARD = 0.75;
const AWAY = 0.2;

/** How hard the fixture looks by the opponent's place and the venue. An opponent that is not in the table throws a RangeError. R-STA-17 */
export function fixtureDifficulty({ table, opponentId, isHome }: FixtureDifficultyInput): FixtureDifficulty {
  const place = positionOf(table, opponentId);
  assert(place !== null, 'fixtureDifficulty: needs an opponent of the table', opponentId);
  const behind = (table.length - place) / Math.max(1, table.length - 1);
  const hardness = behind + (isHome ? 0 : AWAY);
  return hardness >= HARD ? 3 : hardness >= EVEN ? 2 : 1;
}
