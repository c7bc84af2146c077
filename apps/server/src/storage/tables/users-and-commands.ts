/** Users, what operators do, and commands that were answered. */
import type { NotificationLanguage } from '@mundo-manager/rules/notifications';
import type { Generated } from 'kysely';
import type { Json, Stamp } from './column.ts';

export interface PeopleTables {
  /** Who has signed in at least once; the identity provider keeps names of sessions and e-mail addresses. */
  users: {
    /** The subject of the user's tokens. */
    id: string;
    name: string;
    created_at: Stamp;
    /** Whether others may read roughly when he was last here. */
    shows_last_seen: Generated<boolean>;
    /** Of e-mails to the user. */
    email_language: Generated<NotificationLanguage>;
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
  /** Who may do what operators do over the interface, until then in real time. */
  operators: {
    user_id: string;
    until_at: number;
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
  leads: {
    email: string;
    name: string;
    created_at: Stamp;
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
}
