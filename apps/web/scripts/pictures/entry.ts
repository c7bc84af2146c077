import type { Page } from 'playwright-core';
import { type Picture, pressing } from './picture.ts';

/** Screens before there is a club, and the frame around every screen. */
export const ENTRY: readonly Picture[] = [
  { name: 'landing', address: '/landing?signedout' },
  {
    name: 'landing-refused',
    address: '/landing?signedout',
    state: true,
    prepare: async (page) => {
      await page.getByLabel('E-mail').fill('zeca');
      await page.getByRole('button', { name: 'Quero jogar' }).first().click();
    },
  },
  {
    name: 'landing-sent',
    address: '/landing?signedout',
    state: true,
    prepare: async (page) => {
      await page.getByLabel('Nome', { exact: true }).fill('Zeca Prado');
      await page.getByLabel('E-mail').fill('zeca@exemplo.com.br');
      await page.getByRole('button', { name: 'Quero jogar' }).first().click();
      await page.getByText('Inscrito!').first().waitFor();
    },
  },
  { name: 'login', address: '/login?signedout' },
  { name: 'login-waiting', address: '/login?signedout&hold=signIn', state: true, prepare: pressing('LOGIN') },
  { name: 'login-failed', address: '/login?signedout&fail=signIn', state: true, prepare: pressing('LOGIN') },
  { name: 'creation-name', address: '/clubCreation?noclub' },
  {
    name: 'creation-name-taken',
    address: '/clubCreation?noclub',
    state: true,
    prepare: async (page) => {
      await page.getByLabel('Nome do clube').fill('AA Saporana');
      await page.getByRole('button', { name: 'Prosseguir' }).click();
      await page.getByText('já', { exact: false }).first().waitFor();
    },
  },
  { name: 'creation-emblem', address: '/clubCreation?noclub', prepare: nameClub, whole: true },
  {
    name: 'creation-kit',
    address: '/clubCreation?noclub',
    prepare: async (page) => {
      await nameClub(page);
      await page.getByRole('button', { name: 'Prosseguir' }).click();
      await page.locator('fieldset svg').first().waitFor();
    },
  },
  { name: 'account', address: '/account' },
  {
    name: 'account-delete',
    address: '/account',
    state: true,
    prepare: pressing('Excluir minha conta'),
  },
  { name: 'credits', address: '/creditos' },
  { name: 'status', address: '/situacao' },
  { name: 'status-incident', address: '/situacao?incident', state: true },
  {
    name: 'operator',
    address: '/operador?operator',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('a');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page
        .getByRole('button', { name: /·|FC|Clube|Zeca/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Suspender' }).waitFor();
    },
    whole: true,
  },
  {
    name: 'operator-act',
    address: '/operador?operator',
    state: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Publicar aviso' }).click();
      await page.waitForTimeout(250);
    },
  },
  { name: 'not-found', address: '/nenhum-lugar' },
  { name: 'error', address: '/broken' },
  { name: 'overlay', address: '/home?hold=initialData' },
  { name: 'overlay-failed', address: '/home?fail=initialData' },
  {
    name: 'palette',
    address: '/account',
    state: true,
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('t');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    address: '/account',
    state: true,
    prepare: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'glossary', address: '/market', state: true, prepare: pressing('O que é o overall?') },
];

async function nameClub(page: Page): Promise<void> {
  await page.getByLabel('Nome do clube').fill('Estrela da Vila');
  await page.getByRole('button', { name: 'Prosseguir' }).click();
  await page.getByRole('button', { name: 'Formato: seguinte' }).waitFor();
}
