import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Size, settled, THEMES } from './support/browser.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

/** Bytes a second of a connection of 400 kbit/s, and its latency in seconds. */
const SPEED = 50_000;
const LATENCY = 0.1;

/** A file as it crosses the wire, and what it says. */
async function sent(path: string): Promise<{ readonly bytes: number; readonly text: string }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(stage.url + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        expect(answer.headers['content-encoding']).toBe('br');
        resolve({ bytes: body.length, text: brotliDecompressSync(body).toString() });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the first view (R-PRD-23)', () => {
  test.each(['/', '/landing', '/home', '/login'])(
    'of %s is in the first answer, and no style sheet or module holds it up: less than a second at 400 kbit/s',
    async (path) => {
      const [page, theme] = await Promise.all([sent(path), sent('/theme.js')]);
      const [head = '', body = ''] = page.text.split('<body>');
      expect(head).not.toContain('rel="stylesheet"');
      expect([...head.matchAll(/<script(?! type="module")[^>]*>/g)].map(([tag]) => tag)).toEqual([
        '<script src="/theme.js">',
      ]);
      // A style sheet delays what follows it.
      const [wall = ''] = body.split('<link');
      expect(wall).toContain('Baixando dados ...');
      expect(wall).toMatch(/>Mundo</);
      // A connection, the page, and the script that it waits for.
      expect(3 * LATENCY + (page.bytes + theme.bytes) / SPEED).toBeLessThan(0.5);
    },
  );

  test.each(THEMES)('shows in the %s theme without style sheets and modules', async (theme) => {
    const page = await withoutAssets('phone', theme);
    await page.goto(`${stage.url}/`);
    expect(await page.getByText('Mundo', { exact: true }).isVisible()).toBe(true);
    await page.goto(`${stage.url}/home`);
    const overlay = page.getByRole('status');
    expect(await overlay.textContent()).toContain('Baixando dados ...');
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const colour = theme === 'light' ? 'rgb(16, 80, 60)' : 'rgb(13, 58, 44)';
    expect(await overlay.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colour);
  });

  test('has wall and name where the landing page puts them, with any font', async () => {
    const early = await withoutAssets('laptop', 'light');
    const late = await (await stage.contextOf('laptop', 'light')).newPage();
    await Promise.all([early, late].map((page) => page.goto(stage.url)));
    await late.getByLabel('E-mail').waitFor();
    await settled(late);
    for (const width of [320, 390, 720, 800, 900, 1280, 1920]) {
      const [one, other] = await Promise.all([early, late].map((page) => places(page, width)));
      expect(one).toHaveLength(4);
      for (const [index, edge] of (one ?? []).entries()) {
        expect(Math.abs(edge - (other?.[index] ?? 0)), `${width}: ${edge}, then ${other?.[index]}`).toBeLessThan(2);
      }
    }
  });
});

async function withoutAssets(size: Size, theme: (typeof THEMES)[number]): Promise<Page> {
  const page = await (await stage.contextOf(size, theme)).newPage();
  await page.route('**/assets/**', (route) => route.abort());
  return page;
}

/** The name at the bottom of the scene, and its width. */
async function places(page: Page, width: number): Promise<readonly number[]> {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => {
    const [, manager] = [...document.querySelectorAll('svg text')].filter((text) => /^M/.test(text.textContent ?? ''));
    const scene = manager?.closest('svg')?.getBoundingClientRect();
    const name = manager?.getBoundingClientRect();
    return [scene?.top ?? 0, scene?.bottom ?? 0, name?.left ?? 0, name?.width ?? 0];
  });
}
