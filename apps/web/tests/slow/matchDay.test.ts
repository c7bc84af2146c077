/** A match day lived through on the real server: countdown, 'Em breve', live, final, table, statistics, verification. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, contextOf, SIZES, settled } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { button, expectSound, openScreen } from './support/screen.ts';
import { signIn } from './support/server.ts';
import { openStage } from './support/stage.ts';

// Half an hour of the game passes in a minute and a half: time to look, and none to wait.
const stage = openStage({ MM_CLOCK_SCALE: '20' });
const CLUB = 'Lume do Apito';
const ACCOUNT = 'apito';

/** What is shown now is sound on a laptop and on a phone. */
async function soundAtBothSizes(page: Page): Promise<void> {
  for (const size of [SIZES.phone, SIZES.laptop]) {
    await page.setViewportSize(size);
    await expectSound(page);
  }
}

const card = (page: Page, name: string) => page.getByRole('region', { name });
const numbers = (text: string | null) => (text ?? '').match(/\d+/g)?.map(Number) ?? [];

/** The minute of the scoreboard, as one number that only grows. */
async function minuteOn(page: Page): Promise<number> {
  const [minute = 0, added = 0] = numbers(
    await page
      .getByText(/^Ao vivo · /)
      .first()
      .textContent(),
  );
  return minute * 100 + added;
}

async function linesOf(page: Page): Promise<number[]> {
  const minutes = await page.getByRole('log').locator('li b').allTextContents();
  return minutes.map((text) => {
    const [minute = 0, added = 0] = numbers(text);
    return minute * 100 + added;
  });
}

test('a match day from the countdown to the table', async () => {
  const context = await contextOf(stage.browser, 'laptop', 'light');
  const page = await context.newPage();
  await signInWithClub(page, stage.url, ACCOUNT, CLUB);
  const complaints = complaintsOf(page);
  await openScreen(page, `${stage.url}/competitions`, 'Competições');
  await button(page, 'Inscrever-se por 20 créditos').click();
  await page.getByRole('link', { name: 'Acessar' }).waitFor({ timeout: 60_000 });

  // The countdown, then 'Em breve' from 15 minutes before, without a reload.
  await openScreen(page, `${stage.url}/home`, 'Início');
  await card(page, 'Próximo jogo').getByRole('timer').waitFor();
  await card(page, 'Próximo jogo').getByText('Em breve').waitFor({ timeout: 120_000 });
  expect(await page.getByText('Ao vivo').count()).toBe(0);

  // The ball rolls: score, minute, ticker and the other matches follow by themselves.
  await card(page, 'Jogo ao vivo').waitFor({ timeout: 120_000 });
  await page
    .getByText(/^Ao vivo · /)
    .first()
    .waitFor({ timeout: 60_000 });
  const begun = await minuteOn(page);
  await expect.poll(() => minuteOn(page), { timeout: 60_000 }).toBeGreaterThan(begun);
  await expect.poll(async () => (await linesOf(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const told = await linesOf(page);
  expect(Math.max(...told)).toBeLessThanOrEqual(await minuteOn(page));
  const others = card(page, 'Na mesma rodada');
  await expect.poll(() => others.getByRole('listitem').count()).toBe(4);
  await expect
    .poll(async () => (await others.getByText(/^\d+(?:\+\d+)?’$/).count()) >= 3, { timeout: 30_000 })
    .toBe(true);

  // Somebody comes late, on a phone: everything up to now is there, nothing of later.
  const phone = await contextOf(stage.browser, 'phone', 'dark');
  const late = await phone.newPage();
  await signIn(late, stage.url, ACCOUNT);
  const lateComplaints = complaintsOf(late);
  await openScreen(late, `${stage.url}/competitions/mmleague`, 'MM League Várzea');
  await expect.poll(async () => (await linesOf(late)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(told.length);
  const caughtUp = await linesOf(late);
  expect(Math.min(...caughtUp)).toBe(Math.min(...told));
  expect(Math.max(...caughtUp)).toBeLessThanOrEqual(await minuteOn(late));
  await soundAtBothSizes(page);
  await expectSound(late);

  // Full time, without a reload: the result is among the last matches, and the next match is awaited.
  await card(page, 'Próximo jogo').getByRole('timer').waitFor({ timeout: 180_000 });
  const result = card(page, 'Últimos Jogos').getByRole('row').nth(1);
  await result.getByRole('link', { name: /^Estatísticas: / }).waitFor({ timeout: 30_000 });
  await soundAtBothSizes(page);
  await openScreen(page, `${stage.url}/competitions/mmleague`, 'MM League Várzea');
  const row = page.getByRole('table', { name: 'Classificação' }).getByRole('row').filter({ hasText: CLUB });
  await expect.poll(async () => (await row.getByRole('cell').allTextContents()).join(' ')).toMatch(/\b1\b/);
  expect(await page.getByRole('log').count()).toBe(0);

  // Why it ended so, and whether it was honest.
  await openScreen(page, `${stage.url}/matchStats`, 'Estatísticas da partida');
  await page.getByRole('region', { name: /^Por que (?:ganhamos|perdemos|empatamos)$/ }).waitFor();
  await page.getByRole('img', { name: /ameaçou mais em \d+% dos minutos/ }).waitFor();
  const [home, away] = numbers(await card(page, 'Resumo da partida').locator('[class*=board]').textContent());
  await button(page, 'Verificar').click();
  await page.getByText(`e terminou ${home} × ${away}.`, { exact: false }).waitFor({ timeout: 60_000 });
  await settled(page);
  await soundAtBothSizes(page);

  expect({ complaints, lateComplaints }).toEqual({ complaints: [], lateComplaints: [] });
  await phone.close();
  await context.close();
});
