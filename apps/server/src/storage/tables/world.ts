/** The world: its rule sets, clock and due work. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Generated } from 'kysely';
import type { Json, Stamp } from './column.ts';

export interface WorldTables {
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
  game_clock: {
    single: Generated<boolean>;
    epoch: number;
    scale: number;
    offset_ms: number;
    /** Of a world that pauses while it is off: its clock does not pass this before a later one is stored. */
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
  world_settings: {
    key: string;
    value: Json<unknown>;
  };
}
