/** Notifications as data: everything that their texts say. */
import type { Match } from '../competitions/match.ts';
import type { ClubId, CompetitionId, EpochMs, MatchId, PlayerId } from '../core/ids.ts';
import type { TacticName } from '../tactics/tactic-name.ts';

/** What a notification says of a match. */
export interface NotifiedMatch {
  readonly id: MatchId;
  readonly competitionId: CompetitionId;
  readonly home: string;
  readonly away: string;
}

interface NotificationBase {
  /** The club whose manager is notified. */
  readonly clubId: ClubId;
  /** The moment that it is about: kick-off, full time, end of the contract, listing. */
  readonly date: EpochMs;
}

/** Something that a manager may be notified of. R-NOT-1 */
export type Notification = NotificationBase &
  (
    | { readonly kind: 'invalid-line-up'; readonly match: NotifiedMatch; readonly tacticName: TacticName }
    | {
        readonly kind: 'absent-starter';
        readonly match: NotifiedMatch;
        readonly tacticName: TacticName;
        /** Of the starters who may not play, in the order of the formation. */
        readonly names: readonly string[];
      }
    | { readonly kind: 'kick-off'; readonly match: NotifiedMatch }
    | {
        readonly kind: 'result';
        readonly match: NotifiedMatch;
        /** Goals of the home club and of the away club. */
        readonly score: readonly [number, number];
        /** Kicks scored in the shoot-out; missing if there was none. */
        readonly shootOut?: readonly [number, number];
      }
    | { readonly kind: 'sponsor-expired' }
    | {
        readonly kind: 'watched-for-sale';
        readonly playerId: PlayerId;
        readonly name: string;
        /** Whole dollars. */
        readonly price: number;
      }
  );

/** The match as notifications name it. */
export function notifiedMatch({ id, competitionId, home, away }: Match): NotifiedMatch {
  return { id, competitionId, home: home.clubName, away: away.clubName };
}

/**
 * The key of a notification for one manager; a second one with the same key is not sent. One per match and kind, per
 * end of contract, and per listing of a player. R-NOT-4
 */
export function notificationKey(notification: Notification): string {
  const { kind, clubId, date } = notification;
  if ('match' in notification) return `${kind}:${clubId}:${notification.match.id}`;
  const subject = notification.kind === 'watched-for-sale' ? `${notification.playerId}:${date}` : date;
  return `${kind}:${clubId}:${subject}`;
}
