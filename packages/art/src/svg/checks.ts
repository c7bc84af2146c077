/** Nothing gets into a drawing unchecked: clubs choose their colours, and drawings are put into pages as they are. */

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const ID = /^[a-z_][\w-]*$/i;

/** The colour, when it reads '#rrggbb'. Throws a RangeError otherwise. */
export function checkedColour(colour: string): string {
  if (typeof colour !== 'string' || !HEX_COLOUR.test(colour)) {
    throw new RangeError(`A colour reads #rrggbb, not ${JSON.stringify(colour)}`);
  }
  return colour;
}

/** The prefix, when ids of the document may begin with it. Throws a RangeError otherwise. */
export function checkedIdPrefix(prefix: string): string {
  if (!ID.test(prefix)) throw new RangeError(`An id begins with a letter and has no spaces: ${JSON.stringify(prefix)}`);
  return prefix;
}

/** The width in CSS pixels. Throws a RangeError unless it is a positive number. */
export function checkedSize(size: number): number {
  if (!(Number.isFinite(size) && size > 0)) throw new RangeError(`A size is a positive number, not ${size}`);
  return size;
}

/** The row of a table. Throws a RangeError where the index leads nowhere. */
export function row<T>(table: readonly T[], index: number, what: string): T {
  const found = table[index];
  if (found === undefined) throw new RangeError(`There is no ${what} ${index}`);
  return found;
}
