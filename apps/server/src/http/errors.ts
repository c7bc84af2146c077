/** Whatever goes wrong in a call ends here, in the envelope and without a stack. */
import type { FastifyError, FastifyInstance } from 'fastify';
import { type Refusal, Refused, refusalAnswer } from '../commands/refusal.ts';
import { isUnavailable } from '../storage/errors.ts';
import { send } from './answers.ts';

/** Fastify's own refusals, by its code. */
const FRAMEWORK_CODES: Readonly<Record<string, Refusal['code']>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request/unsupported-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request/malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request/malformed',
  FST_ERR_BAD_URL: 'request/malformed',
};

/** Sets the handler of errors. */
export function handleErrors(app: FastifyInstance, limits: { readonly bodyBytes: number }): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error, request.id, limits.bodyBytes);
    if (refusal.code === 'server/internal') request.log.error({ err: error }, 'a call failed');
    if (refusal.code === 'server/unavailable') {
      request.log.warn({ err: error }, 'a call found no database');
      reply.header('retry-after', '5');
    }
    return send(reply, refusalAnswer(refusal));
  });
}

function refusalOf(error: FastifyError, requestId: string, bodyBytes: number): Refusal {
  if (error instanceof Refused) return error.refusal;
  const code = FRAMEWORK_CODES[error.code];
  if (code === 'request/too-large') return { code, facts: { limit: bodyBytes } };
  if (code === 'request/malformed') return { code, facts: { part: 'body', path: '', problem: 'no valid JSON' } };
  if (code !== undefined) return { code, facts: {} };
  if (isUnavailable(error)) return { code: 'server/unavailable', facts: {} };
  if (error.statusCode === 400) return { code: 'request/malformed', facts: { part: 'request', path: '', problem: '' } };
  return { code: 'server/internal', facts: { requestId } };
}
