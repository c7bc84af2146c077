/** Match days, one after the other, to the end of the league. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { call } from '../support/club.ts';
import { playerIn, scoreOf, seek } from '../support/player.ts';
import { advance, button } from '../support/screen.ts';
import { arrive, stateOf } from './parts.ts';

const ROUNDS = 18;

/** 'Avançar' through one match day at home: before the kick-off, the ball, full time. */
export async function liveThroughMatchDay(page: Page): Promise<void> {
  await page.goto(new URL('/home', page.url()).href);
  await arrive(page, 'Início');
  const played = (await stateOf(page)).club.lastMatches.length;
  for (let press = 0; press < 3; press++) {
    if ((await advance(page)) === 'até o apito final') break;
  }
  expect((await stateOf(page)).club.lastMatches.length).toBe(played + 1);
}

/** The clock, moved as 'Avançar' moves it, until the league is over. */
export async function liveThroughSeason(page: Page, rounds = ROUNDS): Promise<void> {
  for (let stop = 0; stop < 4 * rounds; stop++) {
    const { club } = await stateOf(page);
    // A cup goes on without the club, and has no match of its own ahead.
    const isOver = !club.competitions.current.some((id) => id.startsWith('league-'));
    if (club.lastMatches.length >= rounds && isOver) return;
    await call(page, 'POST', '/api/clock/advance', {});
  }
  throw new Error('the season does not end');
}

/** At home how the season ended, and the final table behind it. */
export async function readSeasonEnd(page: Page): Promise<void> {
  await page.goto(new URL('/home', page.url()).href);
  const end = page.getByRole('region', { name: 'Fim da MM League' });
  await end.getByText('Seu prêmio').waitFor();
  await end.getByRole('link', { name: 'Ver a tabela final' }).click();
  await page.getByText('Encerrada').waitFor();
  await page.getByRole('region', { name: 'Premiação' }).getByText('Seu prêmio').waitFor();
}

/** The message of the prize, and the money in the statement. */
export async function readPrize(page: Page): Promise<void> {
  await page.goto(new URL('/email', page.url()).href);
  await arrive(page, 'Mensagens');
  await page
    .getByText(/premiação|prêmio/i)
    .first()
    .waitFor();
  await page.goto(new URL('/finances', page.url()).href);
  await arrive(page, 'Finanças');
}

/** The statistics of the newest match, what a replay of it shows, and that it was played from the seed that was promised. */
export async function readAndVerify(page: Page): Promise<void> {
  await page.goto(new URL('/home', page.url()).href);
  await arrive(page, 'Início');
  await page
    .getByRole('link', { name: /^Estatísticas: / })
    .first()
    .click();
  await arrive(page, 'Estatísticas do jogo');
  await page.getByText('Posse de Bola').first().waitFor();
  await button(page, 'Verificar').click();
  await page.getByText(/a partida foi a mesma do primeiro ao último lance/).waitFor({ timeout: 60_000 });
}

/** The newest match in the player: its last minute shows the score that is stored. */
export async function watchReplay(page: Page): Promise<void> {
  const { club } = await stateOf(page);
  const match = club.lastMatches.at(-1);
  await page.goto(new URL(`/matchPlayer/${match?.replayId}`, page.url()).href);
  const player = await playerIn(page);
  await seek(player, Number(await player.locator('#seek').getAttribute('max')));
  expect(await scoreOf(player)).toBe(`${match?.home.score}–${match?.away.score}`);
}
