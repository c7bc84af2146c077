/** Proofs of results: signed roots, and what a replay shows of its seal. R-PRF-3, R-PRF-6 */
import {
  type MatchProof,
  type RevealedDraw,
  type RevealedReward,
  type RevealedRewards,
  SECRET_SOURCES,
  type SealedPart,
  type SheetSeal,
  type SignedRoot,
} from '@mundo-manager/engine/proof';

import { z } from 'zod';
import { competitionNameSchema } from './match.ts';
import { rewardSchema } from './reward.ts';
import { count, hexadecimal, id, list, moment, named, record, text } from './schema-parts.ts';

const hash = hexadecimal(64);
const realTime = z.int();

export const signedRootSchema: z.ZodType<SignedRoot> = named(
  'SignedRoot',
  record({
    version: z.literal(2),
    number: count,
    previous: hash.nullable(),
    root: hash,
    moment,
    storedAt: realTime,
    beacon: text(60),
    round: count.nullable(),
    key: hash,
    signature: hexadecimal(128),
  }),
  'Root of the matches of one moment of the game, signed by the world’s key and chained to the root before it.',
);

const partSchema: z.ZodType<SealedPart> = z.union([record({ salt: hash }), record({ digest: hash })]);

const sealSchema: z.ZodType<SheetSeal> = named(
  'SheetSeal',
  record({ orders: list(partSchema, 50), plans: z.record(z.string(), partSchema) }),
  'The salt of each order and tactic that is shown, the digest of each that stays hidden.',
);

export const matchProofSchema: z.ZodType<MatchProof> = named(
  'MatchProof',
  record({
    version: z.literal(2),
    date: moment,
    secrets: z.enum(SECRET_SOURCES),
    seals: record({ home: sealSchema, away: sealSchema }),
    path: list(hash, 256),
    root: signedRootSchema,
    previous: signedRootSchema.nullable(),
    beaconSignature: hexadecimal(96).nullable(),
  }),
);

/** A root with the beacon’s signature of its round; null as long as that has not arrived, and without a beacon. */
export interface PublishedRoot {
  readonly root: SignedRoot;
  readonly beaconSignature: string | null;
}

export const publishedRootSchema: z.ZodType<PublishedRoot> = named(
  'PublishedRoot',
  record({ root: signedRootSchema, beaconSignature: hexadecimal(96).nullable() }),
);

const ids = list(id, 64);

const revealedDrawSchema: z.ZodType<RevealedDraw> = named(
  'RevealedDraw',
  record({
    draw: record({
      drawId: text(200),
      competitionId: id,
      name: competitionNameSchema,
      round: count,
      date: moment,
      secrets: z.enum(SECRET_SOURCES),
      clubIds: ids,
      rulesetHash: hash,
    }),
    secret: hash,
    outcome: record({ order: ids, matches: list(z.tuple([id, id]), 1_000) }),
    place: record({
      path: list(hash, 256),
      root: signedRootSchema,
      previous: signedRootSchema.nullable(),
      beaconSignature: hexadecimal(96).nullable(),
    }),
  }),
  'A draw that was held: its clubs and its secret, which the root holds, and the lots that follow from both and the beacon.',
);

/** The draws of a competition: what was sealed of each, and what is revealed of those that were held. */
export interface DrawProofs {
  readonly sealed: readonly { readonly drawId: string; readonly leaf: string; readonly rootNumber: number | null }[];
  readonly held: readonly RevealedDraw[];
}

export const drawProofsSchema: z.ZodType<DrawProofs> = named(
  'DrawProofs',
  record({
    sealed: list(record({ drawId: text(200), leaf: hash, rootNumber: count.nullable() }), 20),
    held: list(revealedDrawSchema, 20),
  }),
);

/** The chain of a club. Its head commits the server to the first link, each link to the next one. R-OPX-10, R-PRF-13 */
export interface RewardChain extends RevealedRewards {
  /** The newest hundred. */
  readonly draws: readonly RevealedReward[];
}

const chainHead = { number: count, head: hash, length: count };

export const rewardChainSchema: z.ZodType<RewardChain> = named(
  'RewardChain',
  record({
    clubId: id,
    ...chainHead,
    used: count,
    chains: list(record(chainHead), 100),
    draws: list(
      record({
        chain: count,
        position: count,
        kind: z.enum(['fusion', 'dailyItem']),
        link: hash,
        key: text(200),
        date: moment,
        spent: list(count, 3),
        reward: rewardSchema.nullable(),
        rulesetHash: hash.nullable(),
      }),
      100,
    ),
  }),
);
