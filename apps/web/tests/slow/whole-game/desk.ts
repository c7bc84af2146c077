/** What a manager does between matches. */

import { formatSearch, type MarketSearch, searchFor } from '@mundo-manager/rules/market';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button } from '../support/screen.ts';
import { arrive, stateOf } from './parts.ts';

async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await arrive(page, heading);
}

/** Buys the first player whom a search finds; gives his id. */
export async function buyPlayer(page: Page): Promise<string> {
  const { club: before } = await stateOf(page);
  await open(page, '/market', 'Mercado');
  await page.getByLabel('Overall', { exact: true }).selectOption('61_65');
  await button(page, /^Buscar/).click();
  await page.locator('tbody button').first().click();
  await button(page, 'Comprar').click();
  await button(page, 'Confirmar').click();
  await page.getByText('Transação concluída! O jogador já se encontra no seu plantel.').waitFor();
  const { club: after } = await stateOf(page);
  const bought = after.players.find(({ id }) => before.players.every((player) => player.id !== id));
  if (bought === undefined) throw new Error('nobody came to the club');
  return bought.id;
}

/** What another manager needs to find a player. */
export interface Listing {
  readonly name: string;
  readonly search: MarketSearch;
}

/** Puts a player of the squad up for sale. */
export async function listPlayer(page: Page, playerId: string): Promise<Listing> {
  const { club, now } = await stateOf(page);
  const player = club.players.find(({ id }) => id === playerId);
  if (player === undefined) throw new Error(`${playerId} does not play for the club`);
  const { name } = player.personalData;
  const search = searchFor(player, now, ALPHA);
  if (search === null) throw new Error(`${name} is nobody whom the market could find`);
  await open(page, `/playerDetails?id=${playerId}`, name);
  await button(page, 'Colocar à venda').click();
  await button(page, 'Confirmar').click();
  await button(page, 'Retirar do mercado').waitFor();
  return { name, search };
}

/** Finds that very player on the market and buys him. */
export async function buyListed(page: Page, { name, search }: Listing): Promise<void> {
  await open(page, '/market', 'Mercado');
  await page.getByLabel('Posição', { exact: true }).selectOption(search.position);
  await page.getByLabel('Overall', { exact: true }).selectOption(search.overall);
  await page.getByLabel('Idade', { exact: true }).selectOption(search.age);
  await button(page, /^Buscar/).click();
  const row = page.locator('tbody button').filter({ hasText: name }).first();
  await row.waitFor({ timeout: 30_000 }).catch(() => {
    throw new Error(`${formatSearch(search)} does not find ${name}`);
  });
  await row.click();
  await button(page, 'Comprar').click();
  await button(page, 'Confirmar').click();
  await page.getByText('Transação concluída! O jogador já se encontra no seu plantel.').waitFor();
}

/** Three bronzes of a new club make one silver. */
export async function fuseBoosters(page: Page): Promise<void> {
  await open(page, '/playerBoosters', 'Boosters de jogador');
  const store = page.getByRole('region', { name: 'Seus boosters' });
  for (let slot = 0; slot < 3; slot++) {
    await store
      .getByRole('button', { name: /bronze/ })
      .first()
      .click();
  }
  await giveCommand(page, () => button(page, 'Fundir por 5 créditos').click());
  await page.getByRole('dialog', { name: 'Fusão concluída!' }).getByText('prata').waitFor();
  await button(page, 'Continuar').click();
}

export async function buildGym(page: Page): Promise<void> {
  await open(page, '/facilities', 'Infraestrutura');
  await giveCommand(page, async () => {
    await button(page, 'Melhorar: Academia').click();
    await button(page, 'Confirmar').click();
  });
  await page.getByRole('region', { name: 'Academia' }).getByText('Nível 2 de 4').waitFor();
}

export async function upgradeSkill(page: Page): Promise<void> {
  await open(page, '/manager', 'Treinador');
  await giveCommand(page, () => button(page, 'Melhorar Espírito (Discurso) por 1 PH').click());
  await button(page, 'Melhorar Espírito (Discurso) por 2 PH').waitFor();
}

/**
 * Gives a command and waits for its answer, for screens show some results before it. Gives it once more when a purchase
 * from the club has overtaken it.
 */
async function giveCommand(page: Page, give: () => Promise<void>): Promise<void> {
  const answered = async () => {
    const answer = page.waitForResponse((response) => 'idempotency-key' in response.request().headers());
    await give();
    return (await answer).status();
  };
  if ((await answered()) !== 409) return;
  await page
    .getByText(/^Seu clube mudou nesse meio-tempo/)
    .first()
    .waitFor();
  expect(await answered()).toBe(200);
}
