/** The root of the matches of one moment, signed by the world and chained to the root before it. R-PRF-3 */
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../digests/canonical-json.ts';
import { isHex, sha256Hex } from '../digests/hashing.ts';

/** What a world says before the round of its beacon is known. */
export interface RootRecord {
  readonly version: 2;
  /** From 1, without gaps. */
  readonly number: number;
  /** Hash of the record before; null for the first. */
  readonly previous: string | null;
  /** Of the Merkle tree. */
  readonly root: string;
  /** Moment of the game at which its sheets were frozen, in milliseconds. */
  readonly moment: number;
  /** Real time at which it was stored, in milliseconds. */
  readonly storedAt: number;
  /** Name of the beacon; 'none' for a world without one. */
  readonly beacon: string;
  /** Round of the beacon that the seeds wait for; null without a beacon. */
  readonly round: number | null;
  /** The world's public key (ed25519). */
  readonly key: string;
}

/** A record with the signature of the world's key. */
export interface SignedRoot extends RootRecord {
  readonly signature: string;
}

/** Nothing else that a key signs begins like this. */
const PURPOSE = 'mundo-manager root\n';

/** The public key of a secret key of 32 bytes, both as hexadecimal digits. */
export function publicKeyOf(secretKey: string): string {
  return bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey)));
}

/** The record with its signature. Throws `RangeError` for a key that is not the record's. */
export function signRoot(record: RootRecord, secretKey: string): SignedRoot {
  if (publicKeyOf(secretKey) !== record.key) throw new RangeError('signRoot: needs the key that the record names');
  return { ...record, signature: bytesToHex(ed25519.sign(signedText(record), hexToBytes(secretKey))) };
}

/** Whether the record's key has signed it. */
export function isSignedRoot({ signature, ...record }: SignedRoot): boolean {
  if (!isHex(signature, 64) || !isHex(record.key, 32)) return false;
  try {
    return ed25519.verify(hexToBytes(signature), signedText(record), hexToBytes(record.key), { zip215: false });
  } catch {
    return false;
  }
}

/** The hash by which the next record names this one. */
export function rootHash({ signature: _, ...record }: SignedRoot): string {
  return sha256Hex(canonicalJson(record));
}

/**
 * Whether a record may follow another, null being none: number, hash, key, and no round or time before the other's.
 * R-PRF-3
 */
export function followsRoot(root: SignedRoot, previous: SignedRoot | null): boolean {
  if (previous === null) return root.number === 1 && root.previous === null;
  return (
    root.number === previous.number + 1 &&
    root.previous === rootHash(previous) &&
    root.key === previous.key &&
    root.moment >= previous.moment &&
    root.storedAt >= previous.storedAt &&
    (root.round ?? 0) >= (previous.round ?? 0)
  );
}

function signedText(record: RootRecord): Uint8Array {
  return utf8ToBytes(PURPOSE + canonicalJson(record));
}
