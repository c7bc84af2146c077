/** Whether outside input has the expected shape; other checks judge its values. */

/**
 * The path to the first field that is missing or of another kind than in the example, or null. All entries of a list
 * must resemble the example's first; extra fields may be anything.
 */
export function misshapen(value: unknown, example: unknown, path: string): string | null {
  if (Array.isArray(example)) {
    return Array.isArray(value) ? firstOf(value.map((entry, at) => [entry, example[0], `${path}.${at}`])) : path;
  }
  if (typeof example !== 'object' || example === null) return typeof value === typeof example ? null : path;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
  return firstOf(Object.entries(example).map(([name, like]) => [Reflect.get(value, name), like, `${path}.${name}`]));
}

function firstOf(fields: readonly [value: unknown, example: unknown, path: string][]): string | null {
  for (const field of fields) {
    const found = misshapen(...field);
    if (found !== null) return found;
  }
  return null;
}
