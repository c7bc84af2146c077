/** The simulation of rise and fall behind docs/economy.md, in small. The whole run is `npm run simulate:climb`. R-ECO-8 to R-ECO-11 */
import { bestElevenRating } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { playDivisions } from '../../scripts/simulate-climb/divisions.ts';
import { botWorld, foundNewcomer, OWN } from '../../scripts/simulate-climb/newcomer-world.ts';
import { climb, PRESSES_ON } from '../../scripts/simulate-climb/newcomers.ts';
import { readOptions } from '../../scripts/simulate-climb/options.ts';
import { gainOf, TRADES } from '../../scripts/simulate-climb/trader.ts';
import { mean } from '../../scripts/simulate-economy/accounts.ts';
import { BOT } from '../../scripts/simulate-economy/policy.ts';

describe('five seasons of four categories (R-ECO-8)', () => {
  const { promoted, relegated } = playDivisions(5, 'test', ALPHA);

  test('watch both promoted clubs of each border in their first season above, from the third season on', () => {
    const per = (category: string) => promoted.filter((each) => each.category === category).length;
    expect(['Várzea', 'Amador', 'Semi-Pro', 'Pro'].map(per)).toEqual([0, 6, 6, 6]);
    expect(promoted.every(({ pointsShare }) => pointsShare > 0 && pointsShare < 1)).toBe(true);
  });

  test('watch relegated clubs for two seasons', () => {
    expect(relegated).toHaveLength(6);
    expect(relegated.map(({ category }) => category)).not.toContain('Várzea');
  });
});

test('the same seed promotes the same newcomer, and one who only advances the clock plays all three seasons or fewer (R-ECO-9)', () => {
  const played = () => climb(botWorld(0, 'test', ALPHA), PRESSES_ON, 'test', ALPHA);
  const first = played();
  expect([1, 2, 3, null]).toContain(first.promotedIn);
  expect(played()).toEqual(first);
});

test('copies of a world that bots have played go on apart, and their newcomers are as good as those of a new world, which is founded as high (R-ECO-10, R-CLU-21)', () => {
  const world = botWorld(5, 'test', ALPHA);
  const clubs = [...world.population.clubs.values()];
  const [one, other] = [1, 2].map(() => climb(world.fork('own'), PRESSES_ON, 'own', ALPHA));
  expect(other).toEqual(one);
  expect([...world.population.clubs.values()]).toEqual(clubs);
  const fresh = botWorld(0, 'test', ALPHA);
  foundNewcomer(fresh, PRESSES_ON, 'own', ALPHA);
  const ordinary = bestElevenRating(fresh.population.club(OWN), ALPHA);
  expect(Math.abs((one?.eleven ?? 0) - ordinary)).toBeLessThan(2);
});

test('who only trades spends on players, who plays builds and gains more (R-ECO-11)', () => {
  const gains = (policy: typeof TRADES) =>
    ['one', 'two', 'three', 'four'].map((seed) => gainOf(botWorld(0, seed, ALPHA), policy, 5, seed, ALPHA));
  const [trading, playing] = [gains(TRADES), gains(BOT)];
  for (const { paid } of trading) expect(paid).toBeGreaterThan(0);
  // Worlds differ by more than the two do.
  const worth = (all: typeof trading) => mean(all.map((gain) => gain.worth));
  expect(worth(trading)).toBeLessThan(worth(playing));
});

test('a count that is no whole number is refused', () => {
  expect(readOptions(['--seasons', '1.5'])).toContain('--seasons is a whole number');
  expect(readOptions(['--worlds', 'many'])).toContain('--worlds is a whole number');
  expect(readOptions(['--after', '1.5'])).toContain('--after is a whole number');
  expect(readOptions(['--lift', 'high'])).toContain('--lift is a whole number');
  expect(readOptions(['--plans', '0.5'])).toContain('--plans is a whole number');
  expect(readOptions(['--traders', 'none'])).toContain('--traders is a whole number');
  expect(readOptions(['--clubs', '10'])).toContain('--clubs');
  const usual = { seasons: 500, worlds: 500, after: 0, lift: null, plans: 0, traders: 0, seed: '1' };
  expect(readOptions([])).toEqual(usual);
});
