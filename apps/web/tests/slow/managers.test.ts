import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, settled } from './support/browser.ts';
import { call, signInWithClub } from './support/club.ts';
import { openScreen } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

const FAR = 4_102_444_800_000;
const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

async function newManager(account: string, clubName: string) {
  const page = await (await stage.contextOf('laptop', 'light')).newPage();
  await signInWithClub(page, stage.url, account, clubName);
  const complaints = complaintsOf(page);
  return { page, complaints };
}

/** Joins a league and opens it once it is drawn; resolves to its address. */
async function joinLeague(page: Page): Promise<string> {
  await call(page, 'PUT', '/api/clubs/competitions/joinCompetition', { competitionName: 'MM League' });
  await page.goto(`${stage.url}/competitions`);
  await page.getByRole('link', { name: 'Acessar' }).first().click({ timeout: 60_000 });
  await part(page, 'Mural').waitFor();
  await settled(page);
  return page.url();
}

/** Fills the form of an operator's act on the first post, and confirms it. */
async function decide(page: Page, name: string, reason: string): Promise<void> {
  await part(page, 'Denúncias nos murais').getByRole('button', { name }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill(reason);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Feito. O ato está na lista.').waitFor();
}

test('two managers write, report, are moderated, and agree on a friendly that both have marked (R-BRD-13, R-BRD-14, R-FRD-15)', async () => {
  const ana = await newManager('mural-ana', 'Ana do Mural');
  const bia = await newManager('mural-bia', 'Bia do Mural');
  const league = await joinLeague(ana.page);
  await ana.page.getByLabel('Seu recado').fill('Alguém para um amistoso?');
  await ana.page.getByRole('button', { name: 'Publicar' }).click();
  await part(ana.page, 'Mural').getByText('Alguém para um amistoso?').waitFor();

  await bia.page.goto(league);
  const board = part(bia.page, 'Mural');
  await board.getByRole('button', { name: 'Denunciar recado' }).click();
  await bia.page.getByRole('dialog').getByRole('button', { name: 'Denunciar' }).click();
  await board.getByText('Denunciado').waitFor();

  // The server restarts: a page that is open would complain.
  for (const { page } of [ana, bia]) await page.goto('about:blank');
  await stage.server.change(`insert into operators select owner_id, ${FAR} from clubs where name = 'Bia do Mural'`);
  await openScreen(bia.page, `${stage.url}/operador`, 'Operação');
  await part(bia.page, 'Denúncias nos murais').getByText('Alguém para um amistoso?').waitFor();
  await decide(bia.page, 'Ocultar', 'Por engano');
  await ana.page.goto(league);
  await part(ana.page, 'Mural').getByText('Escondido pela administração.').waitFor();
  await decide(bia.page, 'Restaurar', 'Era só um convite');

  await bia.page.goto(league);
  await board.getByRole('link', { name: 'Ana do Mural' }).first().click();
  await bia.page.getByRole('button', { name: 'Convidar para amistoso' }).click();
  await bia.page.getByRole('button', { name: 'Enviar convite' }).click();
  await bia.page.getByText('Convite enviado.').waitFor();
  await openScreen(ana.page, `${stage.url}/competitions/friendlies`, 'Amistosos');
  await ana.page.getByRole('button', { name: 'Aceitar o amistoso contra o Bia do Mural' }).click();
  await ana.page.getByText('Amistoso marcado.').waitFor();
  await part(ana.page, 'Marcados').getByText('Bia do Mural').waitFor();
  await openScreen(bia.page, `${stage.url}/competitions/friendlies`, 'Amistosos');
  await part(bia.page, 'Marcados').getByText('Ana do Mural').waitFor();
  expect([...ana.complaints, ...bia.complaints]).toEqual([]);
}, 120_000);
