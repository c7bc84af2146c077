/** Kinds of work for tests of the work itself: any payload is theirs. */
import { z } from 'zod';
import type { WorkHandler, WorkKinds } from '../../src/due-work/work-kinds.ts';

export function kindsOf(handlers: readonly (readonly [kind: string, handle: WorkHandler])[]): WorkKinds {
  const spec = { version: 1, schema: z.unknown(), upgrades: {} };
  return new Map(handlers.map(([kind, handle]) => [kind, { spec, handle }]));
}
