/** Clubs that are founded in a world whose categories have risen. R-CLU-21, R-CLU-22 */
import { createRandom } from '@mundo-manager/rules';
import { bestElevenRating, openCompetition } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { afterEach, expect, test } from 'vitest';
import { storeCompetition } from '../src/aggregates/competitions.ts';
import { loadFoundingLift } from '../src/aggregates/founding-lift.ts';
import { inventBots } from '../src/world/bot-clubs.ts';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
afterEach(() => world.close());

/** A league that began with ten elevens of that strength. */
async function storeLeague(
  number: number,
  strength: number,
  status: 'open' | 'running' | 'finished',
  category: 'Várzea' | 'Pro' = 'Várzea',
): Promise<void> {
  const opened = openCompetition({ id: `old-${number}`, name: 'MM League', number, category });
  const forecast = Array.from({ length: 10 }, (_, index) => ({ clubId: `c${index}`, strength }));
  const league = { ...opened, status, forecast };
  await world.storage.transaction((tx) => storeCompetition(tx, undefined, league));
}

async function foundClub(name: string) {
  const user = await world.newUser();
  const { club } = await user.call('createClub', { body: { name, emblem: buildEmblem(), uniform: { id: 0 } } });
  return { money: club.finances.totalMoney, rating: bestElevenRating(club, ALPHA) };
}

test('a club that a manager founds is as good as its category, in a new world and in one whose leagues stand five points higher', async () => {
  world = await startWorld();
  const first = await foundClub('Primeiro');
  expect(first.money).toBe(ALPHA.clubCreation.openingMoney);
  expect(Math.abs(first.rating - 65.7)).toBeLessThan(2.5);

  for (const [number, strength] of [90, 70.5, 71.5, 72].entries())
    await storeLeague(101 + number, strength, 'finished');
  const second = await foundClub('Segundo');
  expect(Math.abs(second.rating - 71)).toBeLessThan(2.5);
  expect(second.money).toBe(first.money);
});

test('the level is that of the three newest leagues that were drawn, and of each category alone', async () => {
  world = await startWorld();
  const liftOf = (category: 'Várzea' | 'Pro') => loadFoundingLift(world.storage.db, category, ALPHA);
  expect(await liftOf('Várzea')).toBe(ALPHA.clubCreation.newWorldLift);
  await storeLeague(101, 71, 'finished');
  expect(await liftOf('Várzea')).toBe(9);
  for (const number of [102, 103]) await storeLeague(number, 65, 'finished');
  await storeLeague(104, 65, 'running');
  await storeLeague(105, 90, 'open');
  expect(await liftOf('Várzea')).toBe(3);
  expect(await liftOf('Pro')).toBe(ALPHA.clubCreation.newWorldLift);
  const { mean } = ALPHA.players.categories.Pro;
  await storeLeague(106, mean + ALPHA.clubCreation.elevenAbove + 2, 'running', 'Pro');
  expect(await liftOf('Pro')).toBe(2);
  expect(await liftOf('Várzea')).toBe(3);
});

test('bots that are founded later are as good as their category, too', async () => {
  world = await startWorld();
  const bots = async () => {
    const { storage, clock } = world;
    const founding = { category: 'Várzea', count: 3, idOf: (n: number) => `later-${n}`, now: clock.now() } as const;
    const founded = await storage.transaction((tx) => inventBots(tx, founding, createRandom(1), ALPHA));
    return founded.map(({ club }) => bestElevenRating(club, ALPHA));
  };
  const before = await bots();
  await storeLeague(101, 71, 'running');
  for (const [index, rating] of (await bots()).entries()) expect(rating - (before[index] ?? 0)).toBeCloseTo(5, 0);
});
