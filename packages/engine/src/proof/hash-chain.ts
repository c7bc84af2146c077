/** Draws that are answered at once: a chain of secrets whose head is published before the first of them is used. R-PRF-8 */
import { isHex, sha256OfHex, textHex } from '../digests/hashing.ts';

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

/** The link hashed the given number of times: the link or head that many positions before it. */
export function earlierLink(link: string, positions: number): string {
  let found = link;
  for (let position = 0; position < positions; position++) found = sha256OfHex(found);
  return found;
}

/** The seed of a draw: SHA-256 of the link's bytes and the key's text. The server can't choose the key, nor the caller the link. */
export function chainSeed(link: string, idempotencyKey: string): string {
  return sha256OfHex(link, textHex(idempotencyKey));
}
