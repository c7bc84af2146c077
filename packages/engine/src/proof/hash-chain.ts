/** Draws that are answered at once: a chain of secrets whose head is published before the first of them is used. R-PRF-8 */
import { canonicalJson } from '../verification/canonical-json.ts';
import { isHex, sha256Hex, sha256OfHex } from './hashing.ts';

/** The links of a chain in the order of their use; the head, which is published, is the hash of the first. Each is the hash of the next. */
export function hashChain(seed: string, length: number): { readonly head: string; readonly links: readonly string[] } {
  if (!isHex(seed, 32)) throw new RangeError('hashChain: needs a seed of 64 lower-case hexadecimal digits');
  const links = [seed];
  while (links.length < length) links.push(sha256OfHex(links.at(-1) ?? seed));
  links.reverse();
  return { head: sha256OfHex(links[0] ?? seed), links };
}

/** Whether a link is the one that comes before the published head or the link revealed last. */
export function isNextLink(link: string, last: string): boolean {
  return isHex(link, 32) && sha256OfHex(link) === last;
}

/** The seed of a draw: neither side could choose it, the server not the caller's key, the caller not the link. */
export function chainSeed(link: string, idempotencyKey: string): string {
  return sha256Hex(canonicalJson([link, idempotencyKey]));
}
