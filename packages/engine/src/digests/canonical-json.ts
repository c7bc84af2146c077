/** One text for equal data, so that it has the same hash in any language. */

/**
 * The JSON Canonicalization Scheme (RFC 8785): no white space, keys ordered by UTF-16 code units, numbers and texts as
 * `JSON.stringify` writes them. Undefined fields are left out. Throws `RangeError` for values outside JSON.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
  }
  const holds = value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!holds) throw new RangeError(`canonicalJson: needs what JSON can hold, got ${String(value)}`);
  return JSON.stringify(value);
}
