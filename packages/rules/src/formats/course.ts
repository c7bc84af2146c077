/** A format in play: what has been played so far, and how the next match is. */

import type { Pairing } from '../competitions/round-robin.ts';
import type { ClubId } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Format, FormatSource } from './format.ts';
import type { FormatFixture, FormatMatch, FormatResult } from './match.ts';

/** Plays a match: the engine, or anything cheaper. */
export type DecideMatch = (fixture: FormatFixture) => FormatResult;

/** A format under way. */
export interface Course {
  readonly format: Format;
  readonly entrants: readonly ClubId[];
  readonly decide: DecideMatch;
  readonly random: Random;
  /** With the tie-breakers of the format. */
  readonly standings: Ruleset['standings'];
  /** Matches in the order in which they were played; grows. */
  readonly matches: FormatMatch[];
  /** Stages that are over, by id; grows. */
  readonly stages: Map<string, PlayedStage>;
}

/** A stage that is over. */
export interface PlayedStage {
  /** The clubs, best placed first; those in one list share a place. */
  readonly places: readonly (readonly ClubId[])[];
  /** Their last round. */
  readonly lastRound: number;
  /** Tables of groups, by the group's name. */
  readonly groups?: ReadonlyMap<string, readonly ClubId[]>;
  readonly rounds?: readonly (readonly Pairing<ClubId>[])[];
}

/** Plays a match and keeps it. */
export function addMatch(course: Course, fixture: FormatFixture): FormatMatch {
  const match = { ...fixture, ...course.decide(fixture) };
  course.matches.push(match);
  return match;
}

/** The clubs that the sources name, each once, in lists of clubs that share a place. */
export function clubsOf(course: Course, sources: readonly FormatSource[]): ClubId[][] {
  const taken = new Set<ClubId>();
  const lists = sources.flatMap((source) => {
    const [first, last] = 'stage' in source ? source.places : source.entrants;
    if (!('stage' in source)) return course.entrants.slice(first - 1, last).map((clubId) => [clubId]);
    let above = 0;
    return (course.stages.get(source.stage)?.places ?? []).filter((shared) => {
      above += shared.length;
      return above >= first && above <= last;
    });
  });
  return lists.flatMap((list) => {
    const fresh = list.filter((clubId) => !taken.has(clubId));
    for (const clubId of fresh) taken.add(clubId);
    return fresh.length === 0 ? [] : [[...fresh]];
  });
}
