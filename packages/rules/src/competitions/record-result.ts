/** A finished match and what it changes in its competition and its clubs. */

import { HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { assert, assertDate, assertRuleset, assertScore } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { GameEvent } from '../inbox/events.ts';
import { playsIn } from '../match-window/plays-in.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { RECENT_MATCHES } from './constants.ts';
import type { Match, MatchSide } from './match.ts';
import type { CompetitionOutcome } from './outcome.ts';
import { competitionTable } from './table.ts';

/** The result of one side: its score and further figures, without club, tactic and booster. */
export type SideResult = Pick<MatchSide, 'score'> &
  Partial<Omit<MatchSide, 'id' | 'clubName' | 'clubArticle' | 'clubEmblem' | 'tacticName' | 'boosterId'>>;

/** The output of the engine, or another simulator, for a match. */
export interface FinalResult extends Partial<Pick<Match, 'replayId' | 'attendance' | 'ticketSales'>> {
  readonly home: SideResult;
  readonly away: SideResult;
}

/** The match with its result, finished. A score that is no whole number from 0 is a programmer error and throws. */
export function finishMatch(match: Match, { home, away, ...rest }: FinalResult): Match {
  const finished = {
    ...match,
    ...rest,
    status: 'finished',
    home: { ...match.home, ...home },
    away: { ...match.away, ...away },
  } as const;
  assertResult(finished, 'finishMatch');
  return finished;
}

/** Input of entering a result. */
export interface RecordResultInput {
  readonly competition: Competition;
  /** The finished match, in place of the fixture with its id. */
  readonly match: Match;
  readonly now: EpochMs;
}

/**
 * The competition with the result and its new table; the first result turns started into running. Both clubs get an
 * event. Throws for a match that is unfinished, without whole scores, unknown, of other clubs or recorded before.
 * R-COM-15
 */
export function recordResult({ competition, match, now }: RecordResultInput, ruleset: Ruleset): CompetitionOutcome {
  assertDate(now, 'recordResult');
  assertRuleset(ruleset, 'recordResult');
  const fixture = fixtureOf(competition, match, 'recordResult');
  assertResult(match, 'recordResult');
  assert(fixture.status !== 'finished', 'recordResult: needs a match without a result', match.id, fixture.status);
  const played = { ...competition, status: 'running', matches: { ...competition.matches, [match.id]: match } } as const;
  return {
    competition: withNextDraw({ ...played, table: competitionTable(played, ruleset) }, now, ruleset),
    entries: [],
    events: [finishedEvent(match, match.home, match.away, now), finishedEvent(match, match.away, match.home, now)],
  };
}

/** When all drawn matches of a cup or tournament but its final are played, the next round has the date of its draw. R-CUP-2 */
function withNextDraw(competition: Competition, now: EpochMs, ruleset: Ruleset): Competition {
  const matches = Object.values(competition.matches);
  const isOver = matches.some(({ isNeutral = false }) => isNeutral);
  const isPlayed = matches.every(({ status }) => status === 'finished');
  if (competition.name === 'MM League' || isOver || !isPlayed) return competition;
  return { ...competition, drawAt: now + ruleset.competitions.cups.hoursToDraw * HOUR };
}

/**
 * The club with the match among its newest finished ones, a bounded window with the newest last, in place of one with its id.
 * A match of others, or an unfinished one, throws. R-COM-16
 */
export function rememberMatch(club: Club, match: Match): Club {
  assert(playsIn(match, club.id), 'rememberMatch: needs a match of the club', match.id, club.id);
  assertResult(match, 'rememberMatch');
  const others = club.lastMatches.filter(({ id }) => id !== match.id);
  const lastMatches = sortedBy([...others, match], ({ date }) => date).slice(-RECENT_MATCHES);
  return { ...club, lastMatches };
}

/** The competition with a changed match in place of the one with its id; a match of no fixture, or of other clubs, throws. R-COM-15 */
export function withMatch(competition: Competition, match: Match): Competition {
  fixtureOf(competition, match, 'withMatch');
  return { ...competition, matches: { ...competition.matches, [match.id]: match } };
}

/** The match is over, and both its scores are whole. */
function assertResult({ id, status, home, away }: Match, rule: string): void {
  assert(status === 'finished', `${rule}: needs a finished match`, id, status);
  for (const { score } of [home, away]) assertScore(score, rule);
}

/** The fixture with the match's id and its two clubs; an id such as 'constructor' is none. */
function fixtureOf({ matches }: Competition, match: Match, rule: string): Match {
  const fixture = entryOf(matches, match.id, `${rule}: needs a match of the competition`);
  const { home, away } = match;
  const isSame = fixture.home.id === home.id && fixture.away.id === away.id;
  assert(isSame, `${rule}: needs the clubs of the fixture`, home.id, away.id);
  return fixture;
}

function finishedEvent(match: Match, side: MatchSide, opponent: MatchSide, now: EpochMs): GameEvent {
  return {
    type: 'match-finished',
    clubId: side.id,
    date: now,
    matchId: match.id,
    opponent: opponent.clubName,
    ...(opponent.clubArticle && { opponentArticle: opponent.clubArticle }),
    goalsFor: side.score,
    goalsAgainst: opponent.score,
    isHome: side.id === match.home.id,
  };
}
