/** Public randomness: drand's rounds, each a BLS signature of its number that can't be foreseen or forged. R-PRF-4 */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { isHex } from '../digests/hashing.ts';

/** A chain of drand's scheme `bls-unchained-g1-rfc9380`. */
export interface Beacon {
  /** As a root names it. */
  readonly name: string;
  /** The relays' hash of the chain. */
  readonly chainHash: string;
  /** Public key on G2, compressed. */
  readonly publicKey: string;
  /** Real time of round 1, in milliseconds. */
  readonly genesis: number;
  /** Milliseconds between two rounds. */
  readonly period: number;
}

/** A round of a beacon as a relay answers it. */
export interface BeaconRound {
  readonly round: number;
  /** Point on G1, compressed: 96 hexadecimal digits. */
  readonly signature: string;
}

/** The League of Entropy's network of 3 s; as it is published at `/v2/chains/<hash>/info`. */
export const QUICKNET: Beacon = {
  name: 'quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367_000,
  period: 3_000,
};

/** Milliseconds that a root has to be stored before its round. */
export const ROUND_LEAD = 10_000;

const SIGNATURE_BYTES = 48;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Real time at which the round appears, in milliseconds. */
export function roundTime({ genesis, period }: Beacon, round: number): number {
  return genesis + (round - 1) * period;
}

/** The first round that appears at that moment or later. */
export function firstRoundFrom({ genesis, period }: Beacon, moment: number): number {
  return Math.max(1, Math.ceil((moment - genesis) / period) + 1);
}

/** The round that a root stored at that moment names: at least 10 s later, and never one before the previous root's. R-PRF-4 */
export function roundForRoot(beacon: Beacon, storedAt: number, previousRound: number | null): number {
  return Math.max(firstRoundFrom(beacon, storedAt + ROUND_LEAD), previousRound ?? 0);
}

/** What the chain signs of a round: SHA-256 of its number as 8 bytes, the greatest first. */
export function roundMessage(round: number): Uint8Array {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  return sha256(number);
}

/** Points of public keys by their digits: decoding one takes a fifth of a check. */
const KEY_POINTS = new Map<string, ReturnType<typeof bls12_381.shortSignatures.getPublicKey>>();

/** The point of a public key. Throws for digits that are none. */
function keyPoint(publicKey: string) {
  const known = KEY_POINTS.get(publicKey);
  if (known !== undefined) return known;
  const point = bls12_381.G2.Point.fromHex(publicKey);
  point.assertValidity();
  KEY_POINTS.set(publicKey, point);
  return point;
}

/** Whether the signature is the chain's own of that round. A round has exactly one. R-PRF-4 */
export function isBeaconRound({ publicKey }: Beacon, { round, signature }: BeaconRound): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !isHex(signature, SIGNATURE_BYTES)) return false;
  try {
    const { shortSignatures } = bls12_381;
    const point = shortSignatures.Signature.fromHex(signature);
    point.assertValidity();
    if (shortSignatures.Signature.toHex(point) !== signature) return false;
    const message = shortSignatures.hash(roundMessage(round), DOMAIN);
    return shortSignatures.verify(point, message, keyPoint(publicKey));
  } catch {
    // What is no point of the curve is no signature.
    return false;
  }
}
