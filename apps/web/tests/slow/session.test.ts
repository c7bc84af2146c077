import { describe, expect, test } from 'vitest';
import { complaintsOf, contextOf, SIZES, type Size, settled, THEMES, violationsOf } from './support/browser.ts';
import { signIn } from './support/server.ts';
import { openStage } from './support/stage.ts';

const stage = openStage();

const OPEN_PAGES = ['/', '/login', '/creditos', '/nenhum-lugar'];

describe('the app on the real server', () => {
  test.each((Object.keys(SIZES) as Size[]).flatMap((size) => THEMES.map((theme) => [size, theme] as const)))(
    'open pages on a %s in the %s theme have no violation and no complaint, and fit',
    async (size, theme) => {
      const context = await contextOf(stage.browser, size, theme);
      for (const address of OPEN_PAGES) {
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        await page.goto(stage.url + address);
        await settled(page);
        expect({ address, violations: await violationsOf(page), complaints }).toEqual({
          address,
          violations: [],
          complaints: [],
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await page.close();
      }
      await context.close();
    },
  );

  test('a visitor signs in by the popup, and out in every tab at once (R-NAV-2, R-SES-7)', async () => {
    const context = await contextOf(stage.browser, 'laptop', 'light');
    const page = await context.newPage();
    await signIn(page, stage.url, 'zeca');
    await page.waitForURL(`${stage.url}/clubCreation`);

    const other = await context.newPage();
    await other.goto(`${stage.url}/account`);
    await other.getByRole('heading', { level: 1, name: 'Conta' }).waitFor();
    await other.getByRole('button', { name: 'Sair' }).click();
    await other.waitForURL(`${stage.url}/`);
    await page.waitForURL(`${stage.url}/`);
    await context.close();
  });
});
