import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { contextOf, launch, type Size, type Theme, type Visitor } from './browser.ts';
import { type GameServer, startGameServer } from './server.ts';

/** What the tests of a file share. */
export interface TestStage {
  /** The address of the game server. */
  readonly url: string;
  readonly browser: Browser;
  readonly server: GameServer;
  /** A context that is gone when the test is over. */
  readonly contextOf: (size: Size, theme: Theme, visitor?: Visitor) => Promise<BrowserContext>;
}

interface StageOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Of Chromium, such as `SOFTWARE_WEBGL`. */
  readonly flags?: readonly string[];
}

/** A game server of its own and a browser for the tests of a file: there before the first, gone after the last. */
export function openTestStage({ environment, flags }: StageOptions = {}): TestStage {
  let server: GameServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startGameServer(environment);
    browser = await launch(flags);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
    for (const page of pages) console.error(await shownOn(page));
    console.error(`the server wrote last:\n${server?.log()}`);
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
    get server() {
      return opened(server);
    },
    contextOf: async (size, theme, visitor) => {
      const context = await contextOf(opened(browser), size, theme, visitor);
      onTestFinished(() => context.close());
      return context;
    },
  };
}

/** What a page showed when its test failed. */
async function shownOn(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .textContent({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  return `${page.url()} showed:\n${text}`;
}
