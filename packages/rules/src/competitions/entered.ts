/** A club among the entrants of a competition. */
import type { Club } from '../clubs/club.ts';
import { assertDate } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Competition } from './competition.ts';

interface EnteredInput {
  readonly club: Club;
  readonly competition: Competition;
  readonly now: EpochMs;
}

/** The club with the competition among its current ones, and the competition with the club as its last entrant. */
export function entered({ club, competition, now }: EnteredInput): Pick<EnteredInput, 'club' | 'competition'> {
  assertDate(now, 'joinCompetition');
  const { id: clubId, name: clubName, article, emblem: clubEmblem } = club;
  const entrant = { clubId, clubName, ...(article && { clubArticle: article }), clubEmblem, joinedAt: now };
  return {
    club: { ...club, competitions: { current: [...club.competitions.current, competition.id] } },
    competition: { ...competition, entrants: [...competition.entrants, entrant] },
  };
}
