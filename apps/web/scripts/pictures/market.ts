import type { Page } from 'playwright-core';
import { type Picture, pressing } from './picture.ts';

/** The market, the foundry and the boosters of a match. */
export const MARKET: readonly Picture[] = [
  { name: 'market', address: '/market' },
  { name: 'market-out-of-reach', address: '/market?scene=poor', state: true },
  { name: 'watchlist', address: '/market?part=watched' },
  { name: 'watchlist-empty', address: '/market?part=watched&scene=newcomer', state: true },
  {
    name: 'watchlist-note',
    address: '/market?part=watched',
    state: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Anotação e avisos/ })
        .first()
        .click();
    },
  },
  { name: 'market-searching', address: '/market?hold=searchMarket', state: true, prepare: pressing(/^Buscar/) },
  { name: 'market-results', address: '/market', prepare: searchMarket, whole: true },
  {
    name: 'market-filtered',
    address: '/market',
    state: true,
    prepare: async (page) => {
      await searchMarket(page);
      await page.getByText('Filtrar o resultado').click();
      await page.getByLabel('Valor até ($)').fill('430000');
    },
  },
  { name: 'market-no-search-left', address: '/market?scene=searched', state: true },
  { name: 'market-failed', address: '/market?fail=searchMarket', state: true, prepare: pressing(/^Buscar/) },
  { name: 'market-player', address: '/market?scene=room', prepare: openFirst },
  { name: 'market-full', address: '/market', state: true, prepare: openFirst },
  {
    name: 'market-bought',
    address: '/market?scene=room',
    state: true,
    prepare: async (page) => {
      await buyFirst(page);
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await page.getByText('Transação concluída!').waitFor();
    },
  },
  {
    name: 'market-no-money',
    address: '/market?scene=poor',
    state: true,
    prepare: async (page) => {
      await buyFirst(page);
      await page.getByText('Fundos insuficientes').waitFor();
    },
  },
  { name: 'foundry', address: '/playerBoosters' },
  { name: 'foundry-empty', address: '/playerBoosters?scene=newcomer', state: true },
  { name: 'foundry-ready', address: '/playerBoosters', state: true, whole: true, prepare: fillFoundry },
  {
    name: 'foundry-reward',
    address: '/playerBoosters',
    state: true,
    prepare: async (page) => {
      await fillFoundry(page);
      await page.getByRole('button', { name: /^Fundir/ }).click();
      await page.getByRole('dialog', { name: 'Fusão concluída!' }).waitFor();
    },
  },
  { name: 'match-boosters', address: '/matchBoosters' },
  { name: 'match-boosters-none', address: '/matchBoosters?scene=newcomer', state: true },
];

async function searchMarket(page: Page): Promise<void> {
  await page.getByLabel('Overall').selectOption('66_70');
  await page.getByRole('button', { name: /^Buscar/ }).click();
  await page.getByRole('table').waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await searchMarket(page);
  await page.locator('tbody button').first().click();
  await page.getByRole('dialog').waitFor();
}

async function buyFirst(page: Page): Promise<void> {
  await openFirst(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comprar/ })
    .click();
}

async function fillFoundry(page: Page): Promise<void> {
  const store = page.getByRole('region', { name: 'Seus boosters' });
  for (let copy = 0; copy < 3; copy += 1)
    await store
      .getByRole('button', { name: /Velocidade/ })
      .first()
      .click();
}
