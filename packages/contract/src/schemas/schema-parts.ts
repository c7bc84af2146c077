/** Pieces that schemas are made of. */
import { z } from 'zod';

/** What the description of the interface says of schemas; one without a name is written out where it is used. */
export const schemaNames = z.registry<{ id?: string; description?: string; examples?: readonly string[] }>();

/** Gives a schema its name in the description of the interface. */
export function named<T>(id: string, schema: z.ZodType<T>, description?: string): z.ZodType<T> {
  schemaNames.add(schema, description === undefined ? { id } : { id, description });
  return schema;
}

/** Explains a schema in the description of the interface. */
export function described<T>(schema: z.ZodType<T>, description: string, ...examples: readonly string[]): z.ZodType<T> {
  schemaNames.add(schema, { description, ...(examples.length === 0 ? {} : { examples }) });
  return schema;
}

type Fields = Readonly<Record<string, z.ZodType>>;
type Sealed<T> = { readonly [K in keyof T]: T[K] extends (infer Item)[] ? readonly Item[] : T[K] };
type Infer<T extends Fields> = Sealed<z.output<z.ZodObject<T>>>;

/** An object with these fields and no other; its type is read-only, as the aggregates of the rules are. */
export function record<T extends Fields>(fields: T): z.ZodType<Infer<T>> {
  // A type parameter's fields are not known yet, so the compiler can't see that read-only is a wider type here.
  return z.strictObject(fields) as unknown as z.ZodType<Infer<T>>;
}

/** A list of at most the given number of items. */
export function list<T>(item: z.ZodType<T>, maximum: number): z.ZodType<readonly T[]> {
  return z.array(item).max(maximum);
}

/** Control characters, NUL above all, and halves of surrogate pairs: no database keeps them, and no keyboard types them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

/** A text of 1 to the given number of characters. */
export const text = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .refine((value) => !UNWRITABLE.test(value), 'control characters, or half a character');
/** An id of any origin. */
export const id: z.ZodType<string> = text(64);
/** Milliseconds since 1970 on the game's clock. */
export const moment: z.ZodType<number> = z.int();
/** How many: a whole number from 0. */
export const count: z.ZodType<number> = z.int().min(0);
/** Whole dollars or credits, with a sign. */
export const amount: z.ZodType<number> = z.int();
/** A place in a table, list or catalogue. */
export const index: z.ZodType<number> = z.int().min(0).max(1_000);
/** A number with decimals. */
export const decimal: z.ZodType<number> = z.number();
/** '#rrggbb'. */
export const colour: z.ZodType<string> = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** A hash or seed as hexadecimal digits. */
export const hexadecimal = (digits: number): z.ZodType<string> =>
  z
    .string()
    .length(digits)
    .regex(/^[0-9a-f]*$/);

/** An object with a value of the same kind under each of the names. */
export function each<Name extends string, T>(
  names: readonly Name[],
  value: z.ZodType<T>,
): z.ZodType<Readonly<Record<Name, T>>> {
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  return z.strictObject(fields) as unknown as z.ZodType<Readonly<Record<Name, T>>>;
}
