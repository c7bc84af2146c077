/**
 * A knock-out bracket for display: drawn rounds with their ties, later rounds with empty slots, and the final ranks of
 * the champion and the eliminated clubs.
 */
import { assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { KNOCK_OUT_PHASES, type KnockOutPhase } from './constants.ts';
import { groupTables, knockOutRounds, matchWinner, phaseOf } from './cup-course.ts';
import type { CupCompetition, CupMatch } from './cup-course-input.ts';
import { GROUP_QUALIFIERS, groupName, qualifiers } from './groups.ts';
import { drawKnockOut } from './knock-out.ts';

/** How a tie was decided. */
export type TieDecision = 'regular-time' | 'extra-time' | 'shoot-out';

/** A place of a group that leads to a tie. */
export interface GroupPlace {
  /** 'A', 'B', … */
  readonly group: string;
  /** 1 or 2. */
  readonly place: number;
}

/** One side of a tie. */
export interface BracketSide {
  /** Null while the club is not known. */
  readonly clubId: ClubId | null;
  /** Where the club comes from; null unless it comes from a group. */
  readonly from: GroupPlace | null;
}

/** A tie of the bracket. */
export interface BracketTie<M extends CupMatch = CupMatch> {
  readonly home: BracketSide;
  /** Null for a bye. */
  readonly away: BracketSide | null;
  /** Null for a bye, and before the draw. */
  readonly match: M | null;
  /** The club that goes on; null while the tie is open. */
  readonly winner: ClubId | null;
  /** Null while the tie is open, and for a bye. */
  readonly decision: TieDecision | null;
}

/** A round of the bracket. */
export interface BracketRound<M extends CupMatch = CupMatch> {
  readonly phase: KnockOutPhase;
  /** The number of its matches' round; null before its draw. */
  readonly round: number | null;
  /** Its kick-off; null before its draw. */
  readonly date: EpochMs | null;
  /** When it is drawn; null unless it is the next one to be drawn. */
  readonly drawAt: EpochMs | null;
  /** From the top to the bottom: two neighbours lead to one tie of the next drawn round. */
  readonly ties: readonly BracketTie<M>[];
}

/** A bracket, and the places of clubs that are out. */
export interface CupBracket<M extends CupMatch = CupMatch> {
  /** From the first round to the final; empty before the first draw. */
  readonly rounds: readonly BracketRound<M>[];
  /** Of eliminated clubs and of the champion. */
  readonly places: ReadonlyMap<ClubId, number>;
}

const OPEN_SIDE: BracketSide = { clubId: null, from: null };
const OPEN_TIE = { home: OPEN_SIDE, away: OPEN_SIDE, match: null, winner: null, decision: null } as const;

/** Minutes of a match without extra time. */
const REGULAR_MINUTES = 90;

/** The whole bracket of a drawn cup or tournament, at any moment: rounds that are still to be drawn have open ties. R-CUP-7 */
export function cupBracket<M extends CupMatch>(competition: CupCompetition<M>, ruleset: Ruleset): CupBracket<M> {
  assertRuleset(ruleset, 'cupBracket');
  if (competition.status === 'open') return { rounds: [], places: new Map() };
  const drawn = drawnRounds(competition, ruleset);
  const later: BracketTie<M>[][] = [];
  const { tournamentGroups: groups } = ruleset.competitions.cups;
  for (let ties = drawn.at(-1)?.length ?? 2 * groups; ties > 1; ) {
    ties /= 2;
    later.push(drawn.length + later.length === 0 ? fromGroups(competition, ruleset) : openTies(ties));
  }
  const rounds = [...joined(drawn), ...later].map((ties, index): BracketRound<M> => {
    const match = ties.find((tie) => tie.match !== null)?.match ?? null;
    return {
      phase: phaseOf(2 * ties.length).phase,
      round: match?.round ?? null,
      date: match?.date ?? null,
      drawAt: index === drawn.length ? (competition.drawAt ?? null) : null,
      ties,
    };
  });
  return { rounds, places: placesOf(competition, rounds) };
}

function openTies<M extends CupMatch>(count: number): BracketTie<M>[] {
  return Array.from({ length: count }, () => OPEN_TIE);
}

/** The ties of every drawn round with their byes, in the order of the draw. */
function drawnRounds<M extends CupMatch>(competition: CupCompetition<M>, ruleset: Ruleset): BracketTie<M>[][] {
  const rounds = knockOutRounds(competition);
  const [first] = rounds;
  if (first === undefined) return [];
  const playing = new Set(first.flatMap(({ home, away }) => [home.id, away.id]));
  const byes =
    competition.name === 'MM Tournament'
      ? []
      : competition.entrants.flatMap(({ clubId }) => (playing.has(clubId) ? [] : byeOf<M>(clubId)));
  const sources = competition.name === 'MM Tournament' ? sourcesOf(competition, ruleset) : new Map();
  return rounds.map((matches, index) => [
    ...matches.map((match) => tieOf(match, index === 0 ? sources : new Map())),
    ...(index === 0 ? byes : []),
  ]);
}

function byeOf<M extends CupMatch>(clubId: ClubId): BracketTie<M> {
  return { home: { clubId, from: null }, away: null, match: null, winner: clubId, decision: null };
}

function tieOf<M extends CupMatch>(match: M, sources: ReadonlyMap<ClubId, GroupPlace>): BracketTie<M> {
  const side = (clubId: ClubId) => ({ clubId, from: sources.get(clubId) ?? null });
  const isDecided = match.status === 'finished';
  return {
    home: side(match.home.id),
    away: side(match.away.id),
    match,
    winner: isDecided ? matchWinner(match) : null,
    decision: isDecided ? decisionOf(match) : null,
  };
}

/** Level after extra time means a shoot-out; otherwise a goal after the 90th minute means extra time. */
function decisionOf({ home, away }: CupMatch): TieDecision {
  if (home.shootOut !== undefined || away.shootOut !== undefined) return 'shoot-out';
  const isLate = [...home.goals, ...away.goals].some(({ minutes }) => minutes > REGULAR_MINUTES);
  return isLate ? 'extra-time' : 'regular-time';
}

/** The rounds in the order in which they lead to one another, from the last one back. */
function joined<M extends CupMatch>(rounds: readonly BracketTie<M>[][]): BracketTie<M>[][] {
  const ordered: BracketTie<M>[][] = [];
  for (const round of rounds.toReversed()) {
    const next = ordered[0];
    if (next === undefined) {
      ordered.unshift(round);
      continue;
    }
    const wanted = next.flatMap(({ home, away }) => [home.clubId, away?.clubId ?? null]);
    const rank = ({ winner }: BracketTie<M>) => wanted.indexOf(winner);
    ordered.unshift([...round].sort((one, other) => rank(one) - rank(other)));
  }
  return ordered;
}

/** The first ties of a tournament's knock-out before their draw: places of groups, and the clubs that have them for certain. */
function fromGroups<M extends CupMatch>(competition: CupCompetition<M>, ruleset: Ruleset): BracketTie<M>[] {
  const tables = groupTables(competition, ruleset);
  const isOver = (group: number) => tables[group]?.every(({ plays }) => plays === (tables[group]?.length ?? 0) - 1);
  const side = (seed: string | null): BracketSide => {
    const [group, place] = (seed ?? '').split(' ').map(Number);
    if (group === undefined || place === undefined) return OPEN_SIDE;
    const clubId = isOver(group) ? (tables[group]?.[place - 1]?.clubId ?? null) : null;
    return { clubId, from: { group: groupName(group), place } };
  };
  const seeds = qualifiers(tables.map((_, group) => [{ clubId: `${group} 1` }, { clubId: `${group} 2` }]));
  return drawKnockOut(seeds).map(({ home, away }) => ({ ...OPEN_TIE, home: side(home), away: side(away) }));
}

/** The place of its group that each club of the knock-out comes from. */
function sourcesOf<M extends CupMatch>(
  competition: CupCompetition<M>,
  ruleset: Ruleset,
): ReadonlyMap<ClubId, GroupPlace> {
  return new Map(
    groupTables(competition, ruleset).flatMap((table, group) =>
      table
        .slice(0, GROUP_QUALIFIERS)
        .map(({ clubId }, index) => [clubId, { group: groupName(group), place: index + 1 }] as const),
    ),
  );
}

function placesOf<M extends CupMatch>(
  { name, entrants }: Pick<Competition, 'name' | 'entrants'>,
  rounds: readonly BracketRound<M>[],
): ReadonlyMap<ClubId, number> {
  const places = new Map<ClubId, number>();
  const [first] = rounds;
  if (name === 'MM Tournament' && first?.round != null) {
    const qualified = new Set(first.ties.flatMap(({ home, away }) => [home.clubId, away?.clubId]));
    const place = 2 * first.ties.length + 1;
    for (const { clubId } of entrants) if (!qualified.has(clubId)) places.set(clubId, place);
  }
  for (const { phase, ties } of rounds) {
    const clubs = KNOCK_OUT_PHASES.find((row) => row.phase === phase)?.clubs ?? 0;
    for (const { home, away, winner } of ties) {
      if (winner === null) continue;
      const loser = home.clubId === winner ? away?.clubId : home.clubId;
      if (loser != null) places.set(loser, clubs / 2 + 1);
      if (phase === 'final') places.set(winner, 1);
    }
  }
  return places;
}
