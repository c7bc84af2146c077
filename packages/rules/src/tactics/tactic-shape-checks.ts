/** Whether what came from outside has the shape of a tactic. Shape alone: whether it is a good one is for `validateTactic` to say. */

/** Whether a value has some shape. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number';
export const isFlag: Check = (value) => typeof value === 'boolean';
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
export const hasFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));

const instructions = listOf(hasFields({ name: isText, value: isText }));

/** A change of players at a minute. */
export const substitution = hasFields({ minutes: isNumber, playerIn: isText, playerOut: isText });

const kind = hasFields({ kind: isText });
const change = hasFields({ playerIn: isText, out: kind });

/** A conditional order, as far as anything reads it: its values are for `checkOrders` to judge. */
export const order = hasFields({
  when: listOf(kind),
  action: (value) => kind(value) && (Reflect.get(Object(value), 'kind') !== 'substitution' || change(value)),
});

/** A tactic whose set pieces have such a shape. */
export const tacticWith = (setPiece: Readonly<Record<string, Check>>): Check =>
  hasFields({
    formation: isText,
    places: listOf(hasFields({ id: isText, playerId: orNull(isText) })),
    playersInstructions: listOf(hasFields({ position: isText, instructions })),
    teamInstructions: instructions,
    setPieces: listOf(hasFields(setPiece)),
    substitutions: listOf(substitution),
    orders: orMissing(listOf(order)),
  });

/** A tactic as a club saves it. */
export const tactic = tacticWith({ name: isText, value: orNull(isNumber) });
