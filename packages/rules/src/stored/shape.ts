/** The shape of plain data, and whether a value has it. */

/** What a value has to be. */
export type DataShape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  /** The name of another shape. */
  | { readonly ref: string }
  /** One of these. */
  | { readonly values: readonly (string | number | boolean)[] }
  | { readonly list: DataShape }
  /** Any names, each with such a value. */
  | { readonly record: DataShape }
  | { readonly anyOf: readonly DataShape[] }
  /** These fields and no other; all of them but the optional ones. */
  | { readonly fields: Readonly<Record<string, DataShape>>; readonly optional?: readonly string[] };

/** Where a value has not the shape: the path to it, what was expected there, and what was found. */
export interface Misfit {
  /** Names and indices with dots between; empty for the whole value. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** The first misfit of the value in the order of the shape; null if it has the shape. */
export function misfitOf(value: unknown, shape: DataShape, shapes: Readonly<Record<string, DataShape>>): Misfit | null {
  return check(value, shape, '');

  function check(value: unknown, shape: DataShape, path: string): Misfit | null {
    if (typeof shape === 'string') return kindOf(value) === shape ? null : misfit(value, shape, path);
    if ('ref' in shape) return check(value, named(shape.ref), path);
    if ('values' in shape) {
      const isOne = shape.values.some((allowed) => allowed === value);
      return isOne ? null : misfit(value, shape.values.map((allowed) => JSON.stringify(allowed)).join(' or '), path);
    }
    if ('anyOf' in shape) return choice(value, shape.anyOf, path);
    if ('list' in shape) {
      if (!Array.isArray(value)) return misfit(value, 'list', path);
      return first(value, (item, index) => check(item, shape.list, at(path, String(index))));
    }
    if (kindOf(value) !== 'object') return misfit(value, 'object', path);
    const entries = Object.entries(Object(value));
    if ('record' in shape) return first(entries, ([name, field]) => check(field, shape.record, at(path, name)));
    return fieldsOf(Object(value), shape, path);
  }

  function fieldsOf(value: object, { fields, optional = [] }: Extract<DataShape, { fields: unknown }>, path: string) {
    const wrong = first(Object.entries(fields), ([name, field]) => {
      if (Object.hasOwn(value, name)) return check(Reflect.get(value, name), field, at(path, name));
      return optional.includes(name) ? null : misfit(undefined, kindsOf(field), at(path, name));
    });
    if (wrong !== null) return wrong;
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    return unknown === undefined ? null : misfit(Reflect.get(value, unknown), 'no such field', at(path, unknown));
  }

  /** The misfit of the option that the value was meant to be; where that is open, what all of the options expect. */
  function choice(value: unknown, options: readonly DataShape[], path: string): Misfit | null {
    const misfits: Misfit[] = [];
    for (const option of options) {
      const found = check(value, option, path);
      if (found === null) return null;
      misfits.push(found);
    }
    const meant = misfits.find(
      (found) => found.path !== path && !isTag(options, found.path.slice(at(path, '').length)),
    );
    if (meant !== undefined) return meant;
    const [one] = misfits.filter((found) => found.path !== path);
    const alike = misfits.filter((found) => found.path === (one?.path ?? path));
    return { ...(one ?? misfit(value, '', path)), expected: alike.map(({ expected }) => expected).join(' or ') };
  }

  /** Whether the field discriminates the options. */
  function isTag(options: readonly DataShape[], name: string): boolean {
    return options.every((option) => {
      const whole = typeof option === 'object' && 'ref' in option ? named(option.ref) : option;
      return typeof whole === 'string' || !('fields' in whole) || 'values' in Object(whole.fields[name]);
    });
  }

  function named(name: string): DataShape {
    const found = shapes[name];
    if (found === undefined) throw new RangeError(`misfitOf: needs the shape ${name}`);
    return found;
  }
}

function first<T>(items: readonly T[], check: (item: T, index: number) => Misfit | null): Misfit | null {
  for (const [index, item] of items.entries()) {
    const found = check(item, index);
    if (found !== null) return found;
  }
  return null;
}

function misfit(value: unknown, expected: string, path: string): Misfit {
  const kind = kindOf(value);
  const isShort = kind === 'string' || kind === 'number' || kind === 'boolean';
  return { path, expected, found: isShort ? JSON.stringify(value) : kind };
}

function kindsOf(shape: DataShape): string {
  if (typeof shape === 'string') return shape;
  if ('ref' in shape) return shape.ref;
  if ('values' in shape) return shape.values.map((value) => JSON.stringify(value)).join(' or ');
  if ('anyOf' in shape) return shape.anyOf.map(kindsOf).join(' or ');
  return 'list' in shape ? 'list' : 'object';
}

/** As JSON has kinds; a number that JSON can't hold is 'not a number'. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : 'not a number';
  return typeof value;
}

const at = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
