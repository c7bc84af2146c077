import { describe, expect, test } from 'vitest';
import { complaintsOf, SIZES, type Size, settled, THEMES, violationsOf } from './support/browser.ts';
import { signInWithClub } from './support/club.ts';
import { coverOfFocus } from './support/focus.ts';
import { expectSound, openScreen } from './support/screen.ts';
import { signIn } from './support/server.ts';
import { openTestStage } from './support/stage.ts';

const stage = openTestStage();

const OPEN_PAGES = ['/', '/login', '/creditos', '/nenhum-lugar'];

describe('the app on the real server', () => {
  test.each((Object.keys(SIZES) as Size[]).flatMap((size) => THEMES.map((theme) => [size, theme] as const)))(
    'open pages on a %s in the %s theme have no violation and no complaint, and fit',
    async (size, theme) => {
      const context = await stage.contextOf(size, theme);
      for (const address of OPEN_PAGES) {
        const page = await context.newPage();
        const complaints = complaintsOf(page);
        await page.goto(stage.url + address);
        await settled(page);
        expect({ address, violations: await violationsOf(page), complaints }).toEqual({
          address,
          violations: [],
          complaints: [],
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await page.close();
      }
    },
  );

  test('there is a light and a dark theme (R-PRD-16)', async () => {
    const grounds = [];
    for (const theme of THEMES) {
      const page = await (await stage.contextOf('laptop', theme)).newPage();
      await page.goto(`${stage.url}/login`);
      await settled(page);
      grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    const light = grounds.map((colour) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, n) => sum + Number(n), 0),
    );
    expect(light[0]).toBeGreaterThan(2 * (light[1] ?? 0));
  });

  test('a visitor signs in by the popup, and out in every tab at once; the browser keeps a token of 30 minutes (R-NAV-2, R-SES-7, R-IDN-8)', async () => {
    const context = await stage.contextOf('laptop', 'light');
    const page = await context.newPage();
    await signIn(page, stage.url, 'zeca');
    await page.waitForURL(`${stage.url}/clubCreation`);
    const kept = await page.evaluate(() => ({ keys: Object.keys(localStorage), cookie: document.cookie }));
    // The first is the test's own, for an experienced manager.
    expect(kept).toEqual({ keys: ['mm.firstSteps', 'mm.token'], cookie: '' });
    const seconds = await page.evaluate(() => {
      const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
      const { iat, exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      return exp - iat;
    });
    expect(seconds).toBe(30 * 60);

    const other = await context.newPage();
    await other.goto(`${stage.url}/account`);
    await other.getByRole('heading', { level: 1, name: 'Conta' }).waitFor();
    await other.getByRole('button', { name: 'Sair', exact: true }).click();
    await other.waitForURL(`${stage.url}/`);
    await page.waitForURL(`${stage.url}/`);
  });

  test('a token that the server takes no longer is replaced, for calls and for the stream (R-SES-15)', async () => {
    const page = await (await stage.contextOf('laptop', 'light')).newPage();
    await signInWithClub(page, stage.url, 'soneca', 'Soneca FC');
    const spoilt = await page.evaluate(() => {
      const { token, refreshedAt } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
      const old = `${token}x`;
      localStorage.setItem('mm.token', JSON.stringify({ token: old, refreshedAt }));
      return old;
    });
    const streams: number[] = [];
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname === '/api/live') streams.push(answer.status());
    });
    await openScreen(page, `${stage.url}/home`, 'Início');
    await expect.poll(() => streams.at(-1)).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/home');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('mm.token') ?? '{}').token);
    expect(kept).not.toBe(spoilt);
  });

  test('where the code of live news does not arrive, the game opens all the same', async () => {
    const page = await (await stage.contextOf('laptop', 'light')).newPage();
    const blocked: string[] = [];
    await page.route('**/assets/live-updates-*.js', async (route) => {
      blocked.push(route.request().url());
      await route.abort();
    });
    await signIn(page, stage.url, 'zeca');
    await page.goto(`${stage.url}/account`);
    await page.getByRole('heading', { level: 1, name: 'Conta' }).waitFor();
    expect(blocked).not.toEqual([]);
  });

  test.each([
    ['phone', 'Mais', 'more-sheet'],
    ['laptop', 'Atalhos do teclado', 'shortcut-help'],
  ] as const)(
    'on a %s the sheet ‘%s’ and drawings whose code does not arrive leave the screen as it is (R-ERR-2, R-ERR-10)',
    async (size, opener, sheet) => {
      const page = await (await stage.contextOf(size, 'light')).newPage();
      const lost = new Set<string>();
      for (const part of [sheet, 'kit-drawing']) {
        await page.route(`**/assets/${part}-*.js`, async (route) => {
          lost.add(part);
          await route.abort();
        });
      }
      await signInWithClub(page, stage.url, `sem${size}`, `Sem Folha ${size}`);
      await openScreen(page, `${stage.url}/tactics`, 'Táticas');
      await page.getByRole('button', { name: opener, exact: true }).click();
      const told = page.getByRole('region', { name: 'Não abriu' });
      await told.getByText('Esta parte não abriu.').waitFor();
      await expectSound(page);
      await told.getByRole('button', { name: 'Fechar' }).click();
      await told.waitFor({ state: 'detached' });
      expect(lost).toEqual(new Set([sheet, 'kit-drawing']));
      expect(await page.getByText('não abriu').count()).toBe(0);
      await page.getByRole('heading', { level: 1, name: 'Táticas' }).waitFor();
    },
  );

  test.each([
    ['has come', 0],
    ['takes its time', 600],
  ])('Ctrl-K and a screen’s name in one breath lead there, when the palette’s code %s (R-PRD-14)', async (_, late) => {
    const page = await (await stage.contextOf('laptop', 'light')).newPage();
    await page.route('**/assets/command-palette-*.js', async (route) => {
      await page.waitForTimeout(late);
      await route.continue();
    });
    await signInWithClub(page, stage.url, `paleta${late}`, `Um Fôlego ${late}`);
    // A laptop brings the code two seconds after the screen.
    const code = page.waitForResponse(/command-palette-/);
    await openScreen(page, `${stage.url}/account`, 'Conta');
    if (late === 0) await code;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('planx');
    await page.keyboard.press('Backspace');
    const field = page.getByRole('combobox', { name: 'Tela, jogador ou comando' });
    await expect.poll(() => field.inputValue()).toBe('plan');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/account');
    await page.keyboard.type('tel');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.url}/squad`);
  });

  test('an address begins at the top, whatever was left before; a reload and the way back do not (R-NAV-23)', async () => {
    const page = await (await stage.contextOf('phone', 'light')).newPage();
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.goto(`${stage.url}/creditos`);
    await settled(page);
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(place).toBe(100);
    await page.goto(`${stage.url}/landing`);
    await settled(page);
    expect(await place()).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await expect.poll(place).toBe(300);
    await page.goBack();
    await expect.poll(place).toBe(100);
  });

  test('a screen that can’t open without a connection says so, stays in the game and comes when it is back (R-ERR-12)', async () => {
    const context = await stage.contextOf('phone', 'light');
    const page = await context.newPage();
    await signInWithClub(page, stage.url, 'quedadarede', 'Queda da Rede FC');
    await page.goto(`${stage.url}/home`);
    await page.getByLabel('Avisos').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await page.getByText('Sem conexão. Você vê os últimos dados que chegaram.').waitFor();
    await page.getByRole('link', { name: 'Táticas' }).first().click();
    await page.getByText('Esta tela não abriu.').waitFor();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText('Sem conexão. Tente de novo quando ela voltar.').waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Táticas' }).waitFor();
  });

  test.each(Object.keys(SIZES) as Size[])(
    'on a %s nothing covers what has the focus, down a long page and up again (R-PRD-21)',
    async (size) => {
      const context = await stage.contextOf(size, 'light');
      const page = await context.newPage();
      await signInWithClub(page, stage.url, `foco${size}`, `Foco ${size}`);
      await page.goto(`${stage.url}/tactics`);
      await page.getByRole('group', { name: 'Campo, ataque para cima' }).waitFor();
      const covered: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 80; press += 1) {
          await page.keyboard.press(key);
          covered.push(...(await coverOfFocus(page)));
        }
      }
      expect(covered).toEqual([]);
    },
    120_000,
  );

  test('a command without a connection shows a toast, even the first one (R-ERR-2)', async () => {
    const context = await stage.contextOf('laptop', 'light');
    const page = await context.newPage();
    await signInWithClub(page, stage.url, 'semrede', 'Sem Rede FC');
    await page.goto(`${stage.url}/competitions`);
    const enter = page.getByRole('button', { name: /^Inscrever-se por/ });
    await enter.waitFor();
    await page.getByLabel('Avisos').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await enter.click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page
      .getByLabel('Avisos')
      .getByText(/^O servidor não respondeu\. Ainda não dá para saber/)
      .first()
      .waitFor();
  });
});
