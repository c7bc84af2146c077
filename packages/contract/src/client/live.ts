/** Reads the stream of live events with fetch, so that a bearer token can be sent, and connects again when it breaks off. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { KyInstance } from 'ky';
import { ENDPOINTS } from '../endpoints/index.ts';
import type { LiveEvent } from '../schemas/live.ts';
import { failureOf, readAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type TokenSource, withBearerToken } from './bearer-token.ts';

/** Who listens to the stream, and for how long. */
export interface LiveOptions {
  /** `id`: give it as `lastEventId` to go on after this event. */
  readonly onEvent: (event: LiveEvent, id: string) => void;
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Matches whose minutes are wanted beside those of the own club. */
  readonly watch?: readonly string[];
  /** Go on after this event. */
  readonly lastEventId?: string;
  /** Whether the stream is connected; called on each change. */
  readonly onConnection?: (connected: boolean) => void;
  /** Milliseconds before the n-th new attempt, from 1; 1, 2, 4 … 30 seconds with some chance unless given. */
  readonly delay?: (attempt: number) => number;
}

/** Longer than the server is silent: it sends a comment every 15 seconds. */
const SILENCE = 45_000;

/** Resolves when the signal is aborted; rejects when the server refuses in a way that another attempt would not change. R-CAL-34 */
export async function readLive(http: KyInstance, token: TokenSource, options: LiveOptions): Promise<void> {
  const { signal, delay = backOff, onConnection } = options;
  let lastEventId = options.lastEventId;
  for (let attempt = 1; !signal.aborted; attempt++) {
    try {
      const idHeader = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
      await withBearerToken(ENDPOINTS.live, token, (bearer) =>
        connect(http, { ...bearer, ...idHeader }, options, (id) => {
          attempt = 0;
          if (id !== undefined) lastEventId = id;
        }),
      );
    } catch (error) {
      const failure = failureOf(error);
      if (!signal.aborted && isFinal(failure)) throw failure;
    } finally {
      onConnection?.(false);
    }
    await pause(delay(Math.max(1, attempt)), signal);
  }
}

async function connect(
  http: KyInstance,
  headers: Record<string, string>,
  { onEvent, onConnection, signal, watch }: LiveOptions,
  onProgress: (id: string | undefined) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const response = await http(ENDPOINTS.live.path, {
      headers: { ...headers, accept: 'text/event-stream' },
      retry: 0,
      timeout: false,
      signal: AbortSignal.any([signal, silence.signal]),
      ...(watch === undefined || watch.length === 0 ? {} : { searchParams: { watch: watch.join(',') } }),
    });
    if (!response.ok || response.body === null) {
      await readAnswer(response);
      return;
    }
    onConnection?.(true);
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE);
        controller.enqueue(chunk);
      },
    });
    const events = response.body
      .pipeThrough(heard)
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream());
    for await (const { data, id } of readAll(events)) {
      onProgress(id);
      onEvent(JSON.parse(data) as LiveEvent, id ?? '');
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Not every browser can iterate over a stream. */
async function* readAll<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Refused by the server, or for want of a token: another attempt would not change it. */
function isFinal(failure: unknown): boolean {
  if (failure instanceof ApiError) return failure.status >= 400 && failure.status < 500 && failure.status !== 429;
  const code: unknown = typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'code') : undefined;
  return typeof code === 'string' && code.startsWith('auth/');
}

function backOff(attempt: number): number {
  return Math.min(30_000, 1_000 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
