/** Tables of a format in play. */
import { roundRobin } from '../competitions/round-robin.ts';
import { assert } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { shuffled } from '../core/random.ts';
import { accept } from '../core/result.ts';
import { type TableMatch, tableResults } from '../standings/counted-results.ts';
import { type StandingsFigures, standingsFigures } from '../standings/standings-figures.ts';
import { orderStandings } from '../standings/tie-breakers.ts';
import { addMatch, type Course } from './course.ts';
import type { FormatMatch } from './match.ts';

/** A table to be ordered. */
export interface Table {
  readonly stage: string;
  readonly group: string | null;
  readonly clubIds: readonly ClubId[];
  readonly matches: readonly FormatMatch[];
  /** The round in which a play-off would be. */
  readonly nextRound: number;
}

/** The rows in order; lots are drawn, and play-offs are played where the tie-breakers ask for them. */
export function orderedTable(course: Course, { stage, group, clubIds, matches, nextRound }: Table): StandingsFigures[] {
  const rows = [...standingsFigures(clubIds, tableResults(tableMatches(matches)), course.standings).values()];
  const lots = shuffled(course.random, clubIds);
  const fairPlay = penaltyPoints(matches);
  const playOffs: ClubId[][] = [];
  for (;;) {
    const input = { rows, matches: tableMatches(matches), fairPlay, playOffs, lots };
    const ordered = orderStandings(input, { standings: course.standings });
    if (ordered.ok) return ordered.value;
    assert(ordered.error.code === 'standings/needs-play-off', 'runFormat: needs an order of the table', stage);
    const tied = ordered.error.facts.clubIds;
    playOffs.push(
      playOff(course, { stage, group, clubIds: lots.filter((id) => tied.includes(id)), matches, nextRound }),
    );
  }
}

/** Clubs of different tables, by their figures alone: no match between them counts. */
export function orderedFigures(
  course: Course,
  rows: readonly StandingsFigures[],
  matches: readonly FormatMatch[],
): ClubId[] {
  const lots = shuffled(
    course.random,
    rows.map(({ clubId }) => clubId),
  );
  const ordered = orderStandings({ rows, fairPlay: penaltyPoints(matches), lots }, { standings: course.standings });
  return (ordered.ok ? ordered : accept([])).value.map(({ clubId }) => clubId);
}

/** Two clubs meet once, on neutral ground; more play a league, whose figures and then lots decide. */
function playOff(course: Course, { stage, group, clubIds, nextRound }: Table): ClubId[] {
  const isFinal = clubIds.length === 2;
  const played = roundRobin(clubIds).flatMap((pairings, index) =>
    pairings.map(({ home, away }) => {
      const tie = isFinal ? { homeGoals: 0, awayGoals: 0, level: ['shoot-out'] as const } : null;
      return addMatch(course, { stage, group, round: nextRound + index, leg: 1, home, away, isNeutral: true, tie });
    }),
  );
  const [match] = played;
  if (isFinal && match !== undefined) {
    const { home, away, homeGoals, awayGoals, shootOut } = match;
    assert(homeGoals !== awayGoals || shootOut !== undefined, 'runFormat: needs a winner of the shoot-out', home, away);
    return homeGoals > awayGoals || (homeGoals === awayGoals && shootOut === 'home') ? [home, away] : [away, home];
  }
  const figures = standingsFigures(clubIds, tableResults(tableMatches(played)), course.standings);
  return orderedFigures(course, [...figures.values()], played);
}

function tableMatches(matches: readonly FormatMatch[]): TableMatch[] {
  return matches.map(({ home, away, homeGoals, awayGoals }) => ({
    status: 'finished',
    home: { id: home, score: homeGoals },
    away: { id: away, score: awayGoals },
  }));
}

function penaltyPoints(matches: readonly FormatMatch[]): Record<ClubId, number> {
  const points: Record<ClubId, number> = {};
  for (const { home, away, cards } of matches) {
    points[home] = (points[home] ?? 0) + (cards?.home ?? 0);
    points[away] = (points[away] ?? 0) + (cards?.away ?? 0);
  }
  return points;
}
