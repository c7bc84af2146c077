/** The offset basis and the prime of FNV-1a with 32 bits. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * The short name of a compiled message in the script of a language: FNV-1a of its tokens as JSON and of its context, in
 * base 36. The build finds two with one name.
 */
export function messageKey(tokens: unknown, context = ''): string {
  let hash = BASIS;
  for (const unit of JSON.stringify(tokens) + context) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(36);
}
