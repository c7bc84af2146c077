/** Notes of the press on a board, made of finished matches alone. */
import type { CompetitionStatus, Entrant } from '../competitions/competition.ts';
import type { CompetitionKind } from '../competitions/competition-name.ts';
import { matchWinner, type PlayedTie } from '../competitions/cup-course.ts';
import type { Match } from '../competitions/match.ts';
import { lastFinishedRound } from '../competitions/rounds.ts';
import { competitionTable } from '../competitions/table.ts';
import { assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs, MatchId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { PRESS_DELAY, PRESS_GOALS, PRESS_MARGIN } from './constants.ts';

/** The part of a match that the press reads. */
export type PressMatch = PlayedTie & Pick<Match, 'round' | 'date' | 'isKnockOut'>;

/** The part of a competition that the press reads. */
export interface PressCompetition {
  readonly name: CompetitionKind;
  readonly status: CompetitionStatus;
  readonly entrants: readonly Entrant[];
  readonly matches: Readonly<Record<MatchId, PressMatch>>;
}

/** A note of the press: a match of many goals or a wide margin, a new leader after a round, a champion. */
export type PressNote = {
  /** The same for the same news. */
  readonly id: string;
  /** Game time: the end of the match, or of the round's last one. */
  readonly date: EpochMs;
  readonly round: number;
} & (
  | {
      readonly kind: 'goals' | 'rout';
      readonly matchId: MatchId;
      readonly homeId: ClubId;
      readonly awayId: ClubId;
      readonly home: number;
      readonly away: number;
    }
  | {
      readonly kind: 'leader';
      readonly clubId: ClubId;
      /** The leader of the round before; null after the first. */
      readonly before: ClubId | null;
    }
  | { readonly kind: 'champion'; readonly clubId: ClubId }
);

/** The notes of the press on a competition, the newest first; every order of the matches gives the same. R-BRD-12 */
export function pressNotes(competition: PressCompetition, ruleset: Ruleset): PressNote[] {
  assertRuleset(ruleset, 'pressNotes');
  const finished = Object.values(competition.matches).filter(({ status }) => status === 'finished');
  const played = sortedBy(
    finished,
    ({ date }) => date,
    ({ id }) => id,
  );
  const leaders = competition.name === 'MM League' ? newLeaders(competition, played, ruleset) : [];
  const notes = [...played.flatMap(matchNote), ...leaders, ...championNote(competition, played, ruleset)];
  return sortedBy(notes, ({ date }) => date).toReversed();
}

function matchNote({ id, date, round, home, away }: PressMatch): PressNote[] {
  const isRout = Math.abs(home.score - away.score) >= PRESS_MARGIN;
  if (!isRout && home.score + away.score < PRESS_GOALS) return [];
  const score = { homeId: home.id, awayId: away.id, home: home.score, away: away.score };
  const kind = isRout ? 'rout' : 'goals';
  return [{ id: `${kind}:${id}`, date: date + PRESS_DELAY, round, kind, matchId: id, ...score }];
}

function newLeaders(competition: PressCompetition, played: readonly PressMatch[], ruleset: Ruleset): PressNote[] {
  const notes: PressNote[] = [];
  let before: ClubId | null = null;
  for (let round = 1; round <= lastFinishedRound(competition.matches); round++) {
    const clubId = leaderAfter(competition, played, round, ruleset);
    if (clubId !== undefined && clubId !== before) {
      const date = lastDate(played.filter((match) => match.round === round));
      notes.push({ id: `leader:${round}`, date, round, kind: 'leader', clubId, before });
      before = clubId;
    }
  }
  return notes;
}

function leaderAfter(
  { entrants }: PressCompetition,
  played: readonly PressMatch[],
  round: number,
  ruleset: Ruleset,
): ClubId | undefined {
  const matches = Object.fromEntries(played.filter((match) => match.round <= round).map((match) => [match.id, match]));
  return competitionTable({ entrants, matches }, ruleset)[0]?.clubId;
}

function championNote(competition: PressCompetition, played: readonly PressMatch[], ruleset: Ruleset): PressNote[] {
  const last = sortedBy(played, (match) => match.round).at(-1);
  if (competition.status !== 'finished' || last === undefined) return [];
  const { round } = last;
  const clubId = last.isKnockOut ? matchWinner(last) : leaderAfter(competition, played, round, ruleset);
  if (clubId === undefined) return [];
  return [{ id: 'champion', date: lastDate(played), round, kind: 'champion', clubId }];
}

function lastDate(matches: readonly PressMatch[]): EpochMs {
  return Math.max(...matches.map(({ date }) => date)) + PRESS_DELAY;
}
