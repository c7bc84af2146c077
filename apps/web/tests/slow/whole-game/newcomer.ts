/** From the landing page to the first kick-off, led by the tutorial. R-TUT-1 to R-TUT-5 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button } from '../support/screen.ts';
import { signIn } from '../support/server.ts';
import { arrive } from './parts.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Primeiros passos' });

/** Goes where the tutorial leads. */
async function follow(page: Page, step: string, heading: string): Promise<void> {
  await steps(page).getByText(`${step}.`).waitFor({ timeout: 60_000 });
  const way = steps(page).getByRole('link', { name: /^Ir para / });
  // While a dialog closes, neither the way nor the screen behind it can be reached.
  await way
    .or(page.getByRole('heading', { level: 1, name: heading }))
    .first()
    .waitFor();
  if (await way.isVisible()) await way.click();
  await arrive(page, heading);
}

/** Looks at the landing page, signs in and founds a club on the three screens. Ends at home. */
export async function foundClub(page: Page, url: string, account: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Entrar' }).first().waitFor();
  await signIn(page, url, account);
  await page.getByLabel('Nome do clube').fill(name);
  for (const heading of ['Criação do Escudo', 'Escolha do Uniforme', name]) {
    await button(page, 'Prosseguir').click();
    await arrive(page, heading);
  }
  await button(page, 'Entrar no vestiário').click();
  await arrive(page, 'Início');
}

export async function findSponsor(page: Page): Promise<void> {
  await follow(page, 'Assine um patrocínio', 'Finanças');
  await signSponsor(page);
}

/** Takes an offer on the screen of sponsors; default: the one with most money. */
export async function signSponsor(page: Page, offer = /^Assinar: 30 dias, .* sem créditos$/): Promise<void> {
  await button(page, offer).click();
  await button(page, 'Confirmar').click();
  await page.getByText('Seu contrato').waitFor();
}

export async function collectRewards(page: Page): Promise<void> {
  await follow(page, 'Colete as recompensas do dia', 'Recompensas Diárias');
  for (const kind of ['Dinheiro', 'Item']) {
    await button(page, `Assistir: ${kind}`).click();
    await button(page, 'Coletar').click();
    await page.getByRole('dialog', { name: 'Sua recompensa' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: kind }).getByText('RECOMPENSA COLETADA').waitFor();
  }
}

export async function trainReserves(page: Page): Promise<void> {
  await follow(page, 'Treine o plantel', 'Treinamento');
  for (const row of [2, 3, 4]) await page.getByRole('checkbox').nth(row).check();
  await page
    .getByRole('radio', { name: /^Tiros curtos/ })
    .locator('..')
    .click();
  await button(page, 'Treinar').click();
  const results = page.getByRole('dialog', { name: 'Resultados do Treino' });
  await results.waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await results.waitFor({ state: 'detached' });
}

/** Another formation for tactic A, picked anew, saved, and there after a reload. */
export async function setTactic(page: Page): Promise<void> {
  await follow(page, 'Confira a escalação', 'Táticas');
  await button(page, /^Formação/).click();
  await page.getByRole('dialog', { name: 'Formação' }).getByRole('button', { name: '4-3-3 aberto' }).click();
  await button(page, 'Escalar por mim').click();
  await button(page, 'Salvar').click();
  await expect.poll(() => button(page, 'Salvar').getAttribute('aria-disabled'), { timeout: 30_000 }).toBe('true');
  await page.reload();
  await arrive(page, 'Táticas');
  await button(page, 'Formação 4-3-3 aberto').waitFor();
  // The save was enough for the tutorial (R-TUT-6).
  await steps(page).getByText('Planeje substituições.').waitFor();
}

/** Three orders that rest the most tired, saved. */
export async function planChanges(page: Page): Promise<void> {
  await follow(page, 'Planeje substituições', 'Táticas');
  await page.getByRole('tab', { name: /^Substituições/ }).click();
  for (let time = 0; time < 3; time++) await button(page, 'Trocar o mais cansado aos 60’').click();
  await button(page, 'Salvar').click();
  await steps(page).getByText('Entre na liga.').waitFor();
}

export async function joinLeague(page: Page): Promise<void> {
  await follow(page, 'Entre na liga', 'Competições');
  await enterLeague(page);
}

/** Signs up on the hub, and waits for the draw. */
export async function enterLeague(page: Page, credits = 20): Promise<void> {
  await button(page, `Inscrever-se por ${credits} créditos`).click();
  await button(page, 'Confirmar').click();
  await page.getByRole('link', { name: 'Acessar' }).first().waitFor({ timeout: 150_000 });
}

/** Tactic B and a booster for the first match, on the league's screen. */
export async function chooseForMatch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Acessar' }).first().click();
  await arrive(page, 'MM League Várzea');
  const tactics = page.getByRole('group', { name: 'Tática do jogo' });
  await tactics.getByRole('button', { name: 'B' }).click();
  await tactics.getByRole('button', { name: 'B', pressed: true }).waitFor();
  await page.getByRole('combobox', { name: 'Booster do jogo' }).selectOption({ index: 1 });
  await button(page, /^Retirar o booster/).waitFor();
}

/** 'Avançar' until the ball rolls; the match is shown live at home. */
export async function watchKickOff(page: Page): Promise<void> {
  await follow(page, 'Veja seu primeiro jogo', 'Início');
  const rolling = page.getByText('Bola rolando.').first();
  await button(page, /^Avançar$/).click();
  await page.getByText('O jogo está chegando.').first().or(rolling).first().waitFor();
  // The first match may be so near that the clock goes to its kick-off at once.
  if (!(await rolling.isVisible())) await button(page, /^Avançar$/).click();
  await rolling.waitFor();
  await page
    .getByRole('region', { name: 'Jogo ao vivo' })
    .getByText(/^Ao vivo/)
    .waitFor();
}
