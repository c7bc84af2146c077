/** A match day lived through on the real server: countdown, 'Em breve', live, final, table, statistics, verification. */
import type { LiveMatch } from '@mundo-manager/contract';
import { TICKS_A_MINUTE } from '@mundo-manager/engine';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, SIZES, SOFTWARE_WEBGL, settled, violationsOf } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { playerIn, scoreOf, seek, tickOf } from './support/player.ts';
import { button, expectSound, openScreen } from './support/screen.ts';
import { signIn } from './support/server.ts';
import { openTestStage } from './support/stage.ts';

// Half an hour of the game passes in three minutes, as in any local world: time to look on a busy machine, too.
const stage = openTestStage({ flags: SOFTWARE_WEBGL });
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

/** What the server says of the match by now. */
function toldOf(page: Page, matchId: string): Promise<LiveMatch> {
  return page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`/api/live/matches/${id}`, { headers }).then(async (answer) => (await answer.json()).data);
  }, matchId);
}
const whole = (player: Frame) => player.locator('#seek').evaluate((range: HTMLInputElement) => Number(range.max));
const picture = async (page: Page) => (await page.locator('iframe').screenshot()).toString('base64');

/** The match as it is played, in a tab of its own: it moves, and shows nothing of later. Gives the player. */
async function watchLive(tab: Page): Promise<Frame> {
  const matchId = new URL(tab.url()).pathname.split('/').at(-1) ?? '';
  const player = await playerIn(tab);
  const live = player.getByRole('button', { name: /ao vivo/i });
  // It goes on by itself, though this browser asks for little motion.
  await expect.poll(() => live.getAttribute('aria-pressed'), { timeout: 20_000 }).toBe('true');
  const [still, from] = [await picture(tab), await tickOf(player)];
  await expect.poll(() => tickOf(player), { timeout: 30_000 }).toBeGreaterThan(from + TICKS_A_MINUTE);
  expect(await picture(tab)).not.toBe(still);

  // As far ahead as the handle can be dragged: not beyond the minutes that were sent, and with the score of that
  // moment.
  await player.locator('#toggle').click();
  await seek(player, await whole(player));
  const tick = await tickOf(player);
  const { events } = await toldOf(tab, matchId);
  expect(tick).toBeGreaterThan(0);
  expect(tick).toBeLessThanOrEqual((Math.floor((events.at(-1)?.tick ?? 0) / TICKS_A_MINUTE) + 1) * TICKS_A_MINUTE);
  const last = events.findLast((event) => event.type === 'goal' && event.tick <= tick);
  expect(await scoreOf(player)).toBe(last?.type === 'goal' ? `${last.home}–${last.away}` : '0–0');

  // Back to kick-off, which this tab has not shown, and to the present again.
  await seek(player, 30);
  expect(await player.locator('#clock').textContent()).toBe('00:15');
  expect(await live.textContent()).toBe('Voltar ao vivo');
  expect(await violationsOf(tab)).toEqual([]);
  await live.click();
  await expect.poll(() => live.getAttribute('aria-pressed'), { timeout: 20_000 }).toBe('true');
  expect(await tickOf(player)).toBeGreaterThanOrEqual(tick - TICKS_A_MINUTE);
  return player;
}

/** The minute and the lines come with two answers: a minute may begin between them. */
const ONE_MINUTE = 100;

test('a match day from the countdown to the table', async () => {
  const context = await stage.contextOf('laptop', 'light');
  const page = await context.newPage();
  await signInWithClub(page, stage.url, ACCOUNT, CLUB);
  const complaints = complaintsOf(page);
  await openScreen(page, `${stage.url}/competitions`, 'Competições');
  await button(page, 'Inscrever-se por 20 créditos').click();
  await button(page, 'Confirmar').click();
  await page.getByRole('link', { name: 'Acessar' }).first().waitFor({ timeout: 60_000 });

  // The countdown, then 'Em breve' from 15 minutes before, without a reload.
  await openScreen(page, `${stage.url}/home`, 'Início');
  await card(page, 'Próximo jogo').getByRole('timer').waitFor();
  await card(page, 'Próximo jogo').getByText('Em breve').waitFor({ timeout: 180_000 });
  expect(await page.getByText('Ao vivo').count()).toBe(0);

  // The ball rolls, here at once by 'Avançar': score, minute, ticker and the other matches follow by themselves.
  await button(page, /^Avançar$/).click();
  await card(page, 'Jogo ao vivo').waitFor({ timeout: 120_000 });
  await page
    .getByText(/^Ao vivo · /)
    .first()
    .waitFor({ timeout: 60_000 });
  const begun = await minuteOn(page);
  await expect.poll(() => minuteOn(page), { timeout: 60_000 }).toBeGreaterThan(begun);
  await expect.poll(async () => (await linesOf(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const told = await linesOf(page);
  expect(Math.max(...told)).toBeLessThanOrEqual((await minuteOn(page)) + ONE_MINUTE);
  const others = card(page, 'Na mesma rodada');
  await expect.poll(() => others.getByRole('listitem').count()).toBe(4);
  await expect
    .poll(async () => (await others.getByText(/^\d+(?:\+\d+)?’$/).count()) >= 3, { timeout: 30_000 })
    .toBe(true);

  // In another tab, the match itself.
  const tab = await context.newPage();
  const tabComplaints = complaintsOf(tab);
  await openScreen(tab, `${stage.url}/home`, 'Início');
  await tab.getByRole('link', { name: 'Assistir ao vivo' }).click();
  await tab.waitForURL(/\/matchPlayer\/live\//);
  const player = await watchLive(tab);

  // A late viewer on a phone: everything up to now is there, nothing of later.
  const phone = await stage.contextOf('phone', 'dark');
  const late = await phone.newPage();
  await signIn(late, stage.url, ACCOUNT);
  const lateComplaints = complaintsOf(late);
  await openScreen(late, `${stage.url}/competitions/mmleague`, 'MM League Várzea');
  await expect.poll(async () => (await linesOf(late)).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(told.length);
  const caughtUp = await linesOf(late);
  expect(Math.min(...caughtUp)).toBe(Math.min(...told));
  expect(Math.max(...caughtUp)).toBeLessThanOrEqual((await minuteOn(late)) + ONE_MINUTE);

  // A match between others: its lines follow on the same screen, then it is watched.
  const choice = late.getByRole('button', { name: /^Lances ao vivo: / }).and(late.locator('[aria-pressed="false"]'));
  const pairing = (await choice.first().getAttribute('aria-label'))?.replace('Lances ao vivo: ', '') ?? '';
  await choice.first().click();
  // The heading's link: a line of a goal may name the club, too.
  await card(late, 'Lances ao vivo')
    .getByRole('link', { name: pairing.split(' × ')[0] ?? '', exact: true })
    .waitFor();
  const first = await linesOf(late);
  await expect.poll(async () => (await linesOf(late)).length, { timeout: 30_000 }).toBeGreaterThan(first.length);
  await expectSound(late);
  await late.getByRole('link', { name: `Assistir ao vivo: ${pairing}` }).click();
  const small = await playerIn(late);
  const seen = await tickOf(small);
  await expect.poll(() => tickOf(small), { timeout: 30_000 }).toBeGreaterThan(seen + TICKS_A_MINUTE);
  await soundAtBothSizes(page);

  // Full time, without a reload: the result is among the last matches, and the next match is awaited.
  await card(page, 'Próximo jogo').getByRole('timer').waitFor({ timeout: 240_000 });
  const result = card(page, 'Últimos Jogos').getByRole('row').nth(1);
  await result.getByRole('link', { name: /^Estatísticas: / }).waitFor({ timeout: 30_000 });
  await soundAtBothSizes(page);

  // The film has gone on to its end, and is the replay now.
  await player.locator('#period', { hasText: 'Fim de jogo' }).waitFor({ timeout: 60_000 });
  await expect.poll(() => player.locator('#title').textContent(), { timeout: 30_000 }).toMatch(/^Replay: /);
  expect(await player.locator('#notice').isVisible()).toBe(false);
  expect(await player.locator('#live').isVisible()).toBe(false);
  await tab.getByRole('link', { name: 'Estatísticas' }).waitFor();
  const final = await scoreOf(player);
  // The address of a match that is over leads to its replay.
  await tab.reload();
  await tab.waitForURL(/-replay$/);
  await openScreen(page, `${stage.url}/competitions/mmleague`, 'MM League Várzea');
  const row = page.getByRole('table', { name: 'Classificação' }).getByRole('row').filter({ hasText: CLUB });
  await expect.poll(async () => (await row.getByRole('cell').allTextContents()).join(' ')).toMatch(/\b1\b/);
  expect(await page.getByRole('log').count()).toBe(0);

  // Why it ended so, and whether it was honest.
  await openScreen(page, `${stage.url}/matchStats`, 'Estatísticas do jogo');
  await page.getByRole('region', { name: /^Por que (?:ganhamos|perdemos|empatamos)$/ }).waitFor();
  await page.getByRole('img', { name: /ameaçou mais em \d+% dos minutos/ }).waitFor();
  const [home, away] = numbers(await card(page, 'Resumo do jogo').locator('[class*=board]').textContent());
  expect(final).toBe(`${home}–${away}`);
  await button(page, 'Verificar').click();
  await page.getByText(`Partida confirmada: ${home} × ${away}.`).waitFor({ timeout: 60_000 });
  await settled(page);
  await soundAtBothSizes(page);

  expect({ complaints, tabComplaints, lateComplaints }).toEqual({
    complaints: [],
    tabComplaints: [],
    lateComplaints: [],
  });
  await phone.close();
});
