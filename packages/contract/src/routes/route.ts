/** The schemas of a call. */
import { z } from 'zod';
import { record } from '../schemas/schema-parts.ts';

/** Input and output of a call. A call without one of them takes none; the answer is in the envelope. */
export interface RouteSchemas {
  /** Parameters of the path. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
}

/** For calls whose body is empty: nothing, or an empty object. */
export const emptyBody: z.ZodType<Readonly<Record<string, never>> | null | undefined> = z
  .strictObject({})
  .nullish() as z.ZodType<Readonly<Record<string, never>> | null | undefined>;

/** Parameters that ask for one page of a long list. */
export const PAGE = {
  /** The `next` of the page before. */
  before: z.string().min(1).max(200).exactOptional(),
  limit: z.coerce.number<number>().int().min(1).max(100).exactOptional(),
};
export const pageQuery = record(PAGE);
/** Where the next page begins; null on the last one. */
export const nextPage = z.string().max(200).nullable();
