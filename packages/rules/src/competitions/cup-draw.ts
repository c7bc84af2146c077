/** The draws of cups and tournaments: one for the groups, one for each round of the knock-out. */

import { MINUTE } from '../clock/constants.ts';
import { assert, assertDate, assertRuleset, requireDefined } from '../core/assert.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import { type Random, shuffled } from '../core/random.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Competition } from './competition.ts';
import { contestName } from './competition-name.ts';
import { cupCourse, knockOutRounds, matchWinner, phaseOf } from './cup-course.ts';
import type { DrawnClub } from './draw.ts';
import { drawGroups, groupRounds } from './groups.ts';
import { busiest, calendarSlots, kickOffs, nextKickOff, type OtherMatch } from './kick-offs.ts';
import { drawKnockOut } from './knock-out.ts';
import type { Match } from './match.ts';
import { unplayedSide } from './match-side.ts';
import type { CompetitionOutcome } from './outcome.ts';
import type { Pairing } from './round-robin.ts';
import { lastRound } from './rounds.ts';
import { competitionTable } from './table.ts';

/** Input of a draw of a cup or tournament. */
export interface DrawCupRoundInput {
  /** Before its first draw open, its entrants in order of rank, the best first. */
  readonly competition: Competition;
  /** Every club that is still in it. */
  readonly clubs: readonly DrawnClub[];
  readonly now: EpochMs;
  /** Matches that the clubs have already on the days from now on. R-COM-7 */
  readonly otherMatches?: readonly OtherMatch[];
}

/** Where a final is played. */
const NEUTRAL_VENUE = 'Estádio Nacional';

/**
 * Draws the groups of a tournament or the next round of a knock-out, with an event for every club that plays. Throws
 * for a competition that is over or has unfinished matches. R-CUP-2 to R-CUP-5
 */
export function drawCupRound(input: DrawCupRoundInput, random: Random, ruleset: Ruleset): CompetitionOutcome {
  assertDate(input.now, 'drawCupRound');
  assertRuleset(ruleset, 'drawCupRound');
  const { competition } = input;
  const isPlayed = Object.values(competition.matches).every(({ status }) => status === 'finished');
  const isDrawable = competition.status === 'open' || competition.status === 'running';
  assert(isPlayed && isDrawable, 'drawCupRound: needs a competition between two rounds', competition.id);
  assert(competition.name !== 'MM League', 'drawCupRound: needs a cup or a tournament', competition.id);
  const isGroupDraw = competition.name === 'MM Tournament' && competition.status === 'open';
  return isGroupDraw ? groupStage(input, random, ruleset) : knockOutRound(input, random, ruleset);
}

function groupStage(input: DrawCupRoundInput, random: Random, ruleset: Ruleset): CompetitionOutcome {
  const { competition } = input;
  const seeds = competition.entrants.map(({ clubId }) => clubId);
  const groups = drawGroups(seeds, ruleset.competitions.cups.tournamentGroups, random);
  const order = groups.flatMap(({ clubIds }) => clubIds);
  const entrants = [...competition.entrants].sort((a, b) => order.indexOf(a.clubId) - order.indexOf(b.clubId));
  const byGroup = groups.map((group) => groupRounds(group));
  const rounds = (byGroup[0] ?? []).map((_, index) => byGroup.flatMap((own) => own[index] ?? []));
  return drawn({ ...input, competition: { ...competition, entrants, phase: 'groups' } }, rounds, {}, ruleset);
}

function knockOutRound(input: DrawCupRoundInput, random: Random, ruleset: Ruleset): CompetitionOutcome {
  const { competition } = input;
  const { alive } = cupCourse(competition, ruleset);
  assert(alive.length > 1, 'drawCupRound: needs a competition without a champion', competition.id);
  const { phase } = phaseOf(alive.length);
  const ties = tiesOf(competition, alive, random);
  const final = alive.length === 2 ? ({ isNeutral: true } as const) : {};
  return drawn({ ...input, competition: { ...competition, phase } }, [ties], { isKnockOut: true, ...final }, ruleset);
}

/** A tournament keeps its bracket; a cup and the special are drawn freely, the special's grounds by lot, too. R-SPE-3 */
function tiesOf(competition: Competition, alive: readonly ClubId[], random: Random): readonly Pairing<ClubId>[] {
  if (competition.name === 'MM Tournament') return bracketTies(competition, alive);
  const drawnTies = freeTies(alive, random);
  if (competition.name === 'MM Cup') return drawnTies;
  return drawnTies.map(({ home, away }) => {
    const [host = home, guest = away] = shuffled(random, [home, away]);
    return { home: host, away: guest };
  });
}

/** The first round from the seeds, the later ones from neighbours of the round before. */
function bracketTies(competition: Competition, alive: readonly ClubId[]): readonly Pairing<ClubId>[] {
  const winners = knockOutRounds(competition).at(-1)?.map(matchWinner);
  if (winners === undefined)
    return drawKnockOut(alive).flatMap(({ home, away }) => (away === null ? [] : { home, away }));
  return pairs(winners);
}

/** Byes for the first of the clubs, lots for the others; the club later in the list plays at home. */
function freeTies(alive: readonly ClubId[], random: Random): readonly Pairing<ClubId>[] {
  const byes = phaseOf(alive.length).clubs - alive.length;
  return pairs(shuffled(random, alive.slice(byes))).map(({ home, away }) =>
    alive.indexOf(home) > alive.indexOf(away) ? { home, away } : { home: away, away: home },
  );
}

function pairs(clubs: readonly ClubId[]): readonly Pairing<ClubId>[] {
  return clubs.flatMap((home, index) => {
    const away = clubs[index + 1];
    return index % 2 === 1 || away === undefined ? [] : [{ home, away }];
  });
}

/** The competition with a match for every pairing of these rounds, at the slots of cups. */
function drawn(
  { competition, clubs, now, otherMatches = [] }: DrawCupRoundInput,
  rounds: readonly (readonly Pairing<ClubId>[])[],
  kind: Pick<Match, 'isKnockOut' | 'isNeutral'>,
  ruleset: Ruleset,
): CompetitionOutcome {
  const { drawAt: _, ...drawnCompetition } = competition;
  const slots = calendarSlots('cups', ruleset);
  const playing = rounds.flat().flatMap(({ home, away }) => [home, away]);
  const first = nextKickOff(now + ruleset.competitions.minutesBeforeFirstKickOff * MINUTE, slots);
  const { matchesPerDay } = ruleset.server;
  const dates = kickOffs(rounds.length, first, slots, { matchesPerDay, busy: busiest(playing, otherMatches) });
  const played = Object.keys(competition.matches).length;
  const before = played === 0 ? 0 : lastRound(competition.matches);
  const sideOf = sidesOf(competition, clubs);
  const matches = rounds
    .flatMap((ties, index) => ties.map((tie) => ({ ...tie, index })))
    .map(({ home, away, index }, number): Match => {
      const [homeSide, awaySide] = [sideOf(home), sideOf(away)];
      return {
        id: `${competition.id}-${played + number + 1}`,
        competitionId: competition.id,
        competitionName: competition.name,
        round: before + index + 1,
        date: requireDefined(dates[index], 'drawCupRound: needs a date for every round'),
        venue: kind.isNeutral ? NEUTRAL_VENUE : homeSide.venue,
        ...kind,
        status: 'not started',
        replayId: null,
        attendance: 0,
        ticketSales: 0,
        home: homeSide.side,
        away: awaySide.side,
      };
    });
  const all = { ...competition.matches, ...Object.fromEntries(matches.map((match) => [match.id, match])) };
  const { entrants } = competition;
  return {
    competition: {
      ...drawnCompetition,
      status: competition.status === 'open' ? 'started' : competition.status,
      matches: all,
      table: competitionTable({ entrants, matches: all }, ruleset),
    },
    entries: [],
    events: [...new Set(playing)].map(
      (clubId): GameEvent => ({
        type: 'competition-drawn',
        clubId,
        date: now,
        competitionId: competition.id,
        competitionName: contestName(competition),
      }),
    ),
  };
}

function sidesOf({ entrants }: Competition, clubs: readonly DrawnClub[]) {
  return (id: ClubId) => {
    const entrant = entrants.find(({ clubId }) => clubId === id);
    const {
      clubId: _id,
      joinedAt: _at,
      ...identity
    } = requireDefined(entrant, 'drawCupRound: needs a club that has entered', id);
    const found = clubs.find((club) => club.id === id);
    const club = requireDefined(found, 'drawCupRound: needs every club that is still in it', id);
    return {
      venue: club.facilities.stadium.name,
      side: unplayedSide({ id, ...identity, tacticName: club.defaultTactic }),
    };
  };
}
