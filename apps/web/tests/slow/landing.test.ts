import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, SIZES, type Size, settled, THEMES, violationsOf } from './support/browser.ts';
import { faultsOfScene } from './support/scene.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

/** Phones, tablets and desks, on both sides of each breakpoint. */
const SCENE_WIDTHS = [320, 360, 390, 600, 720, 721, 768, 900, 901, 1024, 1280, 1440, 1536, 1920, 2560, 3840];

/** Goes down the page as a visitor does, so that everything has been brought. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await page.waitForTimeout(100);
  }
  await page.getByRole('heading', { name: 'A camisa é sua' }).waitFor();
  await settled(page);
}

const CASES = (Object.keys(SIZES) as Size[]).flatMap((size) => THEMES.map((theme) => [size, theme] as const));

describe('the landing page on the real server', () => {
  test.each(CASES)('on a %s in the %s theme a visitor looks around and signs up (R-LAN)', async (size, theme) => {
    const context = await stage.contextOf(size, theme);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${stage.url}/landing`);
    await settled(page);
    await scrollThrough(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.getByRole('button', { name: 'Formação: seguinte' }).click();
    await page.getByText('2 de 33').waitFor();

    await page.getByRole('button', { name: 'Quero jogar' }).last().click();
    await page.keyboard.type('Z3ca');
    await page.keyboard.press('Tab');
    await page.keyboard.type('zeca@campo');
    await page.keyboard.press('Enter');
    await page.getByText('Nome inválido!').waitFor();
    await page.getByText('Email inválido!').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByLabel('Nome').fill('Dona Célia');
    await page.getByLabel('E-mail').fill(`celia.${size}.${theme}@campo.com.br`);
    await page.getByRole('button', { name: 'Quero jogar' }).first().click();
    await page.getByRole('button', { name: 'Inscrito!' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('name, ball and adverts are whole on the wall, and the links before sky, at every width (R-LAN-11, R-LAN-12, R-LAN-13)', async () => {
    const page = await (await stage.contextOf('laptop', 'light')).newPage();
    await page.goto(`${stage.url}/landing`);
    await settled(page);
    const faults: string[] = [];
    for (const width of SCENE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await faultsOfScene(page)).map((fault) => `${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('no word of the showcase is broken, at any width (R-LAN-14)', async () => {
    const page = await (await stage.contextOf('laptop', 'light')).newPage();
    await page.goto(`${stage.url}/landing`);
    await scrollThrough(page);
    const broken: string[] = [];
    for (const width of SCENE_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const titles = await page.locator('article h3').evaluateAll((all) =>
        all.map((title) => {
          const { offsetHeight } = title as HTMLElement;
          const lines = Math.round(offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
          return { text: title.textContent ?? '', lines };
        }),
      );
      expect(titles).toHaveLength(5);
      broken.push(
        ...titles.filter(({ text, lines }) => lines > 1 && !text.includes(' ')).map(({ text }) => `${width}: ${text}`),
      );
    }
    expect(broken).toEqual([]);
  });

  test.each(THEMES)(
    'in the %s theme adverts and kits whose code does not arrive say so legibly, and the rest stays',
    async (theme) => {
      const page = await (await stage.contextOf('laptop', theme)).newPage();
      for (const part of ['showcase', 'kit-wall']) {
        await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
      }
      await page.goto(stage.url);
      await scrollThrough(page);
      expect(await page.getByText('Esta parte não abriu.').count()).toBe(2);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel('E-mail').waitFor();
    },
  );

  test('the first view brings at most 180 kB of script over the wire (R-PRD-18)', async () => {
    const context = await stage.contextOf('laptop', 'light');
    const page = await context.newPage();
    await page.goto(stage.url);
    await settled(page);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize, decodedBodySize }) => ({ encodedBodySize, decodedBodySize })),
    );
    const sent = bytes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(sent).toBeGreaterThan(50_000);
    expect(sent).toBeLessThanOrEqual(180_000);
    expect(sent).toBeLessThan(bytes.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) / 2);
  });
});
