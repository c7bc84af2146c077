/** What happens to a club, as data. The inbox, the live feed and the tutorial are made from these; the texts are the screen's. */

import type { ClubArticle } from '../clubs/article.ts';
import type { Category } from '../clubs/category.ts';
import type { CompetitionName } from '../competitions/competition-name.ts';
import type { ClubId, CompetitionId, EpochMs, InvitationId, MatchId, PlayerId } from '../core/ids.ts';
import type { RewardType } from '../daily-rewards/constants.ts';
import type { FacilityName } from '../facilities/constants.ts';
import type { PlanSkip } from '../training-plan/plan.ts';

interface EventBase {
  readonly clubId: ClubId;
  readonly date: EpochMs;
}

/** What happens to an invitation to a friendly. */
export type InvitationNewsType =
  | 'friendly-invited'
  | 'friendly-accepted'
  | 'friendly-declined'
  | 'friendly-expired'
  | 'friendly-lapsed'
  | 'friendly-cancelled';

/** Something that happened to a club. */
export type GameEvent = EventBase &
  (
    | { readonly type: 'club-founded'; readonly name: string }
    | {
        readonly type: 'sponsorship-signed';
        readonly duration: number;
        readonly money: number;
        readonly credits: number;
      }
    | { readonly type: 'sponsorship-expired' }
    | { readonly type: 'facility-upgraded'; readonly facility: FacilityName; readonly level: number }
    | { readonly type: 'player-listed' | 'player-unlisted'; readonly playerId: PlayerId; readonly name: string }
    | {
        readonly type: 'player-released' | 'player-retired' | 'player-promoted';
        readonly playerId: PlayerId;
        readonly name: string;
      }
    | {
        /** He misses the next match of the edition. */
        readonly type: 'player-suspended';
        readonly playerId: PlayerId;
        readonly name: string;
        readonly competitionId: CompetitionId;
        readonly competitionName: CompetitionName;
      }
    | {
        readonly type: 'player-injured';
        readonly playerId: PlayerId;
        readonly name: string;
        /** Begun days until he is fit. */
        readonly days: number;
      }
    | {
        readonly type: 'player-bought' | 'player-sold';
        readonly playerId: PlayerId;
        readonly name: string;
        readonly price: number;
        /** The other club; null for a free player. */
        readonly otherClub: string | null;
        /** Missing where the name asks for it. */
        readonly otherClubArticle?: ClubArticle;
      }
    | {
        /** A player that the manager watches is for sale, or his price has fallen to the one that he waits for. */
        readonly type: 'watched-for-sale' | 'watched-price-reached';
        readonly playerId: PlayerId;
        readonly name: string;
        readonly price: number;
      }
    | {
        readonly type: 'booster-slot-unlocked' | 'booster-removed';
        readonly playerId: PlayerId;
        readonly slotId: number;
      }
    | {
        readonly type: 'booster-attached';
        readonly playerId: PlayerId;
        readonly slotId: number;
        readonly boosterId: number;
      }
    | { readonly type: 'boosters-fused'; readonly spent: readonly number[]; readonly boosterId: number }
    | {
        readonly type: 'skill-upgraded';
        readonly skillType: string;
        readonly skillName: string;
        readonly level: number;
      }
    | { readonly type: 'manager-level-up'; readonly level: number; readonly skillPoints: number }
    | { readonly type: 'tactic-saved'; readonly tacticName: string }
    | { readonly type: 'training-done'; readonly trainingId: number; readonly players: number }
    | {
        /** The plan of the day has run. */
        readonly type: 'training-planned';
        /** Rests of the whole squad. */
        readonly rests: number;
        /** Exercise by exercise, with the rise of the rating in points; the greatest first. */
        readonly trained: readonly {
          readonly name: string;
          readonly trainingIds: readonly number[];
          readonly rise: number;
        }[];
        readonly skipped: readonly { readonly name: string; readonly reason: PlanSkip }[];
      }
    | { readonly type: 'reward-collected'; readonly rewardType: RewardType; readonly value: number }
    | {
        readonly type: 'competition-joined' | 'competition-drawn';
        readonly competitionId: CompetitionId;
        readonly competitionName: CompetitionName;
      }
    | {
        readonly type: 'competition-finished';
        readonly competitionId: CompetitionId;
        readonly competitionName: CompetitionName;
        readonly place: number;
      }
    | {
        readonly type: 'club-promoted' | 'club-relegated';
        readonly competitionId: CompetitionId;
        readonly competitionName: CompetitionName;
        /** The category from now on. */
        readonly category: Category;
      }
    | {
        readonly type: 'prize-won';
        readonly competitionId: CompetitionId;
        readonly competitionName: CompetitionName;
        readonly place: number;
        readonly money: number;
        readonly credits: number;
      }
    | {
        readonly type: 'match-finished';
        readonly matchId: MatchId;
        readonly opponent: string;
        /** Missing where the name asks for it. */
        readonly opponentArticle?: ClubArticle;
        readonly goalsFor: number;
        readonly goalsAgainst: number;
        /** Whether the club was the home side; missing in news that are older than this field. */
        readonly isHome?: boolean;
        /** Missing in a match of a competition. */
        readonly isFriendly?: true;
      }
    | {
        /** News of an invitation to a friendly, for one of its clubs. R-FRD-10 */
        readonly type: InvitationNewsType;
        readonly invitationId: InvitationId;
        /** Name of the other club. */
        readonly opponent: string;
        /** Missing where the name asks for it. */
        readonly opponentArticle?: ClubArticle;
        readonly kickOff: EpochMs;
      }
    | { readonly type: 'match-tactic-set'; readonly matchId: MatchId; readonly tacticName: string }
    | {
        readonly type: 'match-booster-set' | 'match-booster-removed';
        readonly matchId: MatchId;
        readonly boosterId: number;
      }
    | { readonly type: 'salaries-paid'; readonly amount: number }
    | {
        /** A new stage of the club's debt. */
        readonly type: 'debt-warned' | 'debt-selling' | 'debt-administration';
        /** Paydays that have ended in debt. */
        readonly paydays: number;
        /** Whole dollars that are lacking. */
        readonly owed: number;
      }
    | { readonly type: 'debt-paid' }
    | {
        /** The operator gave money or credits, or took them away where the amount is below 0. */
        readonly type: 'balance-adjusted';
        readonly currency: 'money' | 'credits';
        readonly amount: number;
        readonly reason: string;
      }
    | {
        /** The operator kept the manager out of the game until then. */
        readonly type: 'manager-banned';
        readonly until: EpochMs;
        readonly reason: string;
      }
    | {
        /** The operator has given the club another name. */
        readonly type: 'club-renamed';
        readonly name: string;
        readonly reason: string;
      }
    | { readonly type: 'manager-unbanned'; readonly reason: string }
    | {
        /** The operator lets the manager write on no board until then. */
        readonly type: 'manager-silenced';
        readonly until: EpochMs;
        readonly reason: string;
      }
    | { readonly type: 'manager-unsilenced'; readonly reason: string }
    | {
        /** The operator has hidden a post of the manager, or shows it again. */
        readonly type: 'post-hidden' | 'post-restored';
        readonly competitionId: CompetitionId;
        readonly reason: string;
      }
    | { readonly type: 'vacation-started'; readonly isByHand: boolean }
    /** The manager has been away for so long that the club plays as a bot. */
    | { readonly type: 'bot-took-over' }
    | {
        /** The manager is back; what was done meanwhile. */
        readonly type: 'vacation-ended';
        readonly trainings: number;
        readonly rests: number;
        readonly lineUps: number;
        readonly bought: number;
        readonly sold: number;
      }
    /** The manager's address has refused e-mails for so long that none are sent any more. */
    | { readonly type: 'emails-ended' }
    | { readonly type: 'tickets-sold'; readonly matchId: MatchId; readonly attendance: number; readonly amount: number }
  );

/** An event before it is said whose it is, and of when. */
export type NewEvent<Event = GameEvent> = Event extends GameEvent ? Omit<Event, keyof EventBase> : never;

/** The type of an event. */
export type GameEventType = GameEvent['type'];
