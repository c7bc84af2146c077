import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

const GYM_PRICE = 200_000;

describe('a command on the real server', () => {
  test('whose answer is cut off is executed once, and a reload shows its outcome (R-SES-18)', async () => {
    const page = await openedAt('/facilities', 'cortada', 'Resposta Cortada FC');
    const before = await clubOf(page);
    await page.route('**/api/clubs/upgradeFacility', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.route('**/api/commands/*', (route) => route.abort('connectionreset'));
    await build(page);
    const notices = page.getByLabel('Avisos');
    await notices.getByText(/^O servidor não respondeu\. Ainda não dá para saber/).waitFor();
    await page.unrouteAll();
    await page.reload();
    await notices.getByText('O pedido sem resposta (melhoria da infraestrutura) foi feito.').waitFor();
    const after = await clubOf(page);
    expect(after.facilities.gym).toBe(before.facilities.gym + 1);
    expect(after.finances.totalMoney).toBe(before.finances.totalMoney - GYM_PRICE);
  });

  test('is given once by Enter, however long it is held (R-SES-19)', async () => {
    const page = await openedAt('/market', 'segurada', 'Tecla Segurada FC');
    await page.getByRole('button', { name: /^Buscar/ }).focus();
    await page.keyboard.down('Enter');
    for (let repeat = 0; repeat < 40; repeat += 1) {
      await page.waitForTimeout(50);
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
    await settled(page);
    expect((await clubOf(page)).marketSearches.value).toBe(1);
  });
});

async function openedAt(path: string, account: string, clubName: string): Promise<Page> {
  const page = await (await stage.contextOf('laptop', 'light')).newPage();
  await signInWithClub(page, stage.url, account, clubName);
  await page.goto(stage.url + path);
  await settled(page);
  await page.getByLabel('Avisos').waitFor({ state: 'attached' });
  return page;
}

async function build(page: Page): Promise<void> {
  const gym = page.locator('section', { has: page.getByRole('heading', { name: 'Academia' }) });
  await gym.getByRole('button', { name: /^Melhorar/ }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

interface ClubAfter {
  readonly facilities: { readonly gym: number };
  readonly finances: { readonly totalMoney: number };
  readonly marketSearches: { readonly value: number };
}

/** The club as the server has it. */
function clubOf(page: Page): Promise<ClubAfter> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const answer = await fetch('/api/clubs/initialData', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).data.club;
  });
}
