/** Checks of proofs, apart from simulation; nothing of one check helps another. R-PRF-6 */

import { ALPHA } from '@mundo-manager/rules/ruleset';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { MatchInput } from '../src/index.ts';
import { ENGINE_VERSION } from '../src/index.ts';
import { roundMessage } from '../src/proof/beacon.ts';
import {
  type Beacon,
  checkProof,
  matchLeaf,
  merklePath,
  nextRoot,
  reducedSheetDigest,
  type SealedReplay,
  type SignedRoot,
  secretCommitment,
  sheetSeal,
} from '../src/proof/index.ts';
import { rulesetHash } from '../src/verification/index.ts';
import type { BenchFigure } from './figures.ts';

const { shortSignatures } = bls12_381;
const BEACON_KEY = new Uint8Array(32).fill(42);
const BEACON: Beacon = {
  name: 'bench',
  chainHash: '00'.repeat(32),
  publicKey: shortSignatures.getPublicKey(BEACON_KEY).toHex(),
  genesis: 0,
  period: 3_000,
};
const WORLD_KEY = '77'.repeat(32);
/** Matches of one moment, and of one root. */
const TOGETHER = 20;

/** Seconds of the processor for so many proofs. */
export function proofs(input: MatchInput, count: number): readonly BenchFigure[] {
  const replays: SealedReplay[] = [];
  for (let previous: SignedRoot | null = null; replays.length < count; ) {
    const sealed = sealTogether(input, replays.length, previous);
    previous = sealed[0]?.proof.root ?? null;
    replays.push(...sealed);
  }
  const before = process.cpuUsage();
  const held = replays.filter((replay) => checkProof(replay, { beacons: [BEACON] }).seed !== null).length;
  const { user, system } = process.cpuUsage(before);
  if (held !== replays.length) throw new Error(`${held} of ${replays.length} proofs hold`);
  const seconds = ((user + system) / 1e6) * (1_000 / replays.length);
  return [{ what: 'checks of 1,000 proofs', value: seconds, unit: 's', atMost: 60 }];
}

function sealTogether(input: MatchInput, from: number, previous: SignedRoot | null): readonly SealedReplay[] {
  const matches = Array.from({ length: TOGETHER }, (_, at) => {
    const secret = (from + at).toString(16).padStart(64, '0');
    const seals = { home: sheetSeal(input.home, secret), away: sheetSeal(input.away, secret) };
    const match = {
      matchId: `m${from + at}`,
      date: from,
      secrets: 'random' as const,
      home: reducedSheetDigest(input.home, seals.home),
      away: reducedSheetDigest(input.away, seals.away),
      knockout: false,
      engineVersion: ENGINE_VERSION,
      rulesetHash: rulesetHash(ALPHA),
    };
    return { secret, seals, match };
  });
  const leaves = new Map(matches.map(({ secret, match }) => [match.matchId, matchLeaf(secret, match)]));
  const root = nextRoot(previous, { leaves, moment: from, now: from * 10_000, beacon: BEACON }, WORLD_KEY);
  const message = shortSignatures.hash(roundMessage(root.round ?? 0), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  const beaconSignature = shortSignatures.Signature.toHex(shortSignatures.sign(message, BEACON_KEY));
  return matches.map(({ secret, seals, match }) => ({
    ...match,
    secret,
    commitment: secretCommitment(secret),
    input,
    digest: '',
    proof: {
      version: 2,
      date: from,
      secrets: 'random',
      seals,
      path: merklePath(leaves, match.matchId),
      root,
      previous,
      beaconSignature,
    },
  }));
}
