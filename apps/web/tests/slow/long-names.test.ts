import { success } from '@mundo-manager/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PICTURES } from '../../scripts/pictures/index.ts';
import { demoWorld } from '../../src/testing/demo/demo-world.ts';
import { longNames } from '../../src/testing/demo/long-names.ts';
import { contextOf, launch, SOFTWARE_WEBGL, settled } from './support/browser.ts';
import { DEMO_REPLAY, startFakeApp } from './support/fake-app.ts';
import { seek } from './support/player.ts';
import { textFaults } from './support/text-faults.ts';

let app: Awaited<ReturnType<typeof startFakeApp>>;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startFakeApp(), launch(SOFTWARE_WEBGL)]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Every screen that names a club or a player, and the states and dialogs that do so in another place. */
const NAMING = new Set([
  ...['home', 'home-soon', 'home-live', 'home-ended', 'competitions', 'competitions-ended', 'account', 'email'],
  ...['league', 'league-live', 'league-waiting', 'league-ended', 'cup', 'club', 'club-other', 'club-ended'],
  ...['home-drawn', 'league-drawn', 'edition', 'season', 'season-promoted'],
  ...['match-stats', 'match-ratings', 'match-highlights', 'match-commentary', 'match-boosters', 'replay'],
  ...['squad', 'squad-compare', 'player', 'player-other', 'player-sale', 'player-sale-forbidden', 'player-release'],
  ...['training', 'training-results', 'tactics', 'tactics-individual', 'tactics-set-pieces', 'tactics-substitutions'],
  ...['tactics-unfit', 'tactics-rearrange', 'market-results', 'market-player', 'market-bought'],
  ...['finances', 'balance', 'facilities', 'manager', 'foundry', 'opponent', 'highlights', 'watchlist', 'operator'],
  ...['board', 'manager-profile'],
  ...['friendlies', 'friendly-invite'],
]);
const SHOWN = PICTURES.filter(({ name }) => NAMING.has(name));

describe('clubs, players, managers and stadiums with names of 25 letters and no space (R-PRD-24)', () => {
  test.each([
    ['laptop', [1280]],
    ['phone', [390, 320]],
  ] as const)('leave no card and overlap nothing on a %s, %j px wide', async (size, widths) => {
    expect(SHOWN).toHaveLength(NAMING.size);
    const context = await contextOf(browser, size, 'light');
    const page = await context.newPage();
    const faults: string[] = [];
    for (const { name, address, prepare } of SHOWN) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.goto(`${app.url}${address}${address.includes('?') ? '&' : '?'}names=long`);
      await settled(page);
      await prepare?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(50);
        faults.push(...(await textFaults(page)).map((fault) => `${name} ${width}: ${fault}`));
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  });

  test('leave no card and overlap nothing in the replay player', async () => {
    const world = demoWorld();
    const long = longNames(world, []);
    const [replay] = Object.values(world.replays);
    const text = JSON.stringify(success({ replay }), (_, value) => long.get(value) ?? value);
    const context = await contextOf(browser, 'phone', 'light');
    await context.route('**/api/**', (route) => route.fulfill({ contentType: 'application/json', body: text }));
    const rules = JSON.stringify(success({ hash: replay?.rulesetHash, ruleset: world.ruleset }));
    await context.route('**/api/rulesets/*', (route) =>
      route.fulfill({ contentType: 'application/json', body: rules }),
    );
    const page = await context.newPage();
    await page.goto(`${app.url}/Webgl_On/index.html?replay=${DEMO_REPLAY}`);
    await page.locator('#player[data-phase="ready"]').waitFor({ timeout: 60_000 });
    await seek(page.mainFrame(), 9_000);
    const faults: string[] = [];
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.waitForTimeout(200);
      faults.push(...(await textFaults(page)).map((fault) => `${width}: ${fault}`));
      const wide = await page.locator('#ticker').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (wide > 0) faults.push(`${width}: the commentary is ${wide} px too wide`);
    }
    await context.close();
    expect(faults).toEqual([]);
  });
});
