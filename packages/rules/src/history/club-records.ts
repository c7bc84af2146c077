/** The records of a club over all its editions. */
import type { PlayerId } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { ClubSeason } from './club-season.ts';
import { biggestWin, heaviestDefeat, type RecordMatch } from './match-for-club.ts';
import { joinRuns, NO_RUN, type UnbeatenRun } from './unbeaten-run.ts';

/** A player's matches, goals and assists for a club over all editions. */
export interface ClubPlayer {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly matches: number;
  readonly goals: number;
  readonly assists: number;
}

/** Records by matches. */
export interface MatchRecords {
  readonly biggestWin: RecordMatch | null;
  readonly heaviestDefeat: RecordMatch | null;
  /** Of leagues, one after the other. */
  readonly unbeaten: UnbeatenRun;
}

/** The records before the first match. */
export const NO_RECORDS: MatchRecords = { biggestWin: null, heaviestDefeat: null, unbeaten: NO_RUN };

/** The records after one more edition; runs without a defeat go on from league to league. R-HIS-6 */
export function recordsAfter(
  records: MatchRecords,
  season: Pick<ClubSeason, 'name' | 'biggestWin' | 'heaviestDefeat' | 'unbeaten'>,
): MatchRecords {
  return {
    biggestWin: biggestWin([records.biggestWin, season.biggestWin]),
    heaviestDefeat: heaviestDefeat([records.heaviestDefeat, season.heaviestDefeat]),
    unbeaten: season.name === 'MM League' ? joinRuns(records.unbeaten, season.unbeaten) : records.unbeaten,
  };
}

/** The players' counts for the club after one more edition; players without a match in it are left out. R-HIS-6 */
export function clubPlayersAfter(
  players: readonly ClubPlayer[],
  { players: season }: Pick<ClubSeason, 'players'>,
): ClubPlayer[] {
  return season.map(({ playerId, name, matches, goals, assists }) => {
    const before = players.find((player) => player.playerId === playerId);
    return {
      playerId,
      name,
      matches: matches + (before?.matches ?? 0),
      goals: goals + (before?.goals ?? 0),
      assists: assists + (before?.assists ?? 0),
    };
  });
}

/** The player with most goals and the one with most matches for the club; null without any. */
export interface PlayerRecords {
  readonly topScorer: ClubPlayer | null;
  readonly mostMatches: ClubPlayer | null;
}

/** The players with most goals and with most matches; of equals the one who needed fewer matches, or scored more. R-HIS-6 */
export function playerRecords(players: readonly ClubPlayer[]): PlayerRecords {
  const scorers = players.filter(({ goals }) => goals > 0);
  const id = ({ playerId }: ClubPlayer) => playerId;
  const [topScorer = null] = sortedBy(
    scorers,
    ({ goals }) => -goals,
    ({ matches }) => matches,
    id,
  );
  const [mostMatches = null] = sortedBy(
    players,
    ({ matches }) => -matches,
    ({ goals }) => -goals,
    id,
  );
  return { topScorer, mostMatches };
}
