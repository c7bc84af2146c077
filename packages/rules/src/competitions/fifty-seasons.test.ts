/** Many seasons of the four categories, filled as the server does: bots without a league first, then new ones. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../clubs/category.ts';
import { createRandom, shuffled } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { categoryAfter } from './promotion-and-relegation.ts';

const SEASONS = 50;
const { leagueClubs } = ALPHA.competitions;
/** Bots without a league that a category keeps. */
const IDLE_KEPT = 30;

/** Plays seasons in which so many managers enter Várzea each; answers the clubs of every category after each season. */
function seasons(seed: string, newcomers: number) {
  const random = createRandom(seed);
  const categories = new Map<string, Category>();
  let founded = 0;
  const found = (category: Category): string => {
    const id = `club-${++founded}`;
    categories.set(id, category);
    return id;
  };
  return Array.from({ length: SEASONS }, () => {
    for (let entered = 0; entered < newcomers; entered++) found('Várzea');
    const before = new Map(categories);
    const leagues = CATEGORIES.map((category, level) => {
      const idle = [...before].filter(([, own]) => own === category).map(([id]) => id);
      const entrants = shuffled(random, idle).slice(0, leagueClubs);
      while (entrants.length < leagueClubs) entrants.push(found(category));
      const table = shuffled(random, entrants);
      table.forEach((id, index) => {
        categories.set(id, categoryAfter({ category, place: index + 1, clubs: table.length }, ALPHA));
      });
      return { category, level, table };
    });
    for (const category of CATEGORIES) {
      const idle = [...categories].filter(([, own]) => own === category).map(([id]) => id);
      for (const id of idle.slice(IDLE_KEPT)) categories.delete(id);
    }
    return { leagues, clubs: categories.size };
  });
}

test('leagues stay full, two go up and two go down at every border, and the number of clubs stays bounded (R-DIV-1, R-DIV-2, R-WLD-19)', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(3), (seed, newcomers) => {
      for (const { leagues, clubs } of seasons(seed, newcomers)) {
        expect(clubs).toBeLessThanOrEqual(CATEGORIES.length * IDLE_KEPT);
        for (const { category, level, table } of leagues) {
          expect(new Set(table).size).toBe(leagueClubs);
          const steps = table.map((_, index) => {
            const after = categoryAfter({ category, place: index + 1, clubs: table.length }, ALPHA);
            return (CATEGORIES as readonly string[]).indexOf(after) - level;
          });
          const count = (step: number) => steps.filter((other) => other === step).length;
          expect([count(1), count(-1)]).toEqual([category === 'Pro' ? 0 : 2, category === 'Várzea' ? 0 : 2]);
          expect(steps.every((step) => Math.abs(step) <= 1)).toBe(true);
        }
      }
    }),
    { numRuns: 20 },
  );
});
