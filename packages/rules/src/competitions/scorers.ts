/** Who scored and who assisted most in a competition. */
import type { Emblem } from '../clubs/emblem.ts';
import type { ClubId, PlayerId } from '../core/ids.ts';
import { nameKey } from '../core/name-key.ts';
import { sortedBy } from '../core/sorted-by.ts';
import type { Assist, Goal, Match, MatchSide } from './match.ts';

/** The scorer's name of an own goal in a match (R-STA-6). */
export const OWN_GOAL = 'Own Goal';

/** The part of a match that the counts read. */
export interface ScorersMatch extends Pick<Match, 'date' | 'status'> {
  readonly home: ScorersSide;
  readonly away: ScorersSide;
}

type ScorersSide = Pick<MatchSide, 'id' | 'clubName' | 'clubEmblem' | 'goals' | 'assists'>;
type Matches = Readonly<Record<string, ScorersMatch>> | readonly ScorersMatch[];

/** A player with his count; club and shirt number are those of the latest match that counts. */
export interface ScorerRow {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly number: number;
  readonly clubId: ClubId;
  readonly clubName: string;
  readonly clubEmblem: Emblem;
  /** Goals, or assists. */
  readonly count: number;
}

/** Scorers of finished matches, most goals first, without own goals. R-STA-6, R-STA-8 */
export function topScorers(matches: Matches): ScorerRow[] {
  return rank(matches, (side) => side.goals.filter((goal) => goal.name !== OWN_GOAL));
}

/** Assistants of finished matches, most assists first, without the empty entries of goals that had none. R-STA-7, R-STA-8 */
export function topAssists(matches: Matches): ScorerRow[] {
  return rank(matches, (side) => side.assists.filter((assist) => assist.name !== ''));
}

function rank(matches: Matches, entriesOf: (side: ScorersSide) => readonly (Goal | Assist)[]): ScorerRow[] {
  const finished = Object.values<ScorersMatch>(matches).filter((match) => match.status === 'finished');
  const rows = new Map<PlayerId, ScorerRow>();
  for (const { home, away } of sortedBy(finished, ({ date }) => date)) {
    for (const side of [home, away]) {
      for (const { id, name, number } of entriesOf(side)) {
        if (id === null) continue;
        const count = (rows.get(id)?.count ?? 0) + 1;
        const { clubName, clubEmblem } = side;
        rows.set(id, { playerId: id, name, number, clubId: side.id, clubName, clubEmblem, count });
      }
    }
  }
  return sortedBy(
    [...rows.values()],
    ({ count }) => -count,
    ({ name }) => nameKey(name),
    ({ playerId }) => playerId,
  );
}
