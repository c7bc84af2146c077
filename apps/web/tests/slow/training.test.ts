import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, SIZES, type Size } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { dragByFinger, dragByMouse } from './support/drag.ts';
import { button, expectSound, openScreen, own } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

const open = (page: Page, address: string, heading: string) => openScreen(page, stage.url + address, heading);

/** Opens the types where a phone folds them. */
async function unfoldTypes(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: 'Tipo de treino' });
  if ((await folded.count()) > 0) await folded.click();
}

async function train(page: Page): Promise<void> {
  await open(page, '/training', 'Treinamento');
  await expectSound(page);
  await unfoldTypes(page);
  await page.getByText('Tiros curtos', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await page.getByText(/^\d+ selecionados$/).waitFor();
  await expectSound(page);
  await button(page, 'Treinar').click();
  const results = page.getByRole('dialog', { name: 'Resultados do Treino' });
  await results.waitFor();
  await results.getByRole('row').nth(1).waitFor();
  await expectSound(page);
  await results.getByText('Fechar', { exact: true }).click();
  await results.waitFor({ state: 'detached' });
}

async function rest(page: Page): Promise<void> {
  await unfoldTypes(page);
  await page.getByText('Descanso 3/3', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await button(page, 'Descansar').click();
  await page.getByRole('dialog', { name: 'Resultados do Treino' }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).waitFor();
  await unfoldTypes(page);
  await page.getByRole('radio', { name: /^Descanso 2\/3/ }).waitFor();
}

const store = (page: Page) => page.getByRole('region', { name: 'Seus boosters' });
const slot = (page: Page, number: number) => page.locator(`[data-slot="${number - 1}"]`);
const booster = (page: Page, text: RegExp) => store(page).getByRole('button', { name: text }).first();

/** Fuses what lies in the slots, and answers what came out. */
async function fuse(page: Page, expected: RegExp): Promise<void> {
  await expectSound(page);
  await button(page, 'Fundir por 5 créditos').click();
  const reward = page.getByRole('dialog', { name: 'Fusão concluída!' });
  await reward.waitFor();
  await expectSound(page);
  await expect.poll(() => reward.textContent()).toMatch(expected);
  await reward.getByText('Continuar').click();
  await reward.waitFor({ state: 'detached' });
}

/** Three equal bronze, carried there by mouse or finger, by keyboard, and by a press. */
async function fuseEqualBronze(page: Page, size: Size): Promise<void> {
  await open(page, '/playerBoosters', 'Boosters de jogador');
  await expectSound(page);
  const speed = /\+5%\s*Velocidade/;
  await (size === 'phone' ? dragByFinger : dragByMouse)(page, booster(page, speed), slot(page, 2));
  await slot(page, 2).getByRole('button').waitFor();
  await byKeyboard(page, booster(page, speed), slot(page, 1));
  await slot(page, 1).getByRole('button').waitFor();
  await page.getByText('Booster no espaço 1.').waitFor();
  await booster(page, speed).click();
  await slot(page, 3).getByRole('button').waitFor();
  await fuse(page, /Velocidade.*prata/s);
}

/** Space takes, arrows of 25 px carry, Space lets go. R-FOU-2 */
async function byKeyboard(page: Page, from: ReturnType<typeof booster>, to: ReturnType<typeof slot>): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('it is not to be seen');
  const right = end.x + end.width / 2 - start.x - start.width / 2;
  const down = end.y + end.height / 2 - start.y - start.height / 2;
  await from.focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < Math.round(Math.abs(right) / 25); step += 1)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.round(Math.abs(down) / 25); step += 1)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Space');
}

/** Three of them by presses. */
async function put(page: Page, ...texts: readonly RegExp[]): Promise<void> {
  for (const text of texts) await booster(page, text).click();
}

async function otherFusions(page: Page): Promise<void> {
  await put(page, /\+5%\s*Resistência/, /\+5%\s*Passe/, /\+5%\s*Velocidade/);
  await page.getByText('Um booster de prata aleatório').waitFor();
  await page.getByText('Ver chances').click();
  await fuse(page, /prata/);

  await put(page, /\+8%\s*Resistência/, /\+8%\s*Resistência/, /\+8%\s*Resistência/);
  await fuse(page, /Resistência.*ouro/s);

  // Another metal is refused and stays in the list.
  await put(page, /\+8%\s*Passe/, /\+8%\s*Drible/, /\+5%/);
  await page.getByText('A fusão precisa de três boosters do mesmo metal.').first().waitFor();
  await put(page, /\+8%\s*Finalização/);
  await fuse(page, /ouro/);
  await expect.poll(() => store(page).getByRole('button', { name: /ouro/ }).count()).toBe(0);
  await store(page).getByText('Ouro é o metal mais alto e não se funde.').first().waitFor();
}

describe('training and boosters on the real server', () => {
  test.each(Object.keys(SIZES) as Size[])('on a %s: train and rest (R-TRA)', async (size) => {
    const context = await stage.contextOf(size, 'light');
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await signInWithClub(page, stage.url, `treinador-${size}`, size === 'phone' ? 'Treino de Bolso' : 'Treino Grande');
    await train(page);
    await rest(page);
    expect(own(complaints)).toEqual([]);
  });

  test.each(Object.keys(SIZES) as Size[])('on a %s: a fusion of each kind (R-FOU, R-BOO)', async (size) => {
    const context = await stage.contextOf(size, 'dark');
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const name = size === 'phone' ? 'Forja de Bolso' : 'Forja Grande';
    await signInWithClub(page, stage.url, `forja-${size}`, name);
    await page.goto('about:blank');
    // Bronze 1 to 10, silver 11 to 20.
    const stored = '[1,1,1,1,2,3,5,12,12,12,13,14,15]';
    await stage.server.change(
      `update clubs set state = jsonb_set(state, '{playerBoosters}', '${stored}') where name = '${name}'`,
    );
    await fuseEqualBronze(page, size);
    await otherFusions(page);
    expect(own(complaints)).toEqual([]);
  });
});
