import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, contextOf, launch, SIZES, type Size } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { button, expectSound, focusIsInside, openScreen, own } from './support/screen.ts';
import { type GameServer, startGameServer } from './support/server.ts';

let server: GameServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await startGameServer();
  browser = await launch();
}, 180_000);

afterEach(async () => {
  await context?.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const open = (page: Page, address: string, heading: string) => openScreen(page, server.url + address, heading);
const rows = (page: Page) => page.getByRole('table', { name: 'Elenco completo' }).locator('tbody tr');

async function sortAndChoose(page: Page, size: Size): Promise<void> {
  await open(page, '/squad', 'Plantel');
  await expectSound(page);
  const count = await rows(page).count();
  const first = await rows(page).first().textContent();
  if (size === 'phone') await page.getByLabel('Ordenar por').selectOption('Nome');
  else await page.getByRole('columnheader', { name: 'Nome' }).getByRole('button').click();
  expect(new URL(page.url()).search).toBe('?sort=name');
  await expect.poll(() => rows(page).first().textContent()).not.toBe(first);

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

/** A starter may not be sold; somebody outside of every line-up may, and comes back; then he goes for good. */
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
  await rows(page).filter({ hasText: spare }).getByRole('img', { name: 'À venda' }).waitFor();

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
  await expect.poll(() => rows(page).filter({ hasText: spare }).count()).toBe(0);
}

async function openPlayer(page: Page, name: string): Promise<void> {
  await open(page, '/squad', 'Plantel');
  // The name goes on where he is for sale.
  await page
    .getByRole('table')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The name out of what a place says of itself: 'GK: Tião Luva, camisa 1, …'. */
async function nameIn(place: ReturnType<Page['locator']>): Promise<string> {
  return /: ([^,]+),/.exec((await place.textContent()) ?? '')?.[1] ?? '';
}

/** Takes him off the three line-ups where he stands in one, with the keyboard alone. */
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
    await page.getByText('Tática salva.').first().waitFor();
  }
  return spare ?? '';
}

describe('the squad on the real server', () => {
  test.each(Object.keys(SIZES) as Size[])(
    'on a %s: sort, choose columns, save, compare, sell, take back, release (R-SQD, R-PDT)',
    async (size) => {
      context = await contextOf(browser, size, 'light');
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await signInWithClub(page, server.url, `plantel-${size}`, size === 'phone' ? 'Elenco de Bolso' : 'Elenco Grande');
      await sortAndChoose(page, size);
      await compare(page);
      await sellAndRelease(page);
      expect(own(complaints)).toEqual([]);
    },
  );
});
