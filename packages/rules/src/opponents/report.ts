/**
 * The opponent report: what a manager sees of another club. Intent is hidden until it is used in a match, ability is
 * not.
 */
import { isFriendly } from '../competitions/competition-name.ts';
import { type ScorerRow, topScorers } from '../competitions/scorers.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, CompetitionId, EpochMs, PlayerId } from '../core/ids.ts';
import { newestFirst } from '../core/newest-first.ts';
import { isAvailable } from '../discipline/availability.ts';
import { type Absence, absencesOf } from '../discipline/injuries-and-suspensions.ts';
import { playsIn } from '../match-window/plays-in.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { SCOUTED_MATCHES, SHOWN_RESULTS, SHOWN_SCORERS } from './constants.ts';
import { type GoalSources, goalSources } from './goal-sources.ts';
import {
  type Habit,
  habitsOf,
  type InstructionHabit,
  instructionHabits,
  type LikelyTaker,
  likelyTakers,
} from './habits.ts';
import { type KeyPoints, keyPoints } from './key-points.ts';
import { type LikelyPlace, likelyEleven } from './likely-eleven.ts';
import { type LineRange, lineRanges } from './line-ranges.ts';
import type { ScoutedMatch } from './scouted-match.ts';
import { type ScoutedResult, scoutedResult } from './scouted-result.ts';
import type { TeamLine } from './team-lines.ts';

/** What the report is made of: public squad and finished matches. A tactic that was not played is not among it. */
export interface OpponentReportInput {
  readonly club: { readonly id: ClubId; readonly players: readonly PublicPlayer[] };
  /** In any order; the newest 10 finished ones of the club are read. */
  readonly matches: readonly ScoutedMatch[];
  /** The edition of the next match against it, whose suspensions count; null: a friendly, or none. */
  readonly competitionId: CompetitionId | null;
  readonly now: EpochMs;
}

/** A player who is out. */
export interface AbsentPlayer {
  readonly playerId: PlayerId;
  readonly number: number;
  readonly name: string;
  readonly position: Position;
  readonly absences: readonly Absence[];
}

/** What a manager sees of another club. */
export interface OpponentReport {
  readonly clubId: ClubId;
  /** Finished matches that were read: what every count is of. */
  readonly matches: number;
  /** The last five, the newest first. */
  readonly results: readonly ScoutedResult[];
  /** Formations by the matches they were played in, the likely one first; none before the first match. */
  readonly formations: readonly Habit<string>[];
  /** The formation of `eleven`: the likely one, or that of a new club before the first match. */
  readonly formation: string;
  readonly eleven: readonly LikelyPlace[];
  readonly instructions: readonly InstructionHabit[];
  readonly takers: readonly LikelyTaker[];
  readonly lines: Readonly<Record<TeamLine, LineRange | null>>;
  /** Matches of those read that have kept where their goals came from. */
  readonly goalMatches: number;
  readonly scored: GoalSources;
  readonly conceded: GoalSources;
  /** Scorers of those matches. */
  readonly scorers: readonly Pick<ScorerRow, 'playerId' | 'name' | 'number' | 'count'>[];
  readonly absent: readonly AbsentPlayer[];
  readonly keys: KeyPoints;
}

/**
 * What a manager sees of the club, from its finished competition matches and its squad. R-OPP-1 to R-OPP-8, R-OPP-10
 */
export function opponentReport(
  { club, matches, competitionId, now }: OpponentReportInput,
  ruleset: Ruleset,
): OpponentReport {
  assertNow(now, 'opponentReport');
  assertRuleset(ruleset, 'opponentReport');
  const own = matches.filter(
    ({ match }) => match.status === 'finished' && !isFriendly(match) && playsIn(match, club.id),
  );
  const read = newestFirst(own.map((scouted) => ({ ...scouted, date: scouted.match.date }))).slice(0, SCOUTED_MATCHES);
  const sheets = read.map(({ sheet }) => sheet);
  const formations = habitsOf(sheets.map(({ tactic }) => tactic.formation));
  const formation = formations[0]?.value ?? ruleset.clubCreation.formations.A;
  const fit = club.players.filter((player) =>
    isAvailable(player, { competitionId: competitionId ?? '', now }, ruleset),
  );
  const eleven = likelyEleven(formation, fit, sheets, ruleset);
  const starters = eleven.flatMap(({ playerId }) => club.players.find(({ id }) => id === playerId) ?? []);
  const goals = read.flatMap((scouted) => scouted.goals ?? []);
  const scored = goalSources(goals.filter(({ clubId }) => clubId === club.id));
  const scorers = topScorers(read.map(({ match }) => match)).filter(({ clubId }) => clubId === club.id);
  return {
    clubId: club.id,
    matches: read.length,
    results: read.slice(0, SHOWN_RESULTS).map((scouted) => scoutedResult(scouted, club.id)),
    formations,
    formation,
    eleven,
    instructions: instructionHabits(sheets),
    takers: likelyTakers(starters, sheets, ruleset),
    lines: lineRanges(eleven),
    goalMatches: read.filter((scouted) => scouted.goals !== null).length,
    scored,
    conceded: goalSources(goals.filter(({ clubId }) => clubId !== club.id)),
    scorers: scorers
      .slice(0, SHOWN_SCORERS)
      .map(({ playerId, name, number, count }) => ({ playerId, name, number, count })),
    absent: club.players.flatMap((player) => absentPlayer(player, { competitionId, now }, ruleset)),
    keys: keyPoints(eleven, scored, read.length),
  };
}

function absentPlayer(
  player: PublicPlayer,
  { competitionId, now }: Pick<OpponentReportInput, 'competitionId' | 'now'>,
  ruleset: Ruleset,
): AbsentPlayer[] {
  const absences = absencesOf(player, now, ruleset).filter(
    (absence) => absence.kind === 'injury' || absence.competitionId === competitionId,
  );
  if (absences.length === 0) return [];
  const { id: playerId, number, personalData } = player;
  return [{ playerId, number, name: personalData.name, position: personalData.position, absences }];
}
