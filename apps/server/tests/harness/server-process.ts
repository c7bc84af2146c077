/** The server as a process of its own: started, asked over HTTP, ended in whatever way a test wants. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Sends the signal and waits for the end; answers the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SILENCE_OF_OTHERS = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(MM_|PORT$|HOST$|DATABASE_URL$|[A-Z]+_CLIENT_)/.test(name))
    .map((name) => [name, '']),
);
/** The test that started it may read its figures. */
const METRICS_TOKEN = 'figures-of-the-tests';

/** Starts it without waiting; `exited` resolves with its exit code. */
export function spawnServer(settings: Readonly<Record<string, string>>) {
  return spawnCommand(process.execPath, [MAIN], { MM_TEST_ACCOUNTS: 'yes', ...settings });
}

/** `npm start`, as who plays on his own machine types it. */
export function spawnNpmStart(settings: Readonly<Record<string, string>>) {
  return spawnNpm(['start'], settings);
}

/** An npm command in the repository. */
export function spawnNpm(words: readonly string[], settings: Readonly<Record<string, string>>) {
  return spawnCommand('npm', words, settings);
}

/** A script of the server, by its path in this folder's package. */
export function spawnScript(path: string, words: readonly string[], settings: Readonly<Record<string, string>>) {
  const script = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return spawnCommand(process.execPath, [script, ...words], settings);
}

function spawnCommand(command: string, options: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...SILENCE_OF_OTHERS, MM_METRICS_TOKEN: METRICS_TOKEN, ...settings };
  const child = spawn(command, options, { cwd: ROOT, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, exited, output: () => output };
}

/** Starts it and waits until it is ready for calls. Throws with its output where it ends instead. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>> & { readonly PORT: string },
  patience = 120_000,
): Promise<ServerProcess> {
  const { child, exited, output } = spawnServer(settings);
  let code: number | null | undefined;
  exited.then((exit) => {
    code = exit;
  });
  const url = `http://localhost:${settings.PORT}`;
  for (const until = Date.now() + patience; !(await isReady(url)); await pause(50)) {
    if (code !== undefined) throw new Error(`the server ended with ${code}: ${output()}`);
    if (Date.now() < until) continue;
    child.kill('SIGKILL');
    throw new Error(`the server did not get ready: ${output()}`);
  }
  return {
    url,
    child,
    output,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return answer?.status === 200;
}

/** Its figures, as Prometheus reads them. */
export async function metricsIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!answer.ok) throw new Error(`no figures: ${answer.status}`);
  return answer.text();
}
