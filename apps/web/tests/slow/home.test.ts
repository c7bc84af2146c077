import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, SIZES, type Size, settled, THEMES, violationsOf } from './support/browser.ts';
import { signIn } from './support/server.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

async function found(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nome do clube').fill(name);
  for (const next of ['Criação do Escudo', 'Escolha do Uniforme', name]) {
    await page.getByRole('button', { name: 'Prosseguir' }).click();
    await page.getByRole('heading', { level: 1, name: next }).waitFor();
  }
  await page.getByRole('button', { name: 'Entrar no vestiário' }).click();
  await page.waitForURL(`${stage.url}/home`);
  await settled(page);
}

/** Place of the content without its margins, in pixels. R-NAV-18 */
function columnOf(page: Page): Promise<{ width: number; left: number }> {
  return page.locator('main').evaluate((main) => {
    const { left, width } = main.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const inner = Number.parseFloat(paddingLeft);
    return { width: width - inner - Number.parseFloat(paddingRight), left: left + inner };
  });
}

describe('the dashboard on the real server', () => {
  test.each(Object.keys(SIZES) as Size[])('of a new club on a %s (R-HOM)', async (size) => {
    const context = await stage.contextOf(size, 'light');
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await signIn(page, stage.url, `painel-${size}`);
    await found(page, `Painel ${size}`);
    await page.getByText('Nenhum jogo agendado.').waitFor();
    await page.getByText('Nenhum jogo realizado.').waitFor();
    expect(await page.getByText('Seu patrocínio expirou.').count()).toBe(0);
    await page.getByRole('link', { name: 'Recompensas Diárias 2' }).waitFor();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(await columnOf(page)).toEqual(
      size === 'laptop'
        ? { width: 1004, left: (SIZES.laptop.width - 1004) / 2 }
        : { width: SIZES.phone.width, left: 0 },
    );
    await page.getByRole('link', { name: 'Inscrever o clube' }).click();
    await page.waitForURL(`${stage.url}/competitions`);
    await page.goBack();
    await page.getByText('Nenhum jogo agendado.').waitFor();
    await page.reload();
    await page.getByText('Nenhum jogo agendado.').waitFor();
    // The browser itself notes the 422 that leads a newcomer to creation.
    expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([]);
  });
});
