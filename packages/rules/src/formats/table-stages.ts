/** Stages that end with a table: leagues, league phases, groups, and tables of earlier stages. */
import { drawGroups } from '../competitions/groups.ts';
import { mirrored, type Pairing } from '../competitions/round-robin.ts';
import { requireDefined } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import { shuffled } from '../core/random.ts';
import { addMatch, type Course, type PlayedStage } from './course.ts';
import type { GroupsStage, LeaguePhaseStage, LeagueStage, TableStage } from './format.ts';
import type { FormatMatch } from './match.ts';
import { orderedFigures, orderedTable } from './ranking.ts';
import { meetingRounds, potRounds } from './rounds.ts';

/** Plays a league; its fixtures are drawn, unless they mirror an earlier league's. */
export function playLeague(course: Course, stage: LeagueStage, clubIds: readonly ClubId[], round: number): PlayedStage {
  const earlier = stage.mirrors === undefined ? undefined : course.stages.get(stage.mirrors)?.rounds;
  const rounds = earlier ? mirrored(earlier) : meetingRounds(shuffled(course.random, clubIds), stage.meetings);
  return playTable(course, { stage, group: null, clubIds, rounds, round, carries: stage.carries ?? [] });
}

/** Draws and plays a league phase. */
export function playLeaguePhase(
  course: Course,
  stage: LeaguePhaseStage,
  clubIds: readonly ClubId[],
  round: number,
): PlayedStage {
  const size = clubIds.length / stage.pots;
  const pots = Array.from({ length: stage.pots }, (_, pot) =>
    shuffled(course.random, clubIds.slice(pot * size, (pot + 1) * size)),
  );
  const rounds = shuffled(course.random, potRounds(pots, stage.opponents));
  return playTable(course, { stage, group: null, clubIds, rounds, round, carries: [] });
}

/** A table of the matches of earlier stages. */
export function readTable(course: Course, stage: TableStage, clubIds: readonly ClubId[], round: number): PlayedStage {
  return playTable(course, { stage, group: null, clubIds, rounds: [], round, carries: stage.of });
}

/** Draws and plays groups side by side. */
export function playGroups(course: Course, stage: GroupsStage, clubIds: readonly ClubId[], round: number): PlayedStage {
  const tables = drawGroups(clubIds, stage.groups, course.random).map((group) => ({
    group,
    table: playTable(course, {
      stage,
      group: group.name,
      clubIds: group.clubIds,
      rounds: meetingRounds(group.clubIds, stage.meetings),
      round,
      carries: [],
    }),
  }));
  const matches = course.matches.filter(({ stage: id }) => id === stage.id);
  const ranked = Array.from({ length: clubIds.length / stage.groups }, (_, place) => {
    const rows = tables.map(({ table }) =>
      requireDefined(table.rows[place], 'runFormat: needs groups of one size', place),
    );
    return orderedFigures(course, rows, matches);
  });
  return {
    places: ranked.flat().map((clubId) => [clubId]),
    groups: new Map(tables.map(({ group, table }) => [group.name, table.places.flat()])),
    lastRound: Math.max(...tables.map(({ table }) => table.lastRound)),
  };
}

interface TableInput {
  readonly stage: { readonly id: string };
  readonly group: string | null;
  readonly clubIds: readonly ClubId[];
  readonly rounds: readonly (readonly Pairing<ClubId>[])[];
  /** The first round. */
  readonly round: number;
  /** Stages whose matches between the clubs count as well. */
  readonly carries: readonly string[];
}

function playTable(course: Course, { stage: { id: stage }, group, clubIds, rounds, round, carries }: TableInput) {
  const before = course.matches.length;
  const clubs = new Set(clubIds);
  const carried = course.matches.filter(
    ({ stage: id, home, away }) => carries.includes(id) && clubs.has(home) && clubs.has(away),
  );
  const matches: FormatMatch[] = [...carried];
  for (const [index, pairings] of rounds.entries()) {
    for (const { home, away } of pairings) {
      const fixture = { stage, group, round: round + index, leg: 1, home, away, isNeutral: false, tie: null } as const;
      matches.push(addMatch(course, fixture));
    }
  }
  const rows = orderedTable(course, { stage, group, clubIds, matches, nextRound: round + rounds.length });
  const lastRound = Math.max(round - 1, ...course.matches.slice(before).map((match) => match.round));
  return { rows, places: rows.map(({ clubId }) => [clubId]), lastRound, rounds };
}
