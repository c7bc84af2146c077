/** Every answer in the envelope. R-CAL-1 */
import { success } from '@mundo-manager/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { StoredAnswer } from '../commands/idempotency.ts';
import { issuesOf } from '../storage/shape-issues.ts';

/** The data in its envelope. Whatever the schema does not name is a mistake of ours and throws, so nothing private slips out. */
export function successAnswer(schema: z.ZodType, data: unknown, status = 200): StoredAnswer {
  const checked = schema.safeParse(data);
  if (!checked.success) throw new Error(`an answer that the contract does not know: ${issuesOf(checked.error)}`);
  return { status, body: JSON.stringify(success(checked.data, status)) };
}

export function sendAnswer(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}
