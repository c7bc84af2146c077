import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOfBoard, fillAll } from './support/board.ts';
import { complaintsOf, SIZES, type Size } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { dragByFinger, dragByMouse, middle, takeBy } from './support/drag.ts';
import { button, expectSound, openScreen, own } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

/** Windows whose boards are all of another width. */
const BOARD_WIDTHS = [1280, 820, 390, 360];

const pitch = (page: Page) => page.getByRole('group', { name: 'Campo, ataque para cima' });
const place = (page: Page, position: string) => pitch(page).getByRole('button', { name: new RegExp(`^${position}: `) });
const bench = (page: Page) => page.getByRole('region', { name: 'Reservas' }).getByRole('button', { name: /^Reserva/ });

/** The content of a place: 'GK: Tião Luva, camisa 1, …', or ‘vazio’. */
async function who(there: Locator): Promise<string> {
  return /: ([^,]+)/.exec((await there.locator('> :first-child').textContent()) ?? '')?.[1] ?? '';
}

/** Whose cross is to be seen. */
function crosses(page: Page): Promise<readonly (string | null)[]> {
  return page
    .getByRole('button', { name: /^Tirar/ })
    .evaluateAll((all) =>
      all.filter((cross) => getComputedStyle(cross).opacity === '1').map((cross) => cross.getAttribute('aria-label')),
    );
}

/** Two who change places by a drag. */
async function dragged(page: Page, size: Size, from: Locator, to: Locator): Promise<void> {
  const [one, other] = [await who(from), await who(to)];
  await (size === 'phone' ? dragByFinger : dragByMouse)(page, from, to);
  expect([await who(from), await who(to)]).toEqual([other, one]);
}

async function edit(page: Page, size: Size): Promise<void> {
  await openScreen(page, `${stage.url}/tactics`, 'Táticas');
  await expect.poll(() => button(page, 'Salvar').getAttribute('aria-disabled')).toBe('true');
  await expectSound(page);

  await dragged(page, size, place(page, 'LCB'), place(page, 'RCB'));
  await button(page, 'Desfazer').click();
  await dragged(page, size, place(page, 'LCM'), place(page, 'LCB'));
  await expectSound(page);

  // Two presses swap, by keyboard too.
  const [left, seat] = [place(page, 'LCM'), bench(page).nth(2)];
  const [one, other] = [await who(left), await who(seat)];
  await left.focus();
  await page.keyboard.press('Enter');
  await expectSound(page);
  await seat.focus();
  await page.keyboard.press('Enter');
  expect([await who(left), await who(seat)]).toEqual([other, one]);

  await button(page, /^Formação/).click();
  await page.getByRole('dialog', { name: 'Formação' }).waitFor();
  await expectSound(page);
  await button(page, /^4-3-3 aberto$/).click();
  await place(page, 'LW').waitFor();
}

/** A hole is refused where another tactic is asked for; it is filled, saved, and still there after a reload. */
async function refusedAndMended(page: Page): Promise<void> {
  await place(page, 'CF').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => who(place(page, 'CF'))).toBe('vazio');
  await expect.poll(() => button(page, 'Salvar').getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('group', { name: 'Tática' }).getByRole('button', { name: 'B' }).click();
  const question = page.getByRole('dialog', { name: 'Salvar alterações na tática A?' });
  await question.waitFor();
  await expectSound(page);
  await question.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('A tática não foi salva. Corrija todos os problemas antes de salvar.').waitFor();
  await expectSound(page);
  await page.reload();
  await place(page, 'CF').waitFor();
  await expect.poll(() => who(place(page, 'CF'))).toBe('vazio');

  await place(page, 'CF').click();
  const picker = page.getByRole('dialog', { name: 'Plantel' });
  await picker.waitFor();
  await expectSound(page);
  await picker.getByRole('button').nth(1).click();
  await picker.waitFor({ state: 'detached' });
  const forward = await who(place(page, 'CF'));
  expect(forward).not.toBe('vazio');
  await button(page, 'Salvar').click();
  await page
    .getByText(/^Tática [ABC] salva\.$/)
    .first()
    .waitFor();
  await page.reload();
  await place(page, 'LW').waitFor();
  await expect.poll(() => who(place(page, 'CF'))).toBe(forward);
  await expect.poll(() => page.getByText('Alterações não salvas').count()).toBe(0);
}

async function otherTabs(page: Page): Promise<void> {
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const name of ['Inst. Individuais', 'Inst. Coletivas', 'Set Pieces', 'Substituições']) {
    await tab(name).click();
    await page.getByRole('tabpanel', { name }).waitFor();
    await expectSound(page);
  }
  await page.getByText('Nenhuma substituição no momento').waitFor();
  await tab('Set Pieces').click();
  const captain = page.getByLabel(/^Capitão/);
  await captain.selectOption({ index: 3 });
  const chosen = await captain.inputValue();
  await button(page, 'Salvar').click();
  await page
    .getByText(/^Tática [ABC] salva\.$/)
    .first()
    .waitFor();
  await page.reload();
  await tab('Set Pieces').click();
  await expect.poll(() => captain.inputValue()).toBe(chosen);
}

describe('tactics on the real server', () => {
  test.each(Object.keys(SIZES) as Size[])(
    'on a %s: drag, swap by keyboard, be refused, mend, save, reload (R-TSC, R-DRA)',
    async (size) => {
      const context = await stage.contextOf(size, 'light');
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await signInWithClub(page, stage.url, `tatica-${size}`, size === 'phone' ? 'Prancheta de Bolso' : 'Prancheta');
      await edit(page, size);
      await refusedAndMended(page);
      await otherTabs(page);
      expect(own(complaints)).toEqual([]);
    },
  );

  test.each(Object.keys(SIZES) as Size[])(
    'on a %s the page moves along to a reserve who was out of sight (R-TSC-26)',
    async (size) => {
      const context = await stage.contextOf(size, 'light');
      const page = await context.newPage();
      await signInWithClub(page, stage.url, `tatica-longe-${size}`, size === 'phone' ? 'Longe de Bolso' : 'Longe');
      await openScreen(page, `${stage.url}/tactics`, 'Táticas');
      // Wide enough for two columns, the page of a laptop is lower than its window is high.
      if (size === 'laptop') await page.setViewportSize({ width: 1280, height: 600 });
      const [forward, seat] = [pitch(page).locator('[data-drag]').last(), bench(page).nth(6)];
      await forward.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const [one, other] = [await who(forward), await who(seat)];
      const { height = 0 } = page.viewportSize() ?? {};
      expect((await middle(seat)).y).toBeGreaterThan(height);
      const hand = await takeBy(size, page, forward);
      const { x } = await middle(seat);
      await hand.to({ x, y: height - 4 });
      await expect.poll(async () => (await middle(seat)).y).toBeLessThan(height / 2);
      await hand.to({ x, y: height / 2 });
      await hand.to(await middle(seat));
      await hand.up();
      expect([await who(forward), await who(seat)]).toEqual([other, one]);
    },
  );

  test('after a swap of two players only the selected one has a cross (R-TSC-27)', async () => {
    const context = await stage.contextOf('laptop', 'light');
    const page = await context.newPage();
    await signInWithClub(page, stage.url, 'tatica-cruz', 'Uma Cruz');
    await openScreen(page, `${stage.url}/tactics`, 'Táticas');
    const [keeper, left, right] = [place(page, 'GK'), place(page, 'LCB'), place(page, 'RCB')];
    const nameOf = async (there: Locator) => `Tirar ${await who(there)} da escalação`;

    await dragged(page, 'laptop', left, right);
    await expect.poll(() => crosses(page)).toEqual([await nameOf(right)]);

    await left.click();
    await keeper.hover();
    await expect.poll(() => crosses(page)).toEqual([await nameOf(left)]);
    await keeper.click();
    await expect.poll(() => crosses(page)).toEqual([await nameOf(keeper)]);

    await page.mouse.move(0, 0);
    await expect.poll(() => crosses(page)).toEqual([]);
    await keeper.press('Escape');
    await expect.poll(() => crosses(page)).toEqual([await nameOf(keeper)]);
  });

  test('on a laptop, a tablet and two phones no player covers a team-mate, in any formation (R-TSC-16)', async () => {
    const context = await stage.contextOf('phone', 'light');
    const page = await context.newPage();
    await signInWithClub(page, stage.url, 'tatica-cheia', 'Campo Cheio');
    await openScreen(page, `${stage.url}/tactics`, 'Táticas');
    await fillAll(page);
    const picker = page.getByRole('dialog', { name: 'Formação' });
    const formations = picker.getByRole('listitem').getByRole('button');
    const faults: string[] = [];
    for (const index of FORMATION_NAMES.keys()) {
      await button(page, /^Formação/).click();
      await formations.nth(index).click();
      await picker.waitFor({ state: 'detached' });
      const formation = await button(page, /^Formação/).textContent();
      for (const width of BOARD_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await faultsOfBoard(page)).map((fault) => `${formation} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
