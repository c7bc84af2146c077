/** Reads answers and failures: data of a good one, an `ApiError` of any other. */
import { isNetworkError, isTimeoutError } from 'ky';
import type { ErrorBody } from '../envelope.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { ApiError } from './api-error.ts';

/** The data in the envelope of a JSON answer. R-CAL-2 */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!isEnvelope(body)) throw unreadable(response, textIn(body));
  if (body.error !== null) throw refusal(body.error, response.status);
  if (!response.ok) throw unreadable(response);
  return body.data;
}

/** What a failure without an answer is called. An aborted call stays the `AbortError` that it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  if (isTimeoutError(error)) return unanswered('network/timeout', error);
  if (isNetworkError(error) || error instanceof TypeError) return unanswered('network/unreachable', error);
  return error;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Most characters of a text from outside the server. */
const LONGEST = 200;

interface LooseEnvelope {
  readonly data: unknown;
  readonly error: ErrorBody<ErrorCode> | null;
}

function isEnvelope(body: unknown): body is LooseEnvelope {
  if (typeof body !== 'object' || body === null || !('data' in body) || !('error' in body)) return false;
  const { error } = body;
  return error === null || (typeof error === 'object' && 'code' in error && typeof error.code === 'string');
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    return cause instanceof SyntaxError ? undefined : Promise.reject(unanswered('network/unreachable', cause));
  }
}

function refusal({ code, message, facts }: ErrorBody<ErrorCode>, status: number): ApiError {
  return new ApiError({ code, message, facts, status });
}

/** `said`: the error or message of the answer, of a proxy for example. R-CAL-25 */
function unreadable({ status, ok }: Response, said?: string): ApiError {
  const message = ok ? 'the answer is not of this interface' : (said ?? `Erro inesperado (status ${status})`);
  const facts = { status, ...(said === undefined || ok ? {} : { said }) };
  return new ApiError({ code: 'network/unreadable-answer', message, status, facts });
}

/** The error, else the message, of an answer that is no envelope: whichever is a text of a sentence or two. R-CAL-25 */
function textIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const texts: unknown[] = [Reflect.get(body, 'error'), Reflect.get(body, 'message')];
  return texts.find((text): text is string => typeof text === 'string' && text !== '' && text.length <= LONGEST);
}

function unanswered(code: 'network/timeout' | 'network/unreachable', cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : 'no answer';
  return new ApiError({ code, message, status: 0, cause });
}
