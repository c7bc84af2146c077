/** Clubs, their players, money, plans and messages. */
import type { Club } from '@mundo-manager/rules/clubs';
import type { PlayerSnapshot } from '@mundo-manager/rules/development';
import type { GameEvent, InboxMessage } from '@mundo-manager/rules/inbox';
import type { Player } from '@mundo-manager/rules/players';
import type { PlanReport, SavedPlan, TrainingPlan } from '@mundo-manager/rules/training-plan';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column.ts';

/** What of a club is neither a column of its own nor a row elsewhere. */
export type ClubState = Omit<
  Club,
  'id' | 'name' | 'category' | 'createdAt' | 'players' | 'lastMatches' | 'finances'
> & {
  readonly finances: Pick<Club['finances'], 'sponsorship'>;
  /** Ids of the players, in the squad's own order. */
  readonly squad: readonly string[];
};

export interface ClubTables {
  clubs: {
    id: string;
    /** Null for bots. */
    owner_id: string | null;
    is_bot: boolean;
    name: string;
    /** The name folded by `clubNameKey`, unique among clubs. */
    name_key: string;
    category: Club['category'];
    created_at: number;
    /** Game time from which a bot's club plays no more; null while it does. */
    retired_at: Generated<number | null>;
    /** Rises by one whenever anything of the club changes. */
    version: number;
    money: number;
    credits: number;
    state: Json<ClubState>;
    /** The bounded windows have columns of their own, so that a command that leaves them alone does not write them. */
    reports: Json<Club['finances']['reports']>;
    last_matches: Json<Club['lastMatches']>;
  };
  players: {
    id: string;
    /** Null for a player without a club. */
    club_id: string | null;
    number: number;
    for_sale: boolean;
    /** The position under which the market lists him. */
    market_position: string;
    /** Cut to whole points, as the market's ranges read it. */
    overall: number;
    dob: number;
    /** Up to then his nights and birthdays have counted, whatever his club. */
    lived_until: number;
    state: Json<Player>;
  };
  ledger_entries: {
    id: Generated<number>;
    club_id: string;
    currency: 'money' | 'credits';
    type: string;
    amount: number;
    subject: string | null;
    date: number;
    /** What caused it: `command:<user>:<key>` or `work:<kind>:<id>`. */
    cause: string;
    /** Running number in the club's chain of that currency; set by the database. */
    seq: Generated<number>;
    /** Balance after the entry; set by the database. */
    balance: Generated<number>;
  };
  /** A manager's training plan, in force and by name. Clubs without a row have none. */
  training_plans: {
    club_id: string;
    /** Null for none in force. */
    plan: ColumnType<TrainingPlan | null, string | null, string | null>;
    saved: Json<readonly SavedPlan[]>;
    /** Of the last run; null before the first. */
    report: ColumnType<PlanReport | null, string | null, string | null>;
  };
  /** A player of a manager's club on a day. */
  player_snapshots: { player_id: string; day: number; snapshot: Json<PlayerSnapshot> };
  events: {
    id: Generated<number>;
    club_id: string;
    date: number;
    type: GameEvent['type'];
    facts: Json<GameEvent>;
    cause: string;
  };
  inbox_messages: {
    id: string;
    club_id: string;
    date: number;
    /** Order of arrival, for paging. */
    seq: Generated<number>;
    read: boolean;
    message: Json<Omit<InboxMessage, 'read'>>;
  };
}
