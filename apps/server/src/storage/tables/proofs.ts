/** Proofs of results and of draws. */
import type { DrawOutcome, MatchProof, SealedDraw, SignedRoot } from '@mundo-manager/engine/proof';
import type { Reward } from '@mundo-manager/rules/daily-rewards';
import type { Generated } from 'kysely';
import type { Json } from './column.ts';
import type { DrawWork } from './draw-work.ts';
import type { FrozenMatch } from './frozen-match.ts';

export interface ProofTables {
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
  /** Chains of hashes from which fusions and daily items of a club are drawn; the seed never leaves the server. */
  reward_chains: {
    club_id: string;
    number: number;
    seed: string;
    /** The seed, hashed `length` times: published before the first draw. */
    head: string;
    length: number;
    used: Generated<number>;
  };
  /** Draws with the link that each revealed. */
  reward_draws: {
    club_id: string;
    chain: number;
    position: number;
    kind: 'fusion' | 'dailyItem';
    link: string;
    /** Idempotency-Key of the command. */
    key: string;
    drawn_at: number;
    /** Ids of the boosters that a fusion took. */
    spent: Json<readonly number[]>;
    /** Null of the draws before these were kept, as is the rule set. */
    reward: Json<Reward> | null;
    ruleset_hash: string | null;
  };
}
