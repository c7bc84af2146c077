/** What a sign-up with a password has to look like, before anything of it is stored. R-IDN-15 */
import type { ApiErrorCode } from '@mundo-manager/contract';
import { z } from 'zod';

/** Characters of a password. */
export const PASSWORD = { minimum: 10, maximum: 128 } as const;
/** What the contract shows of a user: a longer name or address would be an account that no call can answer. */
const NAME = { maximum: 200 } as const;
const ADDRESS = { maximum: 320 } as const;

interface Unfit {
  readonly code: ApiErrorCode;
  readonly facts: Readonly<Record<string, number>>;
}

interface Field extends Unfit {
  readonly name: string;
  readonly fits: z.ZodType<string>;
}

/** Controls, NUL above all, and halves of pairs: no database keeps them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

const name = z
  .string()
  .max(NAME.maximum)
  .refine((text) => text.trim() !== '' && !UNWRITABLE.test(text));
const password = z.string().min(PASSWORD.minimum).max(PASSWORD.maximum);

const FIELDS: readonly Field[] = [
  { name: 'name', fits: name, code: 'auth/unfit-name', facts: NAME },
  { name: 'email', fits: z.email().max(ADDRESS.maximum), code: 'auth/unfit-address', facts: ADDRESS },
  { name: 'password', fits: password, code: 'auth/unfit-password', facts: PASSWORD },
];

/** The refusal of the first field that does not fit; undefined if all do, or where the body is nothing of the kind, which better-auth refuses. */
export function unfitSignUp(body: unknown): Unfit | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const field = FIELDS.find((one) => {
    const given: unknown = Reflect.get(body, one.name);
    return typeof given === 'string' && !one.fits.safeParse(given).success;
  });
  return field && { code: field.code, facts: field.facts };
}
