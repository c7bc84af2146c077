import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, SIZES, type Size, settled, THEMES, violationsOf } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { advance } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

/** No violation in either theme, and nothing wider than the window. */
async function sound(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect({ name, colorScheme, violations: await violationsOf(page) }).toEqual({ name, colorScheme, violations: [] });
    const folder = process.env.MM_PICTURES;
    const width = page.viewportSize()?.width;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => page.getByText('Carregando ...').count(), { timeout: 30_000 }).toBe(0);
  await settled(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the sign-up to the drawn league. */
async function joinLeague(page: Page): Promise<void> {
  await page.goto(`${stage.url}/competitions`);
  await arrive(page, 'Competições');
  await sound(page, 'hub');
  await button(page, 'Inscrever-se por 20 créditos').click();
  await page.getByRole('alertdialog').waitFor();
  await sound(page, 'hub-question');
  await button(page, 'Confirmar').click();
  const enter = page.getByRole('link', { name: 'Acessar' }).first();
  await enter.waitFor({ timeout: 150_000 });
  await sound(page, 'hub-joined');
  await enter.click();
  await arrive(page, 'MM League Várzea');
}

/** The own match of the first round gets another tactic and a booster, which stay after a reload. */
async function chooseForMatch(page: Page): Promise<void> {
  const tactics = page.getByRole('group', { name: 'Tática do jogo' });
  await tactics.getByRole('button', { name: 'B' }).click();
  await expect.poll(() => tactics.getByRole('button', { name: 'B', pressed: true }).count()).toBe(1);
  await expect.poll(() => tactics.getByRole('button', { name: 'A' }).getAttribute('aria-disabled')).toBe(null);
  await page.getByRole('combobox', { name: 'Booster do jogo' }).selectOption({ index: 1 });
  const chosen = button(page, /^Retirar o booster/);
  await chosen.waitFor();
  await expect.poll(() => chosen.getAttribute('aria-busy')).not.toBe('true');
  await page.reload();
  await arrive(page, 'MM League Várzea');
  await expect.poll(() => tactics.getByRole('button', { name: 'B', pressed: true }).count()).toBe(1);
  await sound(page, 'league');
  await chosen.click();
  await page.getByRole('combobox', { name: 'Booster do jogo' }).waitFor();
}

/** The keyboard alone reaches the rounds and leafs through them. */
async function leafThroughRounds(page: Page): Promise<void> {
  const rounds = page.getByRole('group', { name: 'Rodada' });
  await rounds.getByText('Rodada 1', { exact: true }).waitFor();
  expect(await rounds.getByRole('button', { name: 'Rodada: anterior' }).getAttribute('aria-disabled')).toBe('true');
  const next = rounds.getByRole('button', { name: 'Rodada: seguinte' });
  await next.focus();
  for (let round = 2; round <= 18; round++) {
    await page.keyboard.press('Enter');
    await rounds.getByText(`Rodada ${round}`, { exact: true }).waitFor();
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  await rounds.getByText('Rodada 18', { exact: true }).waitFor();
}

/** 'Avançar' until the first match of the club is over. */
async function playFirstMatch(page: Page): Promise<void> {
  await page.goto(`${stage.url}/home`);
  for (let step = 0; step < 3; step++) {
    if ((await advance(page)) === 'até o apito final') break;
  }
  await page
    .getByRole('link', { name: /^Estatísticas: / })
    .first()
    .waitFor({ timeout: 60_000 });
}

/** From the message of the result to the statistics, and back to the league. */
async function readTheResult(page: Page): Promise<void> {
  await page.goto(`${stage.url}/email`);
  await arrive(page, 'Mensagens');
  await sound(page, 'inbox');
  await page.getByRole('link', { name: /Placar final/ }).click();
  await arrive(page, 'Estatísticas do jogo');
  for (const text of ['Público', 'Renda', 'Posse de Bola', 'Chutes no gol', 'Mapa de chutes', 'Ritmo do jogo']) {
    await page.getByText(text).first().waitFor();
  }
  // Whose line is whose.
  const samples = page.getByRole('region', { name: 'Ritmo do jogo' }).locator('li i');
  expect(await samples.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))).toEqual([18, 18]);
  await sound(page, 'statistics');
  await page.getByRole('tab', { name: 'Avaliações' }).click();
  // The map of shots, on the tab before, folds open too.
  const ratings = page.getByRole('tabpanel', { name: 'Avaliações' });
  await ratings.locator('summary').first().click();
  await ratings.getByText('Passe certo').first().waitFor();
  await sound(page, 'ratings');
  await page.getByRole('tab', { name: 'Lances' }).click();
  const goals = page.getByRole('region', { name: 'Lances' }).getByRole('listitem');
  const rows = await goals.evaluateAll((all) => all.map((goal) => getComputedStyle(goal).display));
  expect(rows.filter((display) => display !== 'grid')).toEqual([]);
  await sound(page, 'highlights');
  await button(page, 'Todos os lances').click();
  await expect.poll(() => page.locator('main ol li').count(), { timeout: 60_000 }).toBeGreaterThan(20);
  await page.getByRole('link', { name: /^Voltar/ }).click();
  await arrive(page, 'MM League Várzea');
  await page
    .getByRole('link', { name: /^Estatísticas: / })
    .first()
    .waitFor();
}

async function visitRival(page: Page, own: string): Promise<void> {
  const rival = page
    .getByRole('table', { name: 'Classificação' })
    .getByRole('link')
    .filter({ hasNotText: own })
    .first();
  const name = ((await rival.textContent()) ?? '').trim();
  await rival.click();
  await arrive(page, name);
  await page.getByRole('table', { name: 'Plantel' }).waitFor();
  await sound(page, 'club');
  await page.reload();
  await arrive(page, name);
}

test.each(Object.keys(SIZES) as Size[])(
  'a club signs up, chooses for its match, plays it, reads of it and looks at others, on a %s',
  async (size) => {
    const context = await stage.contextOf(size, 'light');
    const page = await context.newPage();
    const name = `Lume ${size}`;
    await signInWithClub(page, stage.url, `liga-${size}`, name);
    const complaints = complaintsOf(page);
    await joinLeague(page);
    await chooseForMatch(page);
    await leafThroughRounds(page);
    await playFirstMatch(page);
    await readTheResult(page);
    await visitRival(page, name);
    await page.goto(`${stage.url}/competitions/mmcup`);
    await arrive(page, 'MM Cup');
    await sound(page, 'cup');
    expect(complaints).toEqual([]);
  },
);
