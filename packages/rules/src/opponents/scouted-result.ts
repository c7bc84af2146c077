/** A finished match of an opponent in short, with the eleven that started. */
import type { Club } from '../clubs/club.ts';
import type { ClubId, PlayerId, ReplayId } from '../core/ids.ts';
import type { Position } from '../positions/position.ts';
import { type Meeting, meetingOf } from './head-to-head.ts';
import { startersOfSheet } from './likely-eleven.ts';
import { type ScoutedMatch, sidesOf } from './scouted-match.ts';

/** A starter of a finished match. */
export interface ScoutedStarter {
  readonly position: Position;
  readonly playerId: PlayerId;
  readonly number: number;
  readonly name: string;
}

/** A finished match as the club sees it, the rival, and the club's line-up. */
export interface ScoutedResult extends Meeting {
  readonly replayId: ReplayId | null;
  readonly round: number;
  readonly isHome: boolean;
  /** Whether neither club played at home. */
  readonly isNeutral: boolean;
  readonly rival: Pick<Club, 'id' | 'name' | 'article' | 'emblem'>;
  readonly formation: string;
  readonly lineUp: readonly ScoutedStarter[];
}

/** The match as the club sees it. R-OPP-2 */
export function scoutedResult({ match, sheet }: ScoutedMatch, clubId: ClubId): ScoutedResult {
  const { id, clubName: name, clubArticle: article, clubEmblem: emblem } = sidesOf(match, clubId).rival;
  return {
    ...meetingOf(match, clubId),
    replayId: match.replayId,
    round: match.round,
    isHome: match.home.id === clubId,
    isNeutral: match.isNeutral === true,
    rival: { id, name, ...(article && { article }), emblem },
    formation: sheet.tactic.formation,
    lineUp: startersOfSheet(sheet).map(({ position, player: { id, number, name } }) => ({
      position,
      playerId: id,
      number,
      name,
    })),
  };
}
