/** Worlds in which a new manager founds his club: new ones, and some that bots have played for seasons. R-ECO-9, R-ECO-10 */
import { createClub } from '@mundo-manager/rules';
import { foundingLift } from '@mundo-manager/rules/club-creation';
import { CATEGORIES, type Club, type KnownCategory } from '@mundo-manager/rules/clubs';
import { createRandom, pick } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { EconomyWorld } from '../simulate-economy/economy-world.ts';
import type { Policy } from '../simulate-economy/policy.ts';
import { playByModel } from '../simulate-economy/quick-model.ts';

/** The manager's club; it pays no entries, for credits are no part of this. */
export const OWN = 'newcomer';

const EMBLEM: Club['emblem'] = {
  shape: 0,
  symbol: 0,
  pattern: 0,
  border: 0,
  primary: '#12683f',
  secondary: '#f6f7f2',
  tertiary: '#f4c21c',
};

/** A league of bots in each category, which have played so many seasons. */
export function botWorld(seasons: number, seed: string, ruleset: Ruleset): EconomyWorld {
  const clubs = ruleset.competitions.leagueClubs * CATEGORIES.length;
  const categories: readonly KnownCategory[] = CATEGORIES;
  const world = new EconomyWorld({ seasons, clubs, seed, quick: true, categories }, ruleset, playByModel);
  for (let season = 1; season <= seasons; season++) world.playSeason();
  return world;
}

/** Founds a manager's club in place of a Várzea bot: the first of a new world, where none has a history, else one that is drawn. */
export function foundNewcomer(world: EconomyWorld, policy: Policy, seed: string, ruleset: Ruleset): void {
  const { population } = world;
  const bots = lowestClubs(world);
  const given = population.season === 0 ? bots[0] : pick(createRandom(`${seed}/place`), bots);
  if (given === undefined) throw new Error('no club of the lowest category');
  population.replace(given.id, newClub(world, seed, ruleset));
  world.policies.set(OWN, policy);
}

/** The clubs of the lowest category. */
export function lowestClubs({ population }: EconomyWorld): readonly Club[] {
  const [lowest] = CATEGORIES;
  return [...population.clubs.values()].filter(({ category }) => category === lowest);
}

/** A club as a manager founds it today. */
function newClub(world: EconomyWorld, seed: string, ruleset: Ruleset): Club {
  const { category } = ruleset.clubCreation;
  const lift = foundingLift({ category, forecasts: world.forecastsOf(category) }, ruleset);
  const input = { id: OWN, name: 'Clube Novo', kitId: 0, managerName: 'Ana', now: world.today, lift, emblem: EMBLEM };
  const founded = createClub(input, createRandom(`${seed}/own`), ruleset);
  if (!founded.ok) throw new Error(founded.error.code);
  return founded.value.club;
}
