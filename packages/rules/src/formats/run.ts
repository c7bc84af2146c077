/** Plays a format from its first draw to the last place. */
import { isDistinct } from '../competitions/round-robin.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { checkFormat } from './check.ts';
import { type Course, clubsOf, type DecideMatch, type PlayedStage } from './course.ts';
import type { Format, FormatStage } from './format.ts';
import { playKnockOut } from './knock-out.ts';
import type { FormatMatch, FormatPlace } from './match.ts';
import { finalPlaces } from './places.ts';
import { playGroups, playLeague, playLeaguePhase, readTable } from './table-stages.ts';

/** A format and what it is played with. */
export interface FormatInput {
  readonly format: Format;
  /** As many clubs as the format has entrants, best ranked first. */
  readonly entrants: readonly ClubId[];
  readonly decide: DecideMatch;
  /** Draws, lots and grounds; the same seed draws the same. */
  readonly random: Random;
}

/** A competition that is over. */
export interface FormatRun {
  /** In the order in which they were played. */
  readonly matches: readonly FormatMatch[];
  /** Every entrant once, best placed first. */
  readonly places: readonly FormatPlace[];
}

/**
 * All matches of the format and the place of every entrant. R-FRM-1, R-FRM-3
 * A format that `checkFormat` refuses, other entrants than it has, and a match that leaves open what it must decide throw.
 */
export function runFormat({ format, entrants, decide, random }: FormatInput, ruleset: Ruleset): FormatRun {
  assertRuleset(ruleset, 'runFormat');
  const checked = checkFormat(format);
  assert(
    checked.ok,
    'runFormat: needs a format that checkFormat accepts',
    checked.ok ? '' : checked.error.facts.reason,
  );
  const isField = entrants.length === format.entrants && isDistinct(entrants);
  assert(isField, `runFormat: needs ${format.entrants} different entrants`, ...entrants);
  const standings = { ...ruleset.standings, tieBreakers: format.tieBreakers ?? ruleset.standings.tieBreakers };
  const course: Course = { format, entrants, decide, random, standings, matches: [], stages: new Map() };
  for (const stage of format.stages) {
    const clubIds = clubsOf(course, stage.from).flat();
    course.stages.set(stage.id, playStage(course, stage, clubIds, firstRound(course, stage, clubIds)));
  }
  return { matches: course.matches, places: finalPlaces(course) };
}

function playStage(course: Course, stage: FormatStage, clubIds: readonly ClubId[], round: number): PlayedStage {
  switch (stage.kind) {
    case 'league':
      return playLeague(course, stage, clubIds, round);
    case 'league-phase':
      return playLeaguePhase(course, stage, clubIds, round);
    case 'groups':
      return playGroups(course, stage, clubIds, round);
    case 'table':
      return readTable(course, stage, clubIds, round);
    case 'knock-out':
      return playKnockOut(course, stage, clubIds, round);
  }
}

/** The round after all that the stage waits for: the stages that it takes clubs from, and those in which one of its clubs plays. */
function firstRound(course: Course, { from }: FormatStage, clubIds: readonly ClubId[]): number {
  const given = new Set(from.flatMap((source) => ('stage' in source ? [source.stage] : [])));
  const clubs = new Set(clubIds);
  let last = 0;
  for (const [id, { places, lastRound }] of course.stages) {
    if (given.has(id) || places.flat().some((clubId) => clubs.has(clubId))) last = Math.max(last, lastRound);
  }
  return last + 1;
}
