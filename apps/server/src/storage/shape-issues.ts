import type { z } from 'zod';

/** Where a value does not fit its schema, without the value itself. */
export function issuesOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`).join('; ');
}
