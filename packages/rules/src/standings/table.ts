/** A league table from the results of its matches. */
import type { Emblem } from '../clubs/club.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import type { ClubId } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { orderStandings } from './order.ts';
import type { TableRow } from './row.ts';
import { STANDINGS_RULES, type StandingsRules } from './tables.ts';

/** What a table shows of a club. */
export interface TableClub {
  readonly id: ClubId;
  readonly name: string;
  readonly emblem: Emblem;
}

/** What a table reads of a match. */
export interface TableMatch extends Pick<Match, 'status'> {
  readonly home: Pick<MatchSide, 'id' | 'score'>;
  readonly away: Pick<MatchSide, 'id' | 'score'>;
}

type Tally = { -readonly [Field in keyof TableRow]: TableRow[Field] };

/**
 * The ordered table of the clubs. Finished matches between two of them count, a club without one has zeros.
 * The slice of the rule set stands in for all of ALPHA here, so that a server which only orders tables loads only tables. R-STA-5
 */
export function tableFromMatches(
  clubs: readonly TableClub[],
  matches: Readonly<Record<string, TableMatch>> | readonly TableMatch[],
  ruleset: Pick<Ruleset, 'standings'> = { standings: STANDINGS_RULES },
): TableRow[] {
  const tallies = new Map(clubs.map((club) => [club.id, emptyRow(club)]));
  for (const { status, home, away } of Object.values<TableMatch>(matches)) {
    const homeTally = tallies.get(home.id);
    const awayTally = tallies.get(away.id);
    if (status !== 'finished' || homeTally === undefined || awayTally === undefined) continue;
    count(homeTally, home.score, away.score, ruleset.standings);
    count(awayTally, away.score, home.score, ruleset.standings);
  }
  return orderStandings([...tallies.values()]);
}

function emptyRow({ id, name, emblem }: TableClub): Tally {
  return {
    clubId: id,
    clubName: name,
    clubEmblem: emblem,
    plays: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    goals: 0,
    goalsTaken: 0,
    points: 0,
  };
}

function count(row: Tally, scored: number, conceded: number, rules: StandingsRules): void {
  row.plays += 1;
  row.goals += scored;
  row.goalsTaken += conceded;
  if (scored > conceded) {
    row.wins += 1;
    row.points += rules.pointsForWin;
  } else if (scored < conceded) {
    row.losses += 1;
    row.points += rules.pointsForLoss;
  } else {
    row.draws += 1;
    row.points += rules.pointsForDraw;
  }
}
