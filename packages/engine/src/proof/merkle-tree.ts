/**
 * A Merkle tree as a binary trie over SHA-256 of the keys; a branch with one leaf is that leaf. No tree can hold two
 * leaves of one key, so the server can't seal two versions of a match. R-PRF-2
 */
import { sha256Hex, sha256OfHex } from '../digests/hashing.ts';

/** Hash of a branch without leaves. */
const EMPTY = '00'.repeat(32);
const BITS = 256;
/** Leaves and nodes are hashed apart, so that no node passes for a leaf. */
const [LEAF, NODE] = ['00', '01'];

/** Leaves by key: each is a hash of 64 hexadecimal digits. */
export type Leaves = ReadonlyMap<string, string>;

/** The root over the leaves; the hash of nothing if there are none. */
export function merkleRoot(leaves: Leaves): string {
  return rootOf(placed(leaves), 0);
}

/** The hashes beside the way from the root to the leaf of that key, from the root on. Throws `RangeError` for an unknown key. */
export function merklePath(leaves: Leaves, key: string): readonly string[] {
  if (!leaves.has(key)) throw new RangeError(`merklePath: needs the key of a leaf, got ${key}`);
  const place = bitsOf(key);
  const path: string[] = [];
  let branch = placed(leaves);
  for (let depth = 0; branch.length > 1; depth++) {
    const [own, other] = [branch.filter(isAt(depth, place[depth])), branch.filter(isAt(depth, flipped(place[depth])))];
    path.push(rootOf(other, depth + 1));
    branch = own;
  }
  return path;
}

/** The root that a leaf of that key and a path lead to. */
export function rootFromPath(key: string, leaf: string, path: readonly string[]): string {
  const place = bitsOf(key);
  return path.reduceRight(
    (below, beside, depth) => (place[depth] === '0' ? node(below, beside) : node(beside, below)),
    leafNode(key, leaf),
  );
}

interface Placed {
  readonly place: string;
  readonly hash: string;
}

function placed(leaves: Leaves): readonly Placed[] {
  return [...leaves].map(([key, leaf]) => ({ place: bitsOf(key), hash: leafNode(key, leaf) }));
}

function rootOf(branch: readonly Placed[], depth: number): string {
  const [first] = branch;
  if (first === undefined) return EMPTY;
  if (branch.length === 1) return first.hash;
  return node(rootOf(branch.filter(isAt(depth, '0')), depth + 1), rootOf(branch.filter(isAt(depth, '1')), depth + 1));
}

function isAt(depth: number, bit: string | undefined): (leaf: Placed) => boolean {
  return ({ place }) => place[depth] === bit;
}

function flipped(bit: string | undefined): string {
  return bit === '0' ? '1' : '0';
}

function bitsOf(key: string): string {
  return BigInt(`0x${sha256Hex(key)}`)
    .toString(2)
    .padStart(BITS, '0');
}

function leafNode(key: string, leaf: string): string {
  return sha256OfHex(LEAF, sha256Hex(key), leaf);
}

function node(left: string, right: string): string {
  return sha256OfHex(NODE, left, right);
}
