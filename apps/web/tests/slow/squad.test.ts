import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, SIZES, type Size } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { button, expectSound, focusIsInside, openScreen, own } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

const open = (page: Page, address: string, heading: string) => openScreen(page, stage.url + address, heading);
const rows = (page: Page) => page.getByRole('table', { name: 'Plantel completo' }).locator('tbody tr');

async function sortAndChoose(page: Page, size: Size): Promise<void> {
  await open(page, '/squad', 'Plantel');
  await expectSound(page);
  const count = await rows(page).count();
  const first = await rows(page).allTextContents();
  if (size === 'phone') await page.getByLabel('Ordenar por').selectOption('Nome');
  else await page.getByRole('columnheader', { name: 'Nome' }).getByRole('button').click();
  expect(new URL(page.url()).search).toBe('?sort=name');
  await expect.poll(() => rows(page).allTextContents()).not.toEqual(first);

  await button(page, 'Colunas').click();
  await page.getByRole('checkbox', { name: 'Potencial' }).click();
  await expectSound(page);
  await page.reload();
  await rows(page).first().waitFor();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(10);
  expect(new URL(page.url()).search).toBe('?sort=name');

  const download = page.waitForEvent('download');
  await button(page, 'Baixar CSV').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('plantel.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain('Posição;Número;Nome;Idade;Condição;');
  expect(lines[1]).toMatch(/^[A-Z]{2};\d+;[^;]+;\d+;\d+(?:,\d+)?;/);
}

/** On a phone the table goes sideways under the thumb, its names stay, and the ways on lie at the bottom. R-PRD-13 */
async function scrollSideways(page: Page): Promise<void> {
  const name = rows(page).first().getByRole('link');
  const left = () => name.evaluate((cell) => cell.getBoundingClientRect().left);
  const last = rows(page).first().getByRole('cell').last();
  const end = () => last.evaluate((cell) => cell.getBoundingClientRect().right - innerWidth);
  expect(await end()).toBeGreaterThan(0);
  const endInSight = async () => {
    await last.scrollIntoViewIfNeeded();
    return end();
  };
  await expect.poll(endInSight).toBeLessThan(1);
  expect(await left()).toBeGreaterThanOrEqual(0);
  expect(await left()).toBeLessThan(SIZES.phone.width / 2);
  const ways = page.getByRole('navigation', { name: 'Atalhos' });
  for (const way of [...(await ways.getByRole('link').all()), ways.getByRole('button')]) {
    const box = await way.boundingBox();
    expect(box?.y).toBeGreaterThan((SIZES.phone.height * 3) / 4);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
}

async function compare(page: Page): Promise<void> {
  await button(page, 'Comparar').click();
  const dialog = page.getByRole('dialog', { name: 'Comparar jogadores' });
  await dialog.waitFor();
  await expectSound(page);
  await dialog.getByLabel('Segundo jogador').selectOption({ index: 5 });
  await page.reload();
  await dialog.getByRole('row', { name: /^Força/ }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=name');
}

/** With Ctrl held a name opens in another tab, and so does any other cell of his row. R-SQD-11 */
async function openElsewhere(page: Page): Promise<void> {
  await open(page, '/squad', 'Plantel');
  const row = rows(page).first();
  for (const part of [row.getByRole('link'), row.getByRole('cell').first()]) {
    const opened = page.context().waitForEvent('page');
    await part.click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await other.waitForURL(/\/playerDetails\?id=/);
    await other.close();
    expect(new URL(page.url()).pathname).toBe('/squad');
  }
}

/** A starter may not be sold; a player outside of every line-up may, and comes back; then he is released. */
async function sellAndRelease(page: Page): Promise<void> {
  await open(page, '/tactics', 'Táticas');
  const starter = await nameIn(
    page.getByRole('group', { name: 'Campo, ataque para cima' }).getByRole('button').first(),
  );
  await openPlayer(page, starter);
  await expectSound(page);
  await button(page, 'Colocar à venda').click();
  const forbidden = page.getByRole('dialog', { name: 'Venda bloqueada' });
  await forbidden.getByText('Não foi possível colocá-lo à venda.').waitFor();
  await expectSound(page);
  await forbidden.getByText('Fechar', { exact: true }).click();
  await forbidden.waitFor({ state: 'detached' });

  const spare = await outsideEveryLineUp(page);
  await openPlayer(page, spare);
  await button(page, 'Colocar à venda').click();
  await page.getByText(`Colocar ${spare} à venda por`).waitFor();
  await expectSound(page);
  await button(page, 'Confirmar').click();
  await button(page, 'Retirar do mercado').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await focusIsInside(page);
  await open(page, '/squad', 'Plantel');
  await rowOf(page, spare).getByRole('img', { name: 'À venda' }).waitFor();

  await openPlayer(page, spare);
  await button(page, 'Retirar do mercado').click();
  await button(page, 'Confirmar').click();
  await button(page, 'Colocar à venda').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await button(page, 'Liberar').click();
  await page.getByText(`Liberar ${spare}?`).waitFor();
  await expectSound(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Liberar' }).click();
  await page.waitForURL(/\/squad/);
  await rows(page).first().waitFor();
  await expect.poll(() => rowOf(page, spare).count()).toBe(0);
}

async function openPlayer(page: Page, name: string): Promise<void> {
  await open(page, '/squad', 'Plantel');
  await page
    .getByRole('table')
    .getByRole('link', { name: nameOf(name) })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** His name alone or with the mark of who is for sale: 'Dudu' is not 'Dudu Santana'. */
const nameOf = (name: string) => new RegExp(`^${name}(?: À venda)?$`);

const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name: nameOf(name) }) });

/** The name out of what a place says of itself: 'GK: Tião Luva, camisa 1, …'. */
async function nameIn(place: ReturnType<Page['locator']>): Promise<string> {
  const text = await place.textContent();
  const name = /: ([^,]+),/.exec(text ?? '')?.[1];
  if (name === undefined) throw new Error(`nobody stands in '${text}'`);
  return name;
}

/** Removes him from each of the three line-ups that has him, with the keyboard alone. */
async function outsideEveryLineUp(page: Page): Promise<string> {
  let spare: string | null = null;
  for (const slot of ['A', 'B', 'C']) {
    await open(page, '/tactics', 'Táticas');
    await page.getByRole('group', { name: 'Tática' }).getByRole('button', { name: slot }).click();
    if (spare === null) {
      spare = await nameIn(page.getByRole('region', { name: 'Fora da escalação' }).getByRole('button').last());
      continue;
    }
    const place = page.getByRole('button', { name: new RegExp(`^[^T].*: ${spare}, camisa`) });
    if ((await place.count()) === 0) continue;
    await place.focus();
    await page.keyboard.press('Delete');
    const hole = page.getByRole('button', { name: /: vazio$/ });
    if (
      (await page
        .getByRole('group', { name: /^Campo/ })
        .getByRole('button', { name: /: vazio$/ })
        .count()) > 0
    ) {
      await hole.first().click();
      const picker = page.getByRole('dialog', { name: 'Plantel' });
      await picker.getByRole('listitem').filter({ hasNotText: spare }).first().getByRole('button').click();
    }
    await button(page, 'Salvar').click();
    await page
      .getByText(/^Tática [ABC] salva\.$/)
      .first()
      .waitFor();
  }
  return spare ?? '';
}

describe('the squad on the real server', () => {
  test.each(Object.keys(SIZES) as Size[])(
    'on a %s: sort, choose columns, save, compare, sell, take back, release (R-SQD, R-PDT)',
    async (size) => {
      const context = await stage.contextOf(size, 'light');
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await signInWithClub(page, stage.url, `plantel-${size}`, size === 'phone' ? 'Elenco de Bolso' : 'Elenco Grande');
      await sortAndChoose(page, size);
      if (size === 'phone') await scrollSideways(page);
      await compare(page);
      if (size === 'laptop') await openElsewhere(page);
      await sellAndRelease(page);
      expect(own(complaints)).toEqual([]);
    },
  );
});
