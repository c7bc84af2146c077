/** The season simulation behind docs/economy.md, in small. The whole run is `npm run simulate:economy`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isWithinSquadLimits } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { validateTactic } from '@mundo-manager/rules/tactics';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../../../.config/testing/repository.ts';
import { incomeOf } from '../../scripts/simulate-economy/accounts.ts';
import { curvesOf } from '../../scripts/simulate-economy/curves.ts';
import { curvesSvg } from '../../scripts/simulate-economy/curves-svg.ts';
import { EconomyWorld } from '../../scripts/simulate-economy/economy-world.ts';
import { playByEngine } from '../../scripts/simulate-economy/engine-play.ts';
import { figures, isWithin } from '../../scripts/simulate-economy/figures.ts';
import { readOptions, type SimulationOptions } from '../../scripts/simulate-economy/options.ts';
import type { Population } from '../../scripts/simulate-economy/population.ts';
import { playByModel } from '../../scripts/simulate-economy/quick-model.ts';
import { seasonRow } from '../../scripts/simulate-economy/season-row.ts';
import { sparklines } from '../../scripts/simulate-economy/sparklines.ts';

const PACKAGE = resolve(import.meta.dirname, '../..');

const OPTIONS: SimulationOptions = { seasons: 3, clubs: 20, seed: '1', categories: ['Várzea'], quick: true };

function played(options = OPTIONS, ruleset = ALPHA): Population {
  const world = new EconomyWorld(options, ruleset, options.quick ? playByModel : playByEngine);
  for (let season = 1; season <= options.seasons; season++) world.playSeason();
  return world.population;
}

const command = (...args: string[]) =>
  run(process.execPath, [resolve(PACKAGE, 'scripts/simulate-economy/index.ts'), ...args], PACKAGE);

const folder = mkdtempSync(join(tmpdir(), 'simulate-economy-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('three seasons of two leagues of bots (R-ECO-5)', () => {
  const population = played();
  const clubs = [...population.clubs.values()];

  test('leave every balance at the sum of its entries (R-FIN-1)', () => {
    expect(population.unbalanced()).toEqual([]);
  });

  test('cost the clubs that play like a manager an entry each, and no other bot (R-BOT-2)', () => {
    for (const { id } of clubs) {
      for (const season of [1, 2, 3]) {
        const { 'Competition Entry': entry } = population.accounts.credits(id, season);
        expect(entry).toBe(population.paysEntries(id) ? -ALPHA.competitions.leagueEntryCredits : undefined);
      }
    }
  });

  test('leave every club with a valid squad and a valid line-up (R-BOT-10)', () => {
    for (const { players, tactics, defaultTactic } of clubs) {
      expect(isWithinSquadLimits(players, ALPHA)).toBe(true);
      expect(validateTactic(tactics[defaultTactic], players, ALPHA).ok).toBe(true);
    }
  });

  test('pay a club from sponsors, tickets, prizes and rewards in every season', () => {
    for (const { id } of clubs) {
      for (const season of [1, 2, 3]) {
        const sums = population.accounts.money(id, season);
        expect(Object.keys(sums)).toEqual(
          expect.arrayContaining(['Sponsor Payment', 'Tickets Sale', 'Prize', 'Daily Reward', 'Salary Payment']),
        );
        expect(incomeOf(sums)).toBeGreaterThan(0);
      }
    }
  });

  test('let a Várzea club save for the second level of its stadium in about one season (R-ECO-3)', () => {
    const stadium = figures(population, OPTIONS, ALPHA.facilities).find(({ unit }) => unit === 'seasons');
    expect(stadium && isWithin(stadium)).toBe(true);
  });

  test('are the same for the same seed, and others for another', () => {
    expect(seasonRow(played(), 'Várzea', 3)).toEqual(seasonRow(population, 'Várzea', 3));
    expect(seasonRow(played({ ...OPTIONS, seed: '2' }), 'Várzea', 3)).not.toEqual(seasonRow(population, 'Várzea', 3));
  });

  test('show a rule set of dear tickets to be out of its bands (R-ECO-1, R-ECO-2)', () => {
    const finances = { ...ALPHA.finances, ticketPrice: { Várzea: 300, Amador: 1, 'Semi-Pro': 1, Pro: 1 } };
    const inflated = played({ ...OPTIONS, seasons: 2 }, { ...ALPHA, finances });
    const [change, wages] = figures(inflated, { ...OPTIONS, seasons: 2 }, ALPHA.facilities);
    expect(change && isWithin(change)).toBe(false);
    expect(wages && isWithin(wages)).toBe(false);
  });
});

describe('two seasons of all categories (R-ECO-5, R-ECO-6)', () => {
  const categories = ['Várzea', 'Amador', 'Semi-Pro', 'Pro'] as const;
  const population = played({ ...OPTIONS, seasons: 2, clubs: 40, categories });

  test('move two clubs up and two down between neighbours, and leave ten in each', () => {
    for (const [index, category] of categories.entries()) {
      const [before, after] = [population.clubsOf(category, 1), population.clubsOf(category, 2)];
      expect(after).toHaveLength(10);
      const newcomers = after.filter((id) => !before.includes(id));
      expect(newcomers).toHaveLength(index === 0 || index === 3 ? 2 : 4);
    }
  });

  test('count purchases, and what is left in tills', () => {
    const { all, betweenClubs } = population.purchases(2);
    expect(all).toBeGreaterThan(0);
    expect(betweenClubs).toBeLessThanOrEqual(all);
    const named = figures(population, { ...OPTIONS, seasons: 2, clubs: 40, categories }, ALPHA.facilities);
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['median cash at its highest', 'Pro, seasons 1–2: wages, share of income']),
    );
  });

  test('have purchases of each category that add up to all of them', () => {
    const purchases = curvesOf(population, categories, 2).find(({ id }) => id === 'purchases');
    const perClub = purchases?.lines.reduce((sum, { values }) => sum + (values[1] ?? 0), 0) ?? 0;
    expect(10 * perClub).toBeCloseTo(population.purchases(2).all);
  });

  test('are drawn as a well-formed picture of seven charts, with a line for each category, whatever the seed', () => {
    const world = { ...OPTIONS, seasons: 2, clubs: 40, categories, seed: '</desc> & "' };
    const svg = curvesSvg(curvesOf(population, categories, 2), world);
    expect(openElements(svg)).toEqual([]);
    const lines = [
      ...svg.matchAll(/<path class="line c\d" data-category="([^"]+)" d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+">/g),
    ];
    expect(lines.map(([, category]) => category)).toEqual(Array.from({ length: 7 }, () => categories).flat());
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

/** The elements of an XML text that have no end, or the first text that is no XML. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  const pieces = /([^<]*)(?:<(?:\/(\w+)|(\w+)(?: [\w:-]+="[^"<]*")*(\/?))>)?/gy;
  for (const { 0: whole, 1: text = '', 2: end, 3: start, 4: closed, index } of xml.matchAll(pieces)) {
    if (/&(?!#\d+;)/.test(text) || (whole === '' && index < xml.length)) return [xml.slice(index, index + 20)];
    if (end !== undefined && end !== open.pop()) return [`</${end}>`];
    if (start !== undefined && closed === '') open.push(start);
  }
  return open;
}

test('a curve in text goes from the lowest block to the highest, and by means of seasons where it is long', () => {
  const curve = (values: readonly number[]) =>
    ({ id: 'overall', title: 'Overall', unit: 'points', lines: [{ category: 'Pro', values }] }) as const;
  expect(sparklines([curve([70, 77, 71.5])])).toEqual(['Overall, points:', '    Pro          70.00   77.00  ▁█▂']);
  const [, long = ''] = sparklines([curve(Array.from({ length: 100 }, (_, season) => season))]);
  expect(long).toMatch(/ 0\.00 +99\.00 {2}▁{7}▂.*█{7}$/);
  expect(long.split('  ').at(-1)).toHaveLength(50);
});

test('a season on the engine balances too, and its goals are its players’ (R-ECO-5)', () => {
  const population = played({ ...OPTIONS, seasons: 1, clubs: 10, quick: false });
  expect(population.unbalanced()).toEqual([]);
  const players = [...population.clubs.values()].flatMap((club) => club.players);
  expect(players.reduce((sum, { statistics }) => sum + statistics.goals, 0)).toBeGreaterThan(90);
});

describe('the command (R-ECO-5)', () => {
  const picture = join(folder, 'curves.svg');

  test('prints a row for each season, the sources and sinks, the curves and the figures', async () => {
    const { stdout, code } = await command(
      '--seasons',
      '2',
      '--clubs',
      '10',
      '--seed',
      '3',
      '--category',
      'Várzea',
      '--quick',
      '--curves',
      picture,
    );
    expect(stdout).toMatch(/^10 clubs, Várzea, 2 seasons, seed 3/);
    expect(stdout).toMatch(/^ +1 Várzea( +-?[\d.]+){12}\n.+purchases per club \d.+\n +2 Várzea( +-?[\d.]+){12}$/m);
    expect(stdout).toMatch(/^Tickets Sale +\d+\.\d$/m);
    expect(stdout).toMatch(/^Mean overall, points:\n +Várzea +\d+\.\d\d +\d+\.\d\d {2}[▁-█]{2}\nMedian cash/m);
    expect(stdout).toMatch(/^✔ .+: .+ \(.+ to .+\)$/m);
    expect(readFileSync(picture, 'utf8')).toMatch(/^<svg .+10 clubs of bots, seasons 1 to 2, seed 3,.+<\/svg>\n$/s);
    expect([0, 1]).toContain(code);
  });

  test.each([
    [['--clubs', '60'], '--clubs is a multiple of 40, not 60'],
    [['--clubs', '15', '--category', 'Pro'], '--clubs is a multiple of 10, not 15'],
    [['--clubs', '0'], '--clubs is a multiple of 40, not 0'],
    [['--seasons', 'many'], '--seasons is a whole number from 1, not many'],
    [['--category', 'Elite'], '--category is one of Várzea, Amador, Semi-Pro, Pro, not Elite'],
  ])('refuses %j in one line, with exit code 2', async (args, complaint) => {
    expect(readOptions(args, 10)).toBe(complaint);
    expect(await command(...args)).toEqual({ code: 2, stdout: '', stderr: `${complaint}\n` });
  });

  test('refuses an unknown option', () => {
    expect(readOptions(['--speed', '9'], 10)).toMatch(/--speed/);
  });

  test('its options are 20 seasons of 120 clubs in all categories by default', () => {
    const categories = ['Várzea', 'Amador', 'Semi-Pro', 'Pro'];
    expect(readOptions([], 10)).toEqual({
      seasons: 20,
      clubs: 120,
      seed: '1',
      categories,
      quick: false,
      keep: null,
      curves: null,
    });
  });
});

describe('a kept run (R-ECO-5)', () => {
  const file = join(folder, 'run.state');
  const WORLD = ['--clubs', '10', '--category', 'Pro', '--quick', '--seed', '4'];

  test('prints the same when it is stopped and resumed as when it is not', async () => {
    const whole = await command(...WORLD, '--seasons', '3');
    expect((await command(...WORLD, '--seasons', '1', '--keep', file)).stdout).not.toBe(whole.stdout);
    const first = readFileSync(file);
    expect(await command(...WORLD, '--seasons', '3', '--keep', file)).toEqual(whole);
    expect(readFileSync(file).equals(first)).toBe(false);
  });

  test.each<[string, readonly string[], (kept: Buffer) => Buffer, string]>([
    ['of another seed', ['--seed', '5'], (kept) => kept, 'run of another world: seed is 4, not 5'],
    ['of other clubs', ['--clubs', '20'], (kept) => kept, 'run of another world: clubs is 10, not 20'],
    ['that lacks its end', [], (kept) => kept.subarray(0, -9), 'is damaged'],
    ['that is something else', [], () => Buffer.from('a diary\n'), 'is no kept run'],
    [
      'of other rules',
      [],
      (kept) => Buffer.from(kept.toString('latin1').replace(/"ruleset":"./, '"ruleset":"-'), 'latin1'),
      'run of another world: ruleset is -',
    ],
  ])('refuses a file %s and leaves it as it is, with exit code 2', async (_, args, change, complaint) => {
    const content = change(readFileSync(file));
    const changed = join(folder, 'changed.state');
    writeFileSync(changed, content);
    const { code, stdout, stderr } = await command(...WORLD, ...args, '--keep', changed);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(complaint);
    expect(readFileSync(changed).equals(content)).toBe(true);
  });
});
