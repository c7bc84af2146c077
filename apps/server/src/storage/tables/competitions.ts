/** Competitions, their matches, and what is kept of finished ones. */
import type { SecretSource } from '@mundo-manager/engine/proof';
import type { Career } from '@mundo-manager/rules/careers';
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import type { InvitationStatus } from '@mundo-manager/rules/friendlies';
import type {
  ClubPlayer,
  ClubSeason,
  EditionArchive,
  MatchRecords,
  SeasonAccounts,
} from '@mundo-manager/rules/history';
import type { Generated } from 'kysely';
import type { Json } from './column.ts';

/** What of a competition is not a column of its own; its matches are rows. */
type CompetitionState = Pick<Competition, 'phase' | 'drawAt' | 'entrants' | 'table' | 'forecast'>;

/** State of a match: its result is written at kick-off and public at full time. */
export type MatchPhase = 'scheduled' | 'playing' | 'finished';

export interface CompetitionTables {
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
    /** The public match: a fixture without a result until full time. */
    state: Json<Match>;
  };
  /** Nothing of these two tables leaves the server before full time. */
  match_secrets: {
    match_id: string;
    /** 256 bits as hexadecimal digits; 128 of a match that an older server drew. */
    secret: string;
    source: Generated<SecretSource>;
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
  /** Invitations to friendlies. A change of one locks both clubs first. */
  friendly_invitations: {
    id: string;
    from_id: string;
    to_id: string;
    kick_off: number;
    is_home: boolean;
    sent_at: number;
    status: InvitationStatus;
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
}
