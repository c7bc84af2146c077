/** The JavaScript engines that a machine may have, and how each of them is made to play. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { digestsFromPage } from './serve.ts';

export interface JavaScriptEngine {
  readonly name: string;
  /** Path of the program; null where this machine has none with ES2023. */
  readonly program: string | null;
  /** Plays the matches in the folder and returns the digests, one a line. */
  readonly play: (program: string, folder: string) => Promise<string>;
}

const bun = ['x64', 'aarch64'].map((processor) =>
  join(import.meta.dirname, `../../../../node_modules/@oven/bun-linux-${processor}/bin/bun`),
);

export const ENGINES: readonly JavaScriptEngine[] = [
  { name: 'V8 (Node)', program: process.execPath, play: (program, folder) => printed(program, ['play.mjs'], folder) },
  { name: 'V8 (Chromium)', program: onPath('chromium', 'google-chrome'), play: inChromium },
  {
    name: 'JavaScriptCore (Bun)',
    program: bun.find((path) => existsSync(path)) ?? onPath('bun'),
    play: (program, folder) => printed(program, ['play.mjs'], folder),
  },
  {
    name: 'SpiderMonkey (gjs)',
    program: modernGjs(),
    play: (program, folder) => printed(program, ['-m', 'play.mjs'], folder),
  },
  { name: 'SpiderMonkey (Firefox)', program: onPath('firefox-esr', 'firefox'), play: inFirefox },
];

/** Debian 12's is of 2022 and lacks `toSorted`. */
function modernGjs(): string | null {
  const program = onPath('gjs');
  if (program === null) return null;
  const { stdout } = spawnSync(program, ['-c', 'print(typeof [].toSorted)'], { encoding: 'utf8' });
  return stdout.trim() === 'function' ? program : null;
}

async function printed(program: string, args: readonly string[], folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder });
  return stdout.trim();
}

function inChromium(program: string, folder: string): Promise<string> {
  return digestsFromPage(folder, async (url) => {
    const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.goto(url);
    return () => browser.close();
  });
}

/** Started plainly: the page sends its digests by itself, so that nothing has to drive the browser. */
function inFirefox(program: string, folder: string): Promise<string> {
  return digestsFromPage(folder, async (url) => {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const browser = spawn(program, ['--headless', '--no-remote', '--profile', profile, url], { stdio: 'ignore' });
    const ended = new Promise((settle) => browser.once('exit', settle));
    return async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
  });
}

/** The first of these programs that the path has, or null. */
export function onPath(...names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}
