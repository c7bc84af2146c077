/** The draw of a league: open becomes started. */

import { MINUTE } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { assert, assertDate, assertRuleset, requireDefined } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { type Random, shuffled } from '../core/random.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition, Entrant } from './competition.ts';
import { contestName } from './competition-name.ts';
import { leagueFixtures } from './fixtures.ts';
import { type ForecastClub, pressForecast } from './forecast.ts';
import { calendarSlots, nextKickOff, type OtherMatch } from './kick-offs.ts';
import type { Match, MatchSide } from './match.ts';
import { unplayedSide } from './match-side.ts';
import type { CompetitionOutcome } from './outcome.ts';
import { competitionTable } from './table.ts';

/** The part of a club that a draw reads: its stadium as venue, its default tactic, and its squad for the forecast. */
export type DrawnClub = ForecastClub & {
  readonly facilities: { readonly stadium: Pick<Club['facilities']['stadium'], 'name'> };
};

/** Input of the draw of a league. */
export interface DrawLeagueInput {
  readonly competition: Competition;
  /** Every club that has entered. */
  readonly clubs: readonly DrawnClub[];
  readonly now: EpochMs;
  /** Kick-off of round 1; unless given, the first usual one that is at least 30 minutes away. */
  readonly firstKickOff?: EpochMs;
  /** Matches that the clubs have already on the days from now on: a club that has played twice on a day starts on the next one. R-COM-7 */
  readonly otherMatches?: readonly OtherMatch[];
}

/**
 * Starts the league: matches, empty table, press forecast, an event for every club. Entrants are ordered by lot, which
 * decides full ties. Throws unless the league is open and full. R-COM-14, R-STA-3
 */
export function drawLeague(
  { competition, clubs, now, firstKickOff, otherMatches = [] }: DrawLeagueInput,
  random: Random,
  ruleset: Ruleset,
): CompetitionOutcome {
  assertDate(now, 'drawLeague');
  assertRuleset(ruleset, 'drawLeague');
  const { entrants, id, name, status } = competition;
  assert(status === 'open', 'drawLeague: needs an open league', id, status);
  const size = ruleset.competitions.leagueClubs;
  assert(entrants.length === size, `drawLeague: needs ${size} clubs`, entrants.length);
  const sides = new Map(entrants.map((entrant) => [entrant.clubId, drawnSide(entrant, clubs)]));

  const earliest = now + ruleset.competitions.minutesBeforeFirstKickOff * MINUTE;
  const first = firstKickOff ?? nextKickOff(earliest, calendarSlots('league', ruleset));
  const order = shuffled(random, [...sides.keys()]);
  const fixtures = leagueFixtures(order, { firstKickOff: first, otherMatches }, ruleset);
  const matches = fixtures.map(({ round, home, away, date }, index): Match => {
    const homeSide = requireDefined(sides.get(home), 'drawLeague: needs fixtures of its clubs', home);
    const awaySide = requireDefined(sides.get(away), 'drawLeague: needs fixtures of its clubs', away);
    return {
      id: `${id}-${index + 1}`,
      competitionId: id,
      competitionName: name,
      round,
      date,
      venue: homeSide.venue,
      status: 'not started',
      replayId: null,
      attendance: 0,
      ticketSales: 0,
      home: homeSide.side,
      away: awaySide.side,
    };
  });
  const lots = shuffled(random, entrants);
  return {
    competition: {
      ...competition,
      status: 'started',
      entrants: lots,
      matches: Object.fromEntries(matches.map((match) => [match.id, match])),
      table: competitionTable({ entrants: lots, matches: {} }, ruleset),
      forecast: pressForecast(
        lots.flatMap(({ clubId }) => clubs.find(({ id }) => id === clubId) ?? []),
        ruleset,
      ),
    },
    entries: [],
    events: entrants.map(
      ({ clubId }): GameEvent => ({
        type: 'competition-drawn',
        clubId,
        date: now,
        competitionId: id,
        competitionName: contestName({ name }),
      }),
    ),
  };
}

interface DrawnSide {
  readonly venue: string;
  readonly side: MatchSide;
}

function drawnSide({ clubId, joinedAt: _, ...identity }: Entrant, clubs: readonly DrawnClub[]): DrawnSide {
  const club = requireDefined(
    clubs.find(({ id }) => id === clubId),
    'drawLeague: needs the club of every entrant',
    clubId,
  );
  return {
    venue: club.facilities.stadium.name,
    side: unplayedSide({ id: clubId, ...identity, tacticName: club.defaultTactic }),
  };
}
