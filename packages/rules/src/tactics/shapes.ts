/** Whether what came from outside has the shape of a tactic. Shape alone: whether it is a good one is for `validateTactic` to say. */

/** Whether a value has some shape. */
export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const number: Check = (value) => typeof value === 'number';
export const flag: Check = (value) => typeof value === 'boolean';
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** An object with such a value under each name. */
export const tableOf =
  (check: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(check);
/** An object with at least these fields. */
export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));

const instructions = listOf(record({ name: text, value: text }));

/** A change of players at a minute. */
export const substitution = record({ minutes: number, playerIn: text, playerOut: text });

const kind = record({ kind: text });
const change = record({ playerIn: text, out: kind });

/** A conditional order, as far as anything reads it: its values are for `checkOrders` to judge. */
export const order = record({
  when: listOf(kind),
  action: (value) => kind(value) && (Reflect.get(Object(value), 'kind') !== 'substitution' || change(value)),
});

/** A tactic whose set pieces have such a shape. */
export const tacticWith = (setPiece: Readonly<Record<string, Check>>): Check =>
  record({
    formation: text,
    places: listOf(record({ id: text, playerId: orNull(text) })),
    playersInstructions: listOf(record({ position: text, instructions })),
    teamInstructions: instructions,
    setPieces: listOf(record(setPiece)),
    substitutions: listOf(substitution),
    orders: orMissing(listOf(order)),
  });

/** A tactic as a club saves it. */
export const tactic = tacticWith({ name: text, value: orNull(number) });
