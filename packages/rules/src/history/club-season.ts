/** Summary of a club's edition of a competition, for its page and the season review. */
import type { Category } from '../clubs/category.ts';
import type { Competition } from '../competitions/competition.ts';
import { type CompetitionName, contestName } from '../competitions/competition-name.ts';
import { cupCourse } from '../competitions/cup-course.ts';
import { expectedPlace } from '../competitions/forecast.ts';
import type { Match } from '../competitions/match.ts';
import { matchesByDate } from '../competitions/matches-by-date.ts';
import { type Prize, prizeFor } from '../competitions/prizes.ts';
import { categoryAfter, type LeagueMovement, movementOf } from '../competitions/promotion-and-relegation.ts';
import { doPlacesCount } from '../competitions/table.ts';
import { assert, assertRuleset } from '../core/assert.ts';
import type { ClubId, CompetitionId, EpochMs } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { playsIn } from '../match-window/plays-in.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { positionOf } from '../standings/table-position.ts';
import { biggestWin, heaviestDefeat, matchForClub, type RecordMatch } from './match-for-club.ts';
import { bestRegular, type PlayerSeason, playerSeasons } from './player-season.ts';
import { type UnbeatenRun, unbeatenRun } from './unbeaten-run.ts';

/** A club's part in one edition. */
export interface ClubSeason {
  readonly competitionId: CompetitionId;
  readonly name: CompetitionName;
  readonly number: number;
  readonly category: Category;
  /** Kick-off of the club's last match so far; null before its first. */
  readonly lastMatchAt: EpochMs | null;
  /** Final place, or the present one of a league under way; null while there is none. */
  readonly place: number | null;
  /** Clubs in the competition. */
  readonly clubs: number;
  /** Place that the press expected; null without a forecast. */
  readonly expectedPlace: number | null;
  /** Movement at the end of a league; null in a cup, and before the end. */
  readonly movement: LeagueMovement | null;
  /** Category in which the club goes on. */
  readonly nextCategory: Category;
  /** Prize of the final place; null before the end. */
  readonly prize: Prize | null;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goals: number;
  readonly goalsTaken: number;
  /** Of a league; null in a cup. */
  readonly points: number | null;
  readonly biggestWin: RecordMatch | null;
  readonly heaviestDefeat: RecordMatch | null;
  /** Home match with the most spectators. */
  readonly bestCrowd: RecordMatch | null;
  readonly unbeaten: UnbeatenRun;
  /** Mean share of possession, 0–1; null before the first match. */
  readonly possession: number | null;
  /** The club's players, the best scorer first. */
  readonly players: readonly PlayerSeason[];
  /** The player with the best mean rating among those in at least half of the matches. */
  readonly bestPlayer: PlayerSeason | null;
}

/** An edition, and one of its clubs. */
export interface ClubSeasonInput {
  /** Of a league or a running cup the matches of that club are enough. */
  readonly competition: Competition;
  readonly clubId: ClubId;
}

/** The club's part in the edition so far, or in the whole of it. A club that is not in it throws. R-HIS-5 */
export function clubSeason({ competition, clubId }: ClubSeasonInput, ruleset: Ruleset): ClubSeason {
  assertRuleset(ruleset, 'clubSeason');
  const { id, number, category, entrants, table, matches } = competition;
  const name = contestName(competition);
  const isEntrant = entrants.some((entrant) => entrant.clubId === clubId);
  assert(isEntrant, 'clubSeason: needs a club of the competition', clubId, id);
  const played = matchesByDate(matches).filter((match) => match.status === 'finished' && playsIn(match, clubId));
  const own = played.map((match) => matchForClub(match, clubId));
  const players = playerSeasons(played).filter((player) => player.clubId === clubId);
  const points = table.find((row) => row.clubId === clubId)?.points ?? 0;
  return {
    competitionId: id,
    name,
    number,
    category,
    lastMatchAt: own.at(-1)?.date ?? null,
    clubs: entrants.length,
    expectedPlace: expectedPlace(competition, clubId),
    ...endOf(competition, clubId, ruleset),
    wins: own.filter(({ goalsFor, goalsAgainst }) => goalsFor > goalsAgainst).length,
    draws: own.filter(({ goalsFor, goalsAgainst }) => goalsFor === goalsAgainst).length,
    losses: own.filter(({ goalsFor, goalsAgainst }) => goalsFor < goalsAgainst).length,
    goals: sum(own, ({ goalsFor }) => goalsFor),
    goalsTaken: sum(own, ({ goalsAgainst }) => goalsAgainst),
    points: name === 'MM League' ? points : null,
    biggestWin: biggestWin(own),
    heaviestDefeat: heaviestDefeat(own),
    bestCrowd:
      sortedBy(
        own.filter(({ isHome }) => isHome),
        ({ attendance }) => -attendance,
      )[0] ?? null,
    unbeaten: unbeatenRun(own),
    possession: mean(played.flatMap((match) => possessionOf(match, clubId))),
    players,
    bestPlayer: bestRegular(players, () => own.length),
  };
}

/** Place, movement and prize; before the end only a league's place is known. */
function endOf(
  competition: Competition,
  clubId: ClubId,
  ruleset: Ruleset,
): Pick<ClubSeason, 'place' | 'movement' | 'nextCategory' | 'prize'> {
  const { category, status, table, entrants } = competition;
  const name = contestName(competition);
  const isLeague = name === 'MM League';
  const isOver = status === 'finished';
  const counts = isLeague ? doPlacesCount(competition) : isOver;
  const own = isLeague ? positionOf(table, clubId) : null;
  const place = counts ? (isLeague ? own : (cupCourse(competition, ruleset).places.get(clubId) ?? null)) : null;
  if (!isOver || place === null) return { place, movement: null, nextCategory: category, prize: null };
  const prize = prizeFor({ competition: name, category, place }, ruleset);
  if (!isLeague) return { place, movement: null, nextCategory: category, prize };
  const final = { category, place, clubs: entrants.length };
  return { place, movement: movementOf(final, ruleset), nextCategory: categoryAfter(final, ruleset), prize };
}

function possessionOf({ home, away }: Match, clubId: ClubId): number[] {
  const all = home.playTime + away.playTime;
  return all === 0 ? [] : [(home.id === clubId ? home : away).playTime / all];
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
