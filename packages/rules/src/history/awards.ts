/** Awards of an edition for players and clubs. */
import type { Competition } from '../competitions/competition.ts';
import type { ClubId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { bestRegular, type PlayerSeason, playerSeasons } from './player-season.ts';

/** Awards of an edition. A title that several share has several rows; one that no player has earned has none. */
export interface EditionAwards {
  /** Most goals. */
  readonly topScorers: readonly PlayerSeason[];
  /** Most assists. */
  readonly topAssists: readonly PlayerSeason[];
  /** Best mean rating among those who played at least half of their club's matches. */
  readonly bestPlayer: PlayerSeason | null;
  /** Clubs with the fewest goals conceded a match. */
  readonly bestDefences: readonly ClubId[];
  /** Clubs with the most goals scored a match. */
  readonly bestAttacks: readonly ClubId[];
}

interface ClubGoals {
  readonly clubId: ClubId;
  readonly plays: number;
  readonly scored: number;
  readonly conceded: number;
}

/** The awards of an edition by its finished matches. R-HIS-4 */
export function editionAwards({ matches }: Pick<Competition, 'matches'>): EditionAwards {
  const players = playerSeasons(matches);
  const clubs = clubGoals(matches);
  const most = (count: (player: PlayerSeason) => number) => {
    const highest = Math.max(0, ...players.map(count));
    return highest === 0 ? [] : players.filter((player) => count(player) === highest);
  };
  return {
    topScorers: most(({ goals }) => goals),
    topAssists: most(({ assists }) => assists),
    bestPlayer: bestRegular(players, (clubId) => clubs.find((club) => club.clubId === clubId)?.plays ?? 0),
    bestDefences: leastOf(clubs, ({ conceded, plays }) => conceded / plays),
    bestAttacks: leastOf(clubs, ({ scored, plays }) => -scored / plays),
  };
}

function leastOf(clubs: readonly ClubGoals[], count: (club: ClubGoals) => number): ClubId[] {
  const least = Math.min(...clubs.map(count));
  return clubs.filter((club) => count(club) === least).map(({ clubId }) => clubId);
}

function clubGoals(matches: Competition['matches']): ClubGoals[] {
  const clubs = new Map<ClubId, ClubGoals>();
  for (const { status, home, away } of Object.values(matches)) {
    if (status !== 'finished') continue;
    for (const [own, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const { plays, scored, conceded } = clubs.get(own.id) ?? { plays: 0, scored: 0, conceded: 0 };
      clubs.set(own.id, {
        clubId: own.id,
        plays: plays + 1,
        scored: scored + own.score,
        conceded: conceded + other.score,
      });
    }
  }
  return sortedBy([...clubs.values()], ({ clubId }) => clubId);
}
