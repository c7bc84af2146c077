import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, contextOf, launch, SIZES, type Size, settled, THEMES, violationsOf } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
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

async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(server.url + address);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
}

/** No violation in either theme, and nothing wider than the window. */
async function sound(page: Page): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const folder = process.env.MM_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${picture++}.png`, fullPage: true });
}
let picture = 1;

/** A keyboard goes on where it was, not at the top of the page, when what opened a dialog is gone. */
async function focusIsInside(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.closest('main') && document.activeElement.tagName !== 'MAIN',
  );
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function signSponsor(page: Page): Promise<void> {
  await open(page, '/finances?tab=sponsorship', 'Finanças');
  await sound(page);
  await button(page, 'Assinar: 30 dias, sem créditos').click();
  await page.getByText('Assinar por 30 dias e $ 420.000?').waitFor();
  await sound(page);
  await button(page, 'Confirmar').click();
  await page.getByText('Seu contrato').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await focusIsInside(page);
  await sound(page);
  await page.reload();
  await page.getByText('Seu contrato').waitFor();
  await page.getByRole('link', { name: 'Geral' }).click();
  await page.getByText('Pagamento do patrocinador').waitFor();
  await page.getByText('Saldo inicial').waitFor();
  await button(page, 'Créditos').and(page.locator('[aria-pressed]')).click();
  await page.getByText('Saldo inicial').waitFor();
  await sound(page);
}

async function build(page: Page): Promise<void> {
  await open(page, '/facilities', 'Infraestrutura');
  await sound(page);
  expect(await button(page, 'Melhorar: Estádio').getAttribute('aria-disabled')).toBe('true');
  await button(page, 'Melhorar: Academia').click();
  await page.getByText('Melhorar infraestrutura por $ 200.000 ?').waitFor();
  await button(page, 'Confirmar').click();
  await page.getByRole('region', { name: 'Academia' }).getByText('Nível 2 de 4').waitFor();
  await page.getByText('Obra concluída.').first().waitFor();
  await focusIsInside(page);
  await page.reload();
  await page.getByRole('region', { name: 'Academia' }).getByText('Nível 2 de 4').waitFor();
}

async function collect(page: Page): Promise<void> {
  await open(page, '/dailyRewards', 'Recompensas Diárias');
  for (const kind of ['Dinheiro', 'Item']) {
    await button(page, `Assistir: ${kind}`).click();
    await button(page, 'Coletar').click();
    await page.getByRole('dialog', { name: 'Sua recompensa' }).waitFor();
    if (kind === 'Item') await sound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: kind }).getByText('RECOMPENSA COLETADA').waitFor();
    await focusIsInside(page);
  }
  await sound(page);
}

async function buy(page: Page): Promise<void> {
  await open(page, '/market', 'Mercado');
  await page.getByText('Buscas Restantes').waitFor();
  await sound(page);
  await page.getByLabel('Overall', { exact: true }).selectOption('61_65');
  await button(page, 'Buscar 5/5').click();
  await page.getByRole('table').waitFor();
  await sound(page);
  await page.locator('tbody button').first().click();
  const name = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
  await sound(page);
  await button(page, 'Comprar').click();
  await page.getByRole('alertdialog').getByText(`Comprar ${name} por`).waitFor();
  await sound(page);
  await button(page, 'Confirmar').click();
  await page.getByText('Transação concluída! O jogador já se encontra no seu plantel.').waitFor();
  await page.getByRole('dialog').getByText('Fechar', { exact: true }).click();
  await page.getByText('Buscas Restantes').waitFor();

  await page.getByLabel('Overall', { exact: true }).selectOption('76_80');
  await button(page, 'Buscar 4/5').click();
  await page.locator('tbody button').first().click();
  await button(page, 'Comprar').click();
  const refusal = page.getByRole('dialog', { name: 'Fundos insuficientes' });
  await refusal.waitFor();
  await sound(page);
  await refusal.getByText('Fechar', { exact: true }).click();
  await open(page, '/finances', 'Finanças');
  await page.getByText('Contratação de jogador').waitFor();
  await page.getByText(name).waitFor();
}

describe('the manager’s desk on the real server', () => {
  test.each(Object.keys(SIZES) as Size[])(
    'on a %s: sign a sponsor, build, collect, buy (R-FNS, R-FSC, R-DSC, R-MKS)',
    async (size) => {
      context = await contextOf(browser, size, 'light');
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await signInWithClub(page, server.url, `mesa-${size}`, size === 'phone' ? 'Mesa de Bolso' : 'Mesa Grande');
      await signSponsor(page);
      await build(page);
      await collect(page);
      await buy(page);
      // The browser itself notes the 422 that leads a newcomer to creation.
      expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([]);
    },
  );

  test.each(Object.keys(SIZES) as Size[])(
    'on a %s: upgrade a skill, and look at the match boosters (R-MSC, R-FOU)',
    async (size) => {
      context = await contextOf(browser, size, 'dark');
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await signInWithClub(page, server.url, `treino-${size}`, size === 'phone' ? 'Treino de Bolso' : 'Treino Grande');
      await open(page, '/manager', 'Treinador');
      await sound(page);
      await button(page, 'Melhorar Espírito por 1 PH').click();
      await button(page, 'Melhorar Espírito por 2 PH').waitFor();
      await focusIsInside(page);
      await page.getByText('Executando Upgrade...').waitFor({ state: 'detached' });
      await page.reload();
      await button(page, 'Melhorar Espírito por 2 PH').waitFor();
      await open(page, '/matchBoosters', 'Boosters de partida');
      expect(await page.getByRole('region', { name: 'Estoque' }).getByRole('listitem').count()).toBe(10);
      await sound(page);
      expect(complaints.filter((text) => !text.includes('status of 422'))).toEqual([]);
    },
  );
});
