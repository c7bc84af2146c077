/** A world with a rule set of its own, played in a browser from the founding of a club to the prize of its league. R-SES-20, R-SRV-10 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf } from './support/browser.ts';
import { expectSound } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';
import * as newcomer from './whole-game/newcomer.ts';
import { arrive, stateOf } from './whole-game/parts.ts';
import * as season from './whole-game/season.ts';

const FILE = new URL('variantGame/ruleset.mjs', import.meta.url).pathname;
const stage = openTestStage({ environment: { MM_RULESET: FILE } });

/** What the screens of this world say. */
const SCREENS: readonly (readonly [path: string, heading: string, texts: readonly string[]])[] = [
  ['/home', 'Início', ['Servidor Bairro', '×7', '×4']],
  ['/competitions', 'Competições', ['4 clubes, 6 rodadas', '13 créditos', '777.000', '44 créditos', '6 por nível']],
  ['/training', 'Treinamento', ['9/9', 'Custa 5 de condição']],
  ['/squad', 'Plantel', ['Condição abaixo de 66% impede o treino']],
  ['/manager', 'Treinador', ['vitória 321, empate 123, derrota 12']],
  ['/market', 'Mercado', ['Buscar 8/8', '3 semanas de salários']],
  ['/playerBoosters', 'Boosters de Jogador', ['Fundir por 17 créditos']],
  ['/facilities', 'Infraestrutura', ['Nível 1 de 2', '4.000 lugares', '9.000 lugares', '234.000']],
  ['/finances?tab=sponsorship', 'Finanças', ['11 dias', '45 dias']],
  ['/dailyRewards', 'Recompensas Diárias', ['54.321']],
];

const text = async (page: Page) => (await page.locator('body').textContent())?.replaceAll(/\s+/g, ' ') ?? '';

test('a world with other constants is founded, shown and played to the end of its league by them', async () => {
  const page = await (await stage.contextOf('laptop', 'light')).newPage();
  const complaints = complaintsOf(page);
  await newcomer.foundClub(page, stage.url, 'ana', 'Vagalume');
  for (const [path, heading, texts] of SCREENS) {
    await page.goto(stage.url + path);
    await arrive(page, heading);
    const shown = await text(page);
    expect([path, texts.filter((one) => !shown.includes(one))]).toEqual([path, []]);
  }
  await expectSound(page);

  await page.goto(`${stage.url}/tactics`);
  await arrive(page, 'Táticas');
  expect((await stateOf(page)).club.tactics.A.formation).toBe('433Wide');
  await page.getByRole('tab', { name: /Substituições/ }).click();
  await expect.poll(() => text(page)).toContain('0 de 3');

  const before = await stateOf(page);
  await page.goto(`${stage.url}/finances?tab=sponsorship`);
  await newcomer.signSponsor(page, /^Assinar: 11 dias, .* 3 créditos$/);
  await page.goto(`${stage.url}/competitions`);
  await newcomer.enterLeague(page, 13);
  const entered = await stateOf(page);
  expect(entered.club.finances.credits).toBe(before.club.finances.credits + 3 - 13);
  await season.liveThroughSeason(page, 6);

  const { club } = await stateOf(page);
  const prize = club.finances.reports.find(
    ({ type, currency, subject }) => type === 'Prize' && currency === 'money' && subject?.startsWith('MM League'),
  );
  expect([777_000, 555_000, 333_000, 222_000]).toContain(prize?.amount);
  await season.readSeasonEnd(page);
  await season.readAndVerify(page);
  expect(complaints.filter((one) => !/status of 422/.test(one))).toEqual([]);
});
