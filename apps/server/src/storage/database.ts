/** The tables, as the query builder sees them. Moments of the game are epoch milliseconds on the game's clock; `timestamptz` is real time. */
import type { DrawOutcome, MatchProof, SealedDraw, SecretSource, SignedRoot } from '@mundo-manager/engine/proof';
import type { Career } from '@mundo-manager/rules/careers';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import type { PlayerSnapshot } from '@mundo-manager/rules/development';
import type {
  ClubPlayer,
  ClubSeason,
  EditionArchive,
  MatchRecords,
  SeasonAccounts,
} from '@mundo-manager/rules/history';
import type { GameEvent, InboxMessage } from '@mundo-manager/rules/inbox';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { PlanReport, SavedPlan, TrainingPlan } from '@mundo-manager/rules/training-plan';
import type { ColumnType, Generated } from 'kysely';
import type { DrawWork } from '../proofs/draw-work.ts';
import type { FrozenMatch } from '../proofs/frozen.ts';

/** Read as plain data, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** What of a club is neither a column of its own nor a row elsewhere. */
export type ClubState = Omit<
  Club,
  'id' | 'name' | 'category' | 'createdAt' | 'players' | 'lastMatches' | 'finances'
> & {
  readonly finances: Pick<Club['finances'], 'sponsorship'>;
  /** Ids of the players, in the squad's own order. */
  readonly squad: readonly string[];
};

/** What of a competition is not a column of its own; its matches are rows. */
type CompetitionState = Pick<Competition, 'phase' | 'drawAt' | 'entrants' | 'table' | 'forecast'>;

/** Where a match stands: its result is written at kick-off and public at full time only. */
export type MatchPhase = 'scheduled' | 'playing' | 'finished';

export interface Database {
  /** Who has signed in at least once; the identity provider keeps names of sessions and e-mail addresses. */
  users: {
    /** The subject of the user's tokens. */
    id: string;
    name: string;
    created_at: Stamp;
  };
  /** What operators have done to managers. Only ever added to. */
  operator_acts: {
    id: Generated<number>;
    done_at: Stamp;
    operator: string;
    act: string;
    user_id: string | null;
    club_id: string | null;
    reason: string;
    facts: Json<object>;
  };
  /** Who is kept out of the game until then, in game time. */
  bans: {
    user_id: string;
    until: number;
    reason: string;
  };
  /** What operators announce; moments are real time in milliseconds. */
  announcements: {
    id: Generated<number>;
    kind: 'notice' | 'incident';
    title: string;
    text: string;
    from_at: number;
    until_at: number | null;
    resolved_at: number | null;
  };
  /** Ledger entries that an operator has given back. */
  refunds: {
    entry_id: number;
    act_id: number;
  };
  /** When managers came last, on both clocks, and how long their clubs have done without them. */
  absences: {
    user_id: string;
    /** Real time in milliseconds. */
    visited_real: number;
    /** Game time. */
    visited_game: number;
    /** Whether the manager has switched the vacation on himself. */
    is_by_hand: Generated<boolean>;
    /** 'vacation' or 'bot'; null while the manager runs the club. */
    stage: string | null;
    /** Game time from which on he does not. */
    since: number | null;
  };
  /** Sign-ins that have left a club behind, by keyed hash: none of them founds another before `until`, in game time. */
  departed_identities: {
    mark: string;
    until: number;
  };
  clubs: {
    id: string;
    /** Null for bots. */
    owner_id: string | null;
    is_bot: boolean;
    name: string;
    /** The name as `clubNameKey` folds it: two clubs of one key are not told apart. */
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
    /** Up to then his nights and birthdays have counted, whoever had him. */
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
  competitions: {
    id: string;
    name: Competition['name'];
    number: number;
    category: Competition['category'];
    status: Competition['status'];
    /** What it is played by, from the draw on. */
    ruleset_hash: Generated<string | null>;
    /** What its matches are simulated by, from the draw on. */
    engine_version: Generated<number | null>;
    state: Json<CompetitionState>;
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
  /** Every rule set that the world has had, whole. */
  rulesets: {
    hash: string;
    content: Json<Ruleset>;
  };
  /** Which of them is in force from when on, outside competitions. */
  ruleset_changes: {
    /** Game time. */
    since: number;
    hash: string;
    follows_alpha: boolean;
    applied_at: Generated<Date>;
  };
  matches: {
    id: string;
    competition_id: string;
    round: number;
    date: number;
    phase: MatchPhase;
    home_id: string;
    away_id: string;
    /** SHA-256 of the secret seed, public from the draw on. */
    commitment: string;
    /** As everybody may see it: until full time a fixture without a result. */
    state: Json<Match>;
  };
  /** Nothing of these two tables leaves the server before full time. */
  match_secrets: {
    match_id: string;
    /** 256 bits as hexadecimal digits; 128 of a match that an older server drew. */
    secret: string;
    source: Generated<SecretSource>;
  };
  /** What was frozen of a match at kick-off, and its place in a root. */
  sealed_matches: {
    match_id: string;
    /** The work that froze it. */
    kick_off: string;
    /** Moment of the game for which it was drawn. */
    date: number;
    seals: Json<MatchProof['seals']>;
    leaf: string;
    /** Null until the root is stored. */
    root_number: number | null;
    path: Json<readonly string[]> | null;
    /** What it is played from; null from then on. */
    frozen: Json<FrozenMatch> | null;
  };
  /** Draws by lot that wait for a round of the beacon, or were held after it. The secret leaves the server with the outcome. */
  sealed_draws: {
    draw_id: string;
    competition_id: string;
    round: number;
    draw: Json<SealedDraw>;
    secret: string;
    leaf: string;
    /** What holds it. */
    work: Json<DrawWork>;
    /** Null until the root is stored. */
    root_number: number | null;
    path: Json<readonly string[]> | null;
    /** Null until it was held. */
    outcome: Json<DrawOutcome> | null;
  };
  /** Signed roots in their order: public, and never changed. */
  proof_roots: {
    number: number;
    beacon: string;
    round: number | null;
    is_mirrored: Generated<boolean>;
    root: Json<SignedRoot>;
  };
  /** Rounds of the beacon that roots have waited for. */
  beacon_rounds: {
    beacon: string;
    round: number;
    signature: string;
  };
  match_plays: {
    match_id: string;
    replay_id: string;
    kicked_off_at: number;
    engine_version: string;
    ruleset_hash: string;
    /** Seed of the engine. */
    seed: string;
    digest: string;
    /** Both sheets and the venue: what the engine was given. */
    input: Json<unknown>;
    /** The match as it ends. */
    result: Json<Match>;
    /** Whatever the live stream shows minute by minute. */
    timeline: Json<unknown>;
    /** False once an old timeline was dropped; the part for full time and replays stays. */
    has_timeline: Generated<boolean>;
  };
  /** The archive of a finished edition. */
  edition_archives: {
    competition_id: string;
    /** Game time. */
    ended_at: number;
    archive: Json<EditionArchive>;
  };
  /** A club's part in a finished edition. */
  club_seasons: {
    id: Generated<number>;
    club_id: string;
    competition_id: string;
    /** Game time. */
    ended_at: number;
    /** Running number of the club's last entry in money at the end of a league; null for a cup. */
    ledger_seq: number | null;
    season: Json<ClubSeason>;
    /** For the club's manager alone; null for a cup. */
    accounts: Json<SeasonAccounts> | null;
  };
  /** Records over all finished editions of a club. */
  club_records: {
    club_id: string;
    records: Json<MatchRecords>;
  };
  /** Counts of players for a club over finished editions. */
  club_players: { club_id: string; player_id: ClubPlayer['playerId'] } & Omit<ClubPlayer, 'playerId'>;
  /** A player of a manager's club on a day. */
  player_snapshots: { player_id: string; day: number; snapshot: Json<PlayerSnapshot> };
  /** Statistics of a player in a competition for a club, as of its finished matches. */
  player_careers: {
    player_id: string;
    competition_id: string;
    club_id: string;
    /** As of his latest match. */
    name: string;
    number: number;
    last_match_at: number;
    career: Json<Career>;
  };
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
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    status: number | null;
    /** The answer's JSON, compressed. */
    answer: Uint8Array | null;
    created_at: Stamp;
  };
  game_clock: {
    single: Generated<boolean>;
    epoch: number;
    scale: number;
    offset_ms: number;
    /** Of a world that stands still while it is off: its clock runs no further before that is stored anew. */
    runs_until: number | null;
  };
  due_work: {
    kind: string;
    id: string;
    rank: number;
    due_at: number;
    /** Of the payload's shape. */
    version: Generated<number>;
    payload: Json<unknown>;
    attempts: Generated<number>;
    last_error: string | null;
    failed_at: Stamp | null;
    /** Not tried again before that moment of real time. */
    retry_at: Stamp | null;
    done_at: Stamp | null;
  };
  leads: {
    email: string;
    name: string;
    created_at: Stamp;
  };
  world_settings: {
    key: string;
    value: Json<unknown>;
  };
}
