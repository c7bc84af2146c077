import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type GameServer, startGameServer } from './server.ts';

/** What the tests of a file share. */
export interface Stage {
  /** Where the game server stands. */
  readonly url: string;
  readonly browser: Browser;
}

/** A game server of its own and a browser for the tests of a file: there before the first, gone after the last. */
export function openStage(environment: Readonly<Record<string, string>> = {}): Stage {
  let server: GameServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startGameServer(environment);
    browser = await launch();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the stage opens before the first test');
    return part;
  };
  return {
    get url() {
      return opened(server).url;
    },
    get browser() {
      return opened(browser);
    },
  };
}
