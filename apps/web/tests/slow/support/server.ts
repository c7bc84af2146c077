import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { settled } from './browser.ts';

/** A running game server with the built app, a local world and a database of its own. */
export interface GameServer {
  readonly url: string;
  /** The last lines of its log. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
  /** Stops, changes what is stored by SQL, and starts at the same address again: for states that take a season to reach. */
  readonly change: (statement: string) => Promise<void>;
  /** Stops, copies what is stored, and starts again. */
  readonly keep: () => Promise<void>;
  /** Stops, puts the copy of `keep` in place, and starts again. */
  readonly rewind: () => Promise<void>;
  /** Kills it as a power cut does, and starts it again with the same database. */
  readonly killAndRestart: () => Promise<void>;
}

/** Starts apps/server as a process on a free port, with an empty embedded database. The app must be built. */
export async function startGameServer(environment: Readonly<Record<string, string>> = {}): Promise<GameServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const data = await mkdtemp(join(tmpdir(), 'mundo-manager-web-'));
  const copy = `${data}-kept`;
  const main = new URL('../../../../server/src/main.ts', import.meta.url).pathname;
  const settings = {
    ...process.env,
    PORT: String(port),
    MM_DATA: data,
    MM_LOG_LEVEL: 'info',
    MM_RATE_FACTOR: '1000',
    MM_TEST_ACCOUNTS: 'yes',
    ...environment,
  };
  let running = await run(main, settings, url);
  return {
    url,
    log: () => running.log(),
    close: async () => {
      await running.stop();
      await Promise.all([data, copy].map((folder) => rm(folder, { recursive: true, force: true })));
    },
    keep: async () => {
      await running.stop();
      await rm(copy, { recursive: true, force: true });
      await cp(data, copy, { recursive: true });
      running = await run(main, settings, url);
    },
    rewind: async () => {
      await running.stop();
      await rm(data, { recursive: true });
      await cp(copy, data, { recursive: true });
      running = await run(main, settings, url);
    },
    change: async (statement) => {
      await running.stop();
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', CHANGE, data, statement], {
        cwd: new URL('../../../../server/src/', import.meta.url).pathname,
      });
      running = await run(main, settings, url);
    },
    killAndRestart: async () => {
      await running.stop('SIGKILL');
      running = await run(main, settings, url);
    },
  };
}

/** Opens the embedded database of a folder, does what the statement says, and closes it. */
const CHANGE = `
  import { sql } from 'kysely';
  import { openEmbedded } from './storage/open.ts';
  const [, folder, statement] = process.argv;
  const storage = await openEmbedded(folder);
  await sql.raw(statement).execute(storage.kysely);
  await storage.close();
`;

/** Characters of the log that a failure shows: the last fifty requests or so. */
const LOG_SHOWN = 20_000;

interface Running {
  /** The last lines that it wrote. */
  readonly log: () => string;
  /** Asks it to end, or kills it. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

async function run(main: string, env: NodeJS.ProcessEnv, url: string): Promise<Running> {
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  const log = () => written.slice(-LOG_SHOWN);
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      written = log() + chunk;
    });
  }
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let isStopped = false;
  server.once('exit', (code, signal) => {
    if (!isStopped) console.error(`the server ended by itself (${code ?? signal}):\n${log()}`);
  });
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    isStopped = true;
    server.kill(signal);
    await ended;
  };
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null) break;
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return { log, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`the server did not start:\n${log()}`);
}

/** Signs in by the popup, as a test account of the development identity provider. Ends in creation or, with a club, at home. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'LOGIN' }).click(),
  ]);
  await popup.locator('#name').fill(account);
  await popup.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/(?:home|clubCreation)$/);
  await page.locator('h1').first().waitFor();
  await settled(page);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
