import type { Replay } from '@mundo-manager/contract';
import { type MatchEvent, simulate } from '@mundo-manager/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsOf, launch, SIZES, type Size, SOFTWARE_WEBGL, THEMES, violationsOf } from './support/browser.ts';
import { goalsInReplay } from './support/goals.ts';
import { replaysOf } from './support/league.ts';
import { playerIn, scoreOf, seek, tickOf } from './support/player.ts';
import { openTestStage } from './support/stage.ts';

/** `MATCHES=50` looks at more. */
const MATCHES = Number(process.env.MATCHES ?? 3);

const stage = openTestStage({ flags: SOFTWARE_WEBGL });
let replays: readonly Replay[];

beforeAll(async () => {
  replays = await replaysOf(stage, 'espectador', 'Arquibancada', MATCHES);
}, 600_000);

/** A visitor who opens a replay, which needs no sign-in. */
async function open(address: string, size: Size = 'laptop') {
  const context = await stage.contextOf(size, 'light');
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(stage.url + address);
  return { page, complaints };
}

const first = () => {
  const [replay] = replays;
  if (replay === undefined) throw new Error('no match was played');
  return replay;
};
const eventsOf = ({ input, seed, knockout }: Replay): readonly MatchEvent[] =>
  simulate(input, seed, { knockout }).events;
const picture = async (page: Page) => (await page.locator('iframe').screenshot()).toString('base64');

describe('a replay in the real browser', () => {
  test('the score of every match grows at its goals and ends as it is stored (R-REP-3, R-REP-4)', async () => {
    expect(replays.length).toBeGreaterThanOrEqual(Math.min(3, MATCHES));
    for (const replay of replays) {
      const { page, complaints } = await open(`/matchPlayer/${replay.id}`);
      const player = await playerIn(page);
      expect(await player.locator('#notice').isVisible()).toBe(false);
      for (const { tick, before, after, clock } of goalsInReplay(replay)) {
        await seek(player, tick - 1);
        expect(await scoreOf(player)).toBe(before);
        await seek(player, tick);
        expect(await scoreOf(player)).toBe(after);
        expect((await player.locator('#clock').textContent())?.slice(0, 3)).toBe(clock);
      }
      await seek(player, Number(await player.locator('#seek').getAttribute('max')));
      expect(await scoreOf(player)).toBe(`${replay.score.home}–${replay.score.away}`);
      expect(await player.locator('#period').textContent()).toBe('Fim de jogo');
      expect(complaints).toEqual([]);
      // Fifty players that go on drawing would slow each other down.
      await page.close();
    }
  });

  test('it plays, pauses, and goes faster and slower by keys and buttons (R-REP-5)', async () => {
    const { page } = await open(`/matchPlayer/${first().id}`);
    const player = await playerIn(page);
    const still = await picture(page);
    await page.waitForTimeout(300);
    expect(await picture(page)).toBe(still);

    const ticksIn = async (milliseconds: number) => {
      const before = await tickOf(player);
      const started = performance.now();
      await page.waitForTimeout(milliseconds);
      const after = await tickOf(player);
      return (after - before) / ((performance.now() - started) / 1000);
    };
    const pressed = (name: string) =>
      player.getByRole('button', { name, exact: true }).and(player.locator('[aria-pressed="true"]')).waitFor();
    // A goal would halt the film.
    const goals = eventsOf(first()).filter(({ type }) => type === 'goal');
    const quiet = [2_000, 3_000, 4_000, 7_000].find(
      (from) => !goals.some(({ tick }) => tick > from && tick < from + 500),
    );
    await seek(player, quiet ?? 9_000);
    await player.locator('#toggle').click();
    await player.getByRole('button', { name: '16×' }).click();
    await pressed('16×');
    const fast = await ticksIn(1_500);
    await page.keyboard.press('2');
    await pressed('1×');
    const slow = await ticksIn(1_500);
    expect(slow).toBeGreaterThan(0.3);
    expect(slow).toBeLessThan(4);
    expect(fast).toBeGreaterThan(4 * slow);
    expect(await picture(page)).not.toBe(still);

    await page.keyboard.press('k');
    await player.getByRole('button', { name: 'Reproduzir' }).waitFor();
    const paused = await tickOf(player);
    await page.waitForTimeout(300);
    expect(await tickOf(player)).toBe(paused);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tickOf(player)).toBe(paused + 20);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => tickOf(player)).toBe(paused - 20);
    await page.keyboard.press('n');
    await expect.poll(() => player.locator('#names').getAttribute('aria-pressed')).toBe('true');
  });

  test('a goal is celebrated with its scorer, and named in the caption (R-REP-6)', async () => {
    const replay = replays.find(({ score }) => score.home + score.away > 0);
    if (replay === undefined) throw new Error('no match had a goal');
    const goal = eventsOf(replay).find(({ type }) => type === 'goal');
    if (goal?.type !== 'goal') throw new Error('no goal');
    const { page } = await open(`/matchPlayer/${replay.id}`);
    const player = await playerIn(page);
    await seek(player, goal.tick - 6);
    await player.locator('#toggle').click();
    await player.locator('#celebration').waitFor({ state: 'visible' });
    const scorer = [...replay.input.home.players, ...replay.input.away.players].find(({ id }) => id === goal.player);
    expect(await player.locator('#scorer').textContent()).toContain(scorer?.name);
    expect(await player.locator('#caption').textContent()).toContain(`${goal.minute}`);
    await player.locator('#celebration').waitFor({ state: 'hidden' });
  });

  test('the caption leaves while the film plays, not while it is paused (R-REP-12)', async () => {
    const [replay, goal] = replays
      .flatMap((each) => eventsOf(each).map((event) => [each, event] as const))
      .find(([, { type }]) => type === 'goal') ?? [first()];
    const { page } = await open(`/matchPlayer/${replay.id}`);
    const player = await playerIn(page);
    await seek(player, goal?.tick ?? 0);
    await page.waitForTimeout(8_500);
    expect(await player.locator('#caption').textContent()).toContain(`${goal?.minute}`);
    // At half the speed of life nothing else happens so soon after a goal.
    await player.getByRole('button', { name: '0,5×' }).click();
    await player.locator('#toggle').click();
    await player.locator('#caption:empty').waitFor({ state: 'attached', timeout: 40_000 });
  });

  test('a line of the commentary leads to its moment', async () => {
    const { page } = await open(`/matchPlayer/${first().id}`);
    const player = await playerIn(page);
    await seek(player, 9_000);
    const line = player.locator('.line:not([hidden]) button').nth(3);
    const minute = Number(/^\d+/.exec((await line.textContent()) ?? '')?.[0]);
    await line.click();
    await expect
      .poll(async () => Number((await player.locator('#clock').textContent())?.slice(0, 2)))
      .toBeLessThan(minute);
  });

  test('a result that differs from the stored one is reported (R-REP-8)', async () => {
    const context = await stage.contextOf('laptop', 'light');
    const page = await context.newPage();
    await page.route('**/api/replays/*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.replay.digest = '0123456789abcdef';
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${stage.url}/matchPlayer/${first().id}`);
    const player = await playerIn(page);
    await player.getByText('deu um resultado diferente').waitFor();
  });

  test('an unknown replay and a missing engine are reported (R-REP-7)', async () => {
    const { page } = await open('/matchPlayer/nenhum');
    await page.frameLocator('iframe').getByText('Esse replay não existe.').waitFor();
    await page.route('**/engine/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${stage.url}/matchPlayer/${first().id}`);
    await page.frameLocator('iframe').getByText('não está disponível').waitFor();
  });

  test.each(Object.keys(SIZES) as Size[])(
    'nothing is out of reach on a %s, in either theme (R-PRD-14)',
    async (size) => {
      const { page, complaints } = await open(`/matchPlayer/${first().id}`, size);
      const player = await playerIn(page);
      await seek(player, 6_000);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        expect(await violationsOf(page)).toEqual([]);
        expect(await player.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      expect(complaints).toEqual([]);
    },
  );
});

test('without WebGL the commentary and the score remain, and a notice says so', async () => {
  const plain = await launch(['--disable-3d-apis']);
  const page = await plain.newPage({ locale: 'pt-BR' });
  await page.goto(`${stage.url}/matchPlayer/${first().id}`);
  const player = await playerIn(page);
  await player.getByText('Seu navegador não tem WebGL ligado').waitFor();
  await seek(player, Number(await player.locator('#seek').getAttribute('max')));
  expect(await scoreOf(player)).toBe(`${first().score.home}–${first().score.away}`);
  expect(await player.locator('.line:not([hidden])').count()).toBeGreaterThan(20);
  await plain.close();
});

describe('the demonstration', () => {
  test.each(Object.keys(SIZES) as Size[])(
    'plays on a %s for any visitor, with the statistics of a hundred matches (R-REP-2, R-NAV-4)',
    async (size) => {
      const { page, complaints } = await open('/enginedemo', size);
      const player = await playerIn(page);
      expect(await player.locator('#progressLabel').textContent()).toMatch(/\d+%$/);
      expect(await player.locator('#homeName').textContent()).toBe('Unidos da Lagoa');
      const marks = () => player.locator('.mark').evaluateAll((all) => all.map((mark) => mark.outerHTML).join());
      const before = await marks();
      await page.getByLabel('Formação').first().selectOption('343Wide');
      await page.getByLabel('Mentalidade').first().selectOption('Very Offensive');
      await page.getByLabel('Força do plantel').first().fill('88');
      await page.getByText('As mudanças valem a partir da próxima partida.').waitFor();
      await page.getByRole('button', { name: 'Jogar outra partida' }).click();
      await expect.poll(marks).not.toBe(before);

      await page.getByRole('button', { name: 'Simular 100 vezes' }).click();
      await page.getByText(/^100 partidas em/).waitFor();
      const wins = await page.locator('dd b').first().textContent();
      expect(Number.parseInt(wins ?? '', 10)).toBeGreaterThan(50);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      expect(complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
    },
  );
});
