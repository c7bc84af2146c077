/** The state of a cup or tournament: eliminated clubs with their places, and clubs still in it. */
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { TableRow } from '../standings/row.ts';
import type { Competition, Entrant } from './competition.ts';
import type { CupName } from './competition-name.ts';
import { KNOCK_OUT_PHASES, type KnockOutPhase } from './constants.ts';
import type { CupCompetition, CupMatch } from './cup-course-input.ts';
import { qualifiers } from './groups.ts';
import type { Match } from './match.ts';
import { competitionTable } from './table.ts';

/** The part of a match that decides its winner. */
export type PlayedTie = Pick<CupMatch, 'id' | 'status'> &
  Readonly<Record<'home' | 'away', Pick<CupMatch['home'], 'id' | 'score' | 'shootOut'>>>;

/** The club that a finished knock-out match sends on: by goals, then by the shoot-out. A level match without one throws. R-CUP-3 */
export function matchWinner({ id, status, home, away }: PlayedTie): ClubId {
  const difference = home.score - away.score || (home.shootOut ?? 0) - (away.shootOut ?? 0);
  assert(status === 'finished' && difference !== 0, 'matchWinner: needs a finished match with a winner', id);
  return difference > 0 ? home.id : away.id;
}

/** The cup or tournament that the draw of a league enters its clubs for: editions take turns. R-CUP-1 */
export function cupOfLeague({ number }: Pick<Competition, 'number'>): CupName {
  return number % 2 === 1 ? 'MM Cup' : 'MM Tournament';
}

/** The groups of a drawn tournament: its entrants are listed group by group. R-CUP-4 */
export function tournamentGroups({ entrants }: Pick<Competition, 'entrants'>, ruleset: Ruleset): readonly Entrant[][] {
  assertRuleset(ruleset, 'tournamentGroups');
  const { tournamentGroups: count } = ruleset.competitions.cups;
  const size = Math.ceil(entrants.length / count);
  return Array.from({ length: count }, (_, group) => entrants.slice(group * size, (group + 1) * size));
}

/** The table of each group of a drawn tournament, in the order of the groups. R-CUP-4 */
export function groupTables(
  competition: Pick<CupCompetition, 'entrants' | 'matches'>,
  ruleset: Ruleset,
): readonly TableRow[][] {
  assertRuleset(ruleset, 'groupTables');
  const matches = Object.fromEntries(
    Object.entries(competition.matches).filter(([, { isKnockOut = false }]) => !isKnockOut),
  );
  return tournamentGroups(competition, ruleset).map((entrants) => competitionTable({ entrants, matches }, ruleset));
}

/** The clubs still in a cup or tournament, and the places of eliminated clubs. */
export interface CupCourse {
  /** In the order of the entrants; of a tournament's knock-out in that of its bracket. */
  readonly alive: readonly ClubId[];
  /** The places of eliminated clubs and of the champion. */
  readonly places: ReadonlyMap<ClubId, number>;
}

/** The course so far of a cup or tournament whose drawn matches are all finished. R-CUP-5 */
export function cupCourse(competition: Competition, ruleset: Ruleset): CupCourse {
  assertRuleset(ruleset, 'cupCourse');
  const places = new Map<ClubId, number>();
  let alive = competition.entrants.map(({ clubId }) => clubId);
  if (competition.name === 'MM Tournament') {
    const qualified = qualifiers(groupTables(competition, ruleset));
    for (const clubId of alive) if (!qualified.includes(clubId)) places.set(clubId, qualified.length + 1);
    alive = qualified;
  }
  for (const round of knockOutRounds(competition)) {
    const { clubs } = phaseOf(alive.length);
    const losers = round.map((match) => loserOf(match));
    for (const clubId of losers) places.set(clubId, clubs / 2 + 1);
    alive = alive.filter((clubId) => !losers.includes(clubId));
  }
  const [champion] = alive;
  if (alive.length === 1 && champion !== undefined) places.set(champion, 1);
  return { alive, places };
}

/** The part of a cup or tournament that `isStillIn` reads: the club's own matches suffice. */
export type OwnCourse = Pick<Competition, 'name' | 'phase'> & Pick<CupCompetition, 'matches'>;

/**
 * Whether the club, an entrant, can still win the cup or tournament: it has lost no tie, and after the groups it plays one.
 * Groups that are all played count from the draw after them on. R-CUP-9
 */
export function isStillIn({ name, phase, matches }: OwnCourse, clubId: ClubId): boolean {
  const ties = knockOutRounds({ matches })
    .flat()
    .filter(({ home, away }) => home.id === clubId || away.id === clubId);
  const isBeyondGroups = name === 'MM Tournament' && phase !== '' && phase !== 'groups';
  if (isBeyondGroups && ties.length === 0) return false;
  return ties.every((tie) => tie.status !== 'finished' || matchWinner(tie) === clubId);
}

/** The phase for a number of clubs, and the clubs of its full bracket. */
export function phaseOf(alive: number): { readonly phase: KnockOutPhase; readonly clubs: number } {
  const row = KNOCK_OUT_PHASES.findLast(({ clubs }) => clubs >= alive);
  assert(row !== undefined, 'phaseOf: needs at most 64 clubs', alive);
  return row;
}

/** The knock-out matches by round, each in the order of their numbers. */
export function knockOutRounds<M extends Pick<CupMatch, 'id' | 'round' | 'isKnockOut'>>(competition: {
  readonly matches: Readonly<Record<string, M>>;
}): readonly (readonly M[])[] {
  const rounds = new Map<number, M[]>();
  const matches = Object.values(competition.matches).filter(({ isKnockOut = false }) => isKnockOut);
  for (const match of matches.sort((one, other) => numberOf(one) - numberOf(other))) {
    rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
  }
  return [...rounds].sort(([one], [other]) => one - other).map(([, round]) => round);
}

/** The number with which a match's id ends. */
function numberOf({ id }: Pick<Match, 'id'>): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}

function loserOf(match: Match): ClubId {
  return matchWinner(match) === match.home.id ? match.away.id : match.home.id;
}
