import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, type Size, settled, type Theme, violationsOf } from './support/browser.ts';
import { signIn } from './support/server.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const proceed = (page: Page) => page.getByRole('button', { name: 'Prosseguir' });
/** The browser itself notes refusals that the product is built on: no club yet (422), a name that is taken (409). */
const unexpected = (complaints: readonly string[]) => complaints.filter((text) => !/status of (?:409|422)/.test(text));
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Both themes of what is shown now. */
async function expectClean(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect({ theme, violations: await violationsOf(page), fits: await fits(page) }).toEqual({
      theme,
      violations: [],
      fits: true,
    });
  }
}

async function begin(size: Size, account: string, theme: Theme = 'light') {
  const context = await stage.contextOf(size, theme);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await signIn(page, stage.url, account);
  await page.waitForURL(`${stage.url}/clubCreation`);
  return { page, complaints };
}

describe('creating a club on the real server', () => {
  test.each([
    ['laptop', 'Vagalume da Baixada'],
    ['phone', 'Paralelepipedodabarranova'],
  ] as const)('on a %s: name, emblem, uniform, back and forth, a reload, and the club is there', async (size, name) => {
    const { page, complaints } = await begin(size, `fundador-${size}`);
    await heading(page, 'Bem-vindo, treinador!');
    await page.getByLabel('Nome do clube').fill('F.C.');
    await page.getByText('Não use caracteres especiais.').first().waitFor();
    await expectClean(page);
    await page.getByLabel('Nome do clube').fill(name);
    await proceed(page).click();

    await heading(page, 'Criação do Escudo');
    for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Formato: seguinte' }).click();
    await page.getByText('1 de 11').waitFor();
    await page.getByRole('group', { name: 'Cor Primária' }).getByLabel('roxo').check();
    await expectClean(page);
    await page.reload();
    await heading(page, 'Criação do Escudo');
    await page.getByText('1 de 11').waitFor();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await heading(page, 'Bem-vindo, treinador!');
    expect(await page.getByLabel('Nome do clube').inputValue()).toBe(name);
    await proceed(page).click();
    await heading(page, 'Criação do Escudo');
    await proceed(page).click();

    await heading(page, 'Escolha do Uniforme');
    expect(await page.getByRole('radio').count()).toBe(80);
    await page.getByRole('radio', { name: /^Uniforme 29, casa/ }).check();
    await settled(page);
    await expectClean(page);
    await proceed(page).click();

    await heading(page, name);
    await settled(page);
    await expectClean(page);
    await page.getByRole('button', { name: 'Entrar no vestiário' }).click();
    await page.waitForURL(`${stage.url}/home`);
    await page.getByRole('banner').getByText(name).waitFor();
    await page.goto(`${stage.url}/clubCreation`);
    await page.waitForURL(`${stage.url}/home`);
    expect(unexpected(complaints)).toEqual([]);
  });

  test('a taken name is refused, and the keyboard alone founds a club (R-CRE-9, R-PRD-14)', async () => {
    const { page, complaints } = await begin('laptop', 'teclado');
    await page.getByLabel('Nome do clube').focus();
    await page.keyboard.type('vagalume da baixada');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Já existe um clube com esse nome' });
    await dialog.waitFor();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByLabel('Nome do clube').fill('Teclado FC');
    await page.getByLabel('Nome do clube').press('Enter');

    await heading(page, 'Criação do Escudo');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('5 de 11').waitFor();
    await proceed(page).focus();
    await page.keyboard.press('Enter');

    await heading(page, 'Escolha do Uniforme');
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await proceed(page).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Teclado FC');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.url}/home`);
    expect(unexpected(complaints)).toEqual([]);
  });

  test('a name that is taken meanwhile is cleared, and asked for again (R-CRE-18)', async () => {
    const { page } = await begin('laptop', 'atrasado');
    await page.getByLabel('Nome do clube').fill('Corrida Maluca');
    await proceed(page).click();
    await heading(page, 'Criação do Escudo');
    const rival = await begin('laptop', 'rival');
    await rival.page.getByLabel('Nome do clube').fill('Corrida Maluca');
    for (const next of ['Criação do Escudo', 'Escolha do Uniforme', 'Corrida Maluca']) {
      await proceed(rival.page).click();
      await heading(rival.page, next);
    }
    await proceed(page).click();
    await heading(page, 'Escolha do Uniforme');
    await proceed(page).click();
    await page.getByRole('dialog', { name: 'Já existe um clube com esse nome' }).waitFor();
    await page.getByRole('button', { name: 'Trocar o nome' }).click();
    expect(await page.getByLabel('Nome do clube').inputValue()).toBe('');
  });
});
