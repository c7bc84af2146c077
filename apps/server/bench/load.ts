/** Puts load on a server and reads off what its callers wait. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { metricsIn } from '../tests/harness/server-process.ts';

/** A request, and what to do with its answer. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answered: (status: number, body: string) => void;
}

export interface LoadFigures {
  readonly perSecond: number;
  /** Milliseconds from the moment at which a call was due, so a call that had to wait to be sent waits in these, too. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for a call, milliseconds, whatever else the machine does; all of its threads. */
  readonly cpu: number;
  /** Calls by what they came to: 'granted', or the code of the refusal. */
  readonly outcomes: ReadonlyMap<string, number>;
}

export interface Load {
  readonly url: string;
  readonly title: string;
  /** Calls a second, one as long after the other; null for as many as ten callers can send one after the other. */
  readonly rate: number | null;
  readonly seconds: number;
  readonly next: () => Shot;
}

const CALLERS = 10;
/** More than the calls pending at any time, unless the server hangs. */
const CONNECTIONS = 64;

export async function load({ url, title, rate, seconds, next }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waits: number[] = [];
  const outcomes = new Map<string, number>();
  const fire = async (due: number): Promise<void> => {
    const shot = next();
    const { status, body } = await answerTo(url, agent, shot);
    waits.push(performance.now() - due);
    const outcome = status === 200 ? 'granted' : (/"code":"([^"]+)"/.exec(body)?.[1] ?? String(status));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    shot.answered(status, body);
  };

  const cpuBefore = await processorSecondsOf(url);
  const began = performance.now();
  const until = began + seconds * 1000;
  const ticker = setInterval(() => {
    const second = Math.round((performance.now() - began) / 1000);
    process.stderr.write(`${title}: ${second} of ${seconds} s, ${waits.length} answers\n`);
  }, 1_000);
  try {
    await (rate === null ? inTurn(fire, until) : evenly(fire, { began, until, rate }));
    const took = (performance.now() - began) / 1000;
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const cpu = (((await processorSecondsOf(url)) - cpuBefore) * 1000) / waits.length;
    return { perSecond: waits.length / took, p50: at(0.5), p99: at(0.99), cpu, outcomes };
  } finally {
    clearInterval(ticker);
    agent.destroy();
  }
}

type Fire = (due: number) => Promise<void>;

/** Each call at its moment, whether those before it have been answered or not. */
async function evenly(
  fire: Fire,
  { began, until, rate }: { readonly began: number; readonly until: number; readonly rate: number },
): Promise<void> {
  const calls: Promise<void>[] = [];
  for (let n = 0; ; n++) {
    const due = began + (n * 1000) / rate;
    if (due >= until) break;
    const ahead = due - performance.now();
    if (ahead > 0) await pause(ahead);
    const call = fire(due);
    // A failure is thrown by the `Promise.all` at the end; no single call is awaited.
    call.catch(() => {});
    calls.push(call);
  }
  await Promise.all(calls);
}

async function inTurn(fire: Fire, until: number): Promise<void> {
  const caller = async () => {
    while (performance.now() < until) await fire(performance.now());
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

/** As browsers do, so that compressing is part of what a call costs. */
const ACCEPTED = { 'accept-encoding': 'gzip' };

function answerTo(
  url: string,
  agent: Agent,
  { method, path, headers, body }: Shot,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { agent, method, headers: { ...headers, ...ACCEPTED } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Buffer.concat(parts);
        const bytes = response.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
        resolve({ status: response.statusCode ?? 0, body: bytes.toString('utf8') });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Processor time of a server since its start, by its own figures. */
export async function processorSecondsOf(url: string): Promise<number> {
  const text = await metricsIn(url);
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1]);
}
