import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { NATURAL_POSITIONS } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BUILT_AT } from '../testing/builders.ts';
import { playerAge } from './age.ts';
import { SKILLS } from './attributes.ts';
import { COUNTRIES } from './country.ts';
import { generatePlayer, type PlayerOptions } from './generation.ts';
import { overall } from './overall.ts';
import type { Player } from './player.ts';
import { weeklySalary } from './salary.ts';
import { marketValue } from './value.ts';

const options: PlayerOptions = { id: 'p1', now: BUILT_AT, position: 'CF', strength: { category: 'Várzea' } };

function generated(count: number, changes: Partial<PlayerOptions> = {}, ruleset: Ruleset = ALPHA): Player[] {
  const random = createRandom('players');
  return Array.from({ length: count }, () => generatePlayer(random, { ...options, ...changes }, ruleset));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a generated player (R-PLA-13)', () => {
  test('is the same from the same seed', () => {
    expect(generatePlayer(createRandom(7), options, ALPHA)).toEqual(generatePlayer(createRandom(7), options, ALPHA));
    expect(generatePlayer(createRandom(7), options, ALPHA)).not.toEqual(
      generatePlayer(createRandom(8), options, ALPHA),
    );
  });

  test('of seed 7 stays this one: a change of it belongs in the changelog', () => {
    expect(generatePlayer(createRandom(7), { ...options, clubId: 'c1', number: 9 }, ALPHA)).toMatchInlineSnapshot(`
      {
        "attributeBoosters": [
          {
            "slotId": 1,
            "status": "locked",
          },
          {
            "slotId": 2,
            "status": "locked",
          },
          {
            "slotId": 3,
            "status": "locked",
          },
        ],
        "attributes": {
          "acceleration": 56.7,
          "agility": 52.9,
          "anticipation": 61.5,
          "composure": 55.2,
          "condition": 100,
          "crossing": 32.2,
          "decision": 41.1,
          "determination": 61,
          "dribbling": 64.8,
          "exp": 0,
          "finishing": 62.4,
          "firstTouch": 58.8,
          "handling": 16.6,
          "heading": 66.3,
          "jumpingReach": 51.3,
          "leadership": 44.7,
          "marking": 29.5,
          "morale": 70,
          "oneOnOnes": 3.5,
          "passing": 29.1,
          "potential": 73.6,
          "reflexes": 12.4,
          "speed": 55.9,
          "stamina": 50,
          "strength": 64.2,
          "tackling": 34.2,
          "technique": 31.7,
          "vision": 44.6,
          "workRate": 49.5,
        },
        "club": "c1",
        "forSale": false,
        "id": "p1",
        "marketValue": 72400,
        "number": 9,
        "personalData": {
          "country": "BR",
          "dob": 1189987200000,
          "name": "Serginho Mineiro",
          "position": "CF",
        },
        "salary": 10310,
        "statistics": {
          "assists": 0,
          "goals": 0,
          "matches": 0,
          "ratings": [],
        },
      }
    `);
  });

  test('is fit, of ordinary morale, without experience, statistics or open slots, and not for sale', () => {
    const player = generatePlayer(createRandom(1), options, ALPHA);
    expect(player).toMatchObject({ id: 'p1', club: null, number: 1, forSale: false });
    expect(player.attributes).toMatchObject({ condition: 100, morale: 70, exp: 0 });
    expect(player.statistics).toEqual({ matches: 0, goals: 0, assists: 0, ratings: [] });
    expect(player.attributeBoosters).toEqual([1, 2, 3].map((slotId) => ({ slotId, status: 'locked' })));
  });

  test('is worth and earns what his overall says', () => {
    for (const player of generated(20)) {
      expect(player.marketValue).toBe(marketValue(player, BUILT_AT, ALPHA));
      expect(player.salary).toBe(weeklySalary(player, ALPHA));
    }
  });

  test('has skills from 1 to 100, to one decimal', () => {
    for (const { attributes } of generated(50, { strength: { overall: { minimum: 3, maximum: 99 } } })) {
      for (const skill of SKILLS) {
        expect(attributes[skill]).toBeGreaterThanOrEqual(1);
        expect(attributes[skill]).toBeLessThanOrEqual(100);
        expect(attributes[skill]).toBe(Math.round(attributes[skill] * 10) / 10);
      }
    }
  });

  test.each([
    ['Várzea', 61, 54, 69],
    ['Amador', 65.5, 58.5, 73.5],
    ['Semi-Pro', 70, 63, 78],
    ['Pro', 74.5, 67.5, 82.5],
  ] as const)('of %s has an overall around %d, from %d to %d', (category, average, minimum, maximum) => {
    const ratings = generated(400, { strength: { category } }).map((player) => overall(player, ALPHA));
    expect(Math.abs(mean(ratings) - average)).toBeLessThan(0.5);
    expect(Math.min(...ratings)).toBeGreaterThan(minimum - 0.1);
    expect(Math.max(...ratings)).toBeLessThan(maximum + 0.1);
    expect(Math.min(...ratings)).toBeLessThan(average - 5);
    expect(Math.max(...ratings)).toBeGreaterThan(average + 5);
  });

  test.each([
    [61, 65],
    [96, 99],
    [70, 70],
  ])('asked for an overall of %i to %i has one, as screens cut it off', (minimum, maximum) => {
    const ratings = NATURAL_POSITIONS.flatMap((position) =>
      generated(40, { position, strength: { overall: { minimum, maximum } } }).map((player) => overall(player, ALPHA)),
    );
    const shown = ratings.map(Math.floor);
    expect([Math.min(...shown), Math.max(...shown)]).toEqual([minimum, maximum]);
  });

  test('is 16 to 35 years old, every age occurs', () => {
    const ages = generated(1_500).map((player) => playerAge(player, BUILT_AT));
    expect(new Set(ages)).toEqual(new Set(Array.from({ length: 20 }, (_, index) => 16 + index)));
    expect(mean(ages)).toBeGreaterThan(24);
    expect(mean(ages)).toBeLessThan(26);
  });

  test.each([
    [18, 21],
    [33, 35],
    [29, 29],
  ])('asked for an age of %i to %i has it', (minimum, maximum) => {
    const ages = generated(200, { age: { minimum, maximum } }).map((player) => playerAge(player, BUILT_AT));
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([minimum, maximum]);
  });

  test('throws for an age outside the rule set', () => {
    expect(() => generatePlayer(createRandom(1), { ...options, age: { minimum: 40, maximum: 41 } }, ALPHA)).toThrow(
      RangeError,
    );
  });

  test('was born at a UTC midnight', () => {
    for (const { personalData } of generated(50)) expect(personalData.dob % 86_400_000).toBe(0);
  });

  test('has a potential to one decimal at or above his overall, up to 99, and the younger the more room', () => {
    const room = (minimum: number, maximum: number) =>
      generated(200, { age: { minimum, maximum } }).map(({ attributes, ...player }) => {
        const left = attributes.potential - overall({ attributes, ...player }, ALPHA);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(attributes.potential).toBe(Math.round(attributes.potential * 10) / 10);
        return left;
      });
    expect(Math.abs(mean(room(16, 16)) - 14)).toBeLessThan(1);
    expect(Math.abs(mean(room(24, 24)) - 5)).toBeLessThan(0.5);
    expect(Math.max(...room(30, 35))).toBeLessThan(0.1001);
    const stars = generated(100, {
      strength: { overall: { minimum: 95, maximum: 97 } },
      age: { minimum: 16, maximum: 18 },
    });
    expect(Math.max(...stars.map(({ attributes }) => attributes.potential))).toBe(99);
  });

  test('above the highest potential keeps his overall as potential', () => {
    for (const player of generated(20, { strength: { overall: { minimum: 99, maximum: 99 } } })) {
      expect(player.attributes.potential).toBe(Math.ceil(overall(player, ALPHA) * 10) / 10);
    }
  });

  test('is better in his position than in any line far from it', () => {
    for (const position of NATURAL_POSITIONS) {
      const far = position === 'GK' || position === 'CB' ? 'CF' : 'GK';
      for (const player of generated(10, { position })) {
        const elsewhere = { ...player, personalData: { ...player.personalData, position: far } } as const;
        expect(overall(player, ALPHA)).toBeGreaterThan(overall(elsewhere, ALPHA));
      }
    }
  });

  test('gets the best skills there are if the weights of his position can’t reach his overall', () => {
    const { CF } = ALPHA.positions.weights;
    const halved = Object.fromEntries(SKILLS.map((skill) => [skill, CF[skill] / 2])) as typeof CF;
    const weights = { ...ALPHA.positions.weights, CF: halved };
    const [player] = generated(1, {}, { ...ALPHA, positions: { ...ALPHA.positions, weights } });
    expect(player?.attributes).toMatchObject({ finishing: 100, composure: 100, strength: 100 });
  });

  test('outfield players are no keepers, and keepers no passers', () => {
    const field = generated(50, { position: 'CM' }).map(({ attributes }) => attributes);
    const keepers = generated(50, { position: 'GK' }).map(({ attributes }) => attributes);
    expect(Math.abs(mean(field.map(({ reflexes }) => reflexes)) - 61 * 0.2)).toBeLessThan(2);
    expect(Math.abs(mean(keepers.map(({ passing }) => passing)) - 61 * 0.45)).toBeLessThan(2);
    expect(Math.abs(mean(keepers.map(({ stamina }) => stamina)) - 61 * 0.8)).toBeLessThan(2);
    expect(Math.abs(mean(field.map(({ finishing }) => finishing)) - 61 * 0.53)).toBeLessThan(2);
    expect(Math.abs(mean(field.map(({ leadership }) => leadership)) - 61 * 0.76)).toBeLessThan(2);
  });

  test('has more of what his position asks for most', () => {
    const strikers = generated(200).map(({ attributes }) => attributes);
    const [finishing, dribbling] = [
      mean(strikers.map((one) => one.finishing)),
      mean(strikers.map((one) => one.dribbling)),
    ];
    expect(Math.abs(finishing - dribbling - 8)).toBeLessThan(1);
  });

  test('is a regular by the better of two draws and a reserve by the weaker (R-PLA-28)', () => {
    const ratings = (role: 'regular' | 'reserve') =>
      generated(400, { strength: { category: 'Várzea', role } }).map((player) => overall(player, ALPHA));
    // The expected maximum of two normal draws lies 0.564 standard deviations above their mean.
    expect(Math.abs(mean(ratings('regular')) - (61 + 0.564 * 2.3))).toBeLessThan(0.4);
    expect(Math.abs(mean(ratings('reserve')) - (61 - 0.564 * 2.3))).toBeLessThan(0.4);
  });

  test('is weaker than others of his category in his youth and in his last years, and best in his prime', () => {
    const at = (age: number) =>
      mean(generated(300, { age: { minimum: age, maximum: age } }).map((player) => overall(player, ALPHA)));
    const [youth, prime, veteran] = [at(18), at(27), at(35)];
    expect(Math.abs(prime - youth - 4.6)).toBeLessThan(0.6);
    expect(Math.abs(prime - veteran - 3.1)).toBeLessThan(0.6);
  });

  test('follows the rule set', () => {
    const strong: Ruleset = {
      ...ALPHA,
      condition: { ...ALPHA.condition, cap: 90 },
      boosters: { ...ALPHA.boosters, slotLevels: [2] },
      players: {
        ...ALPHA.players,
        categories: { ...ALPHA.players.categories, Várzea: { mean: 90, spread: 0, minimum: 54, maximum: 95 } },
        initialMorale: 12,
        ages: [{ age: 20, weight: 1 }],
        countries: { BR: 0, AR: 0, CO: 0, UY: 0, CL: 1, PY: 0, EC: 0, VE: 0 },
        growth: [{ at: 0, value: 0 }],
        prime: [{ at: 0, value: 0 }],
        salary: { ...ALPHA.players.salary, overall: [{ at: 0, value: 5 }], step: 1 },
      },
    };
    const [player] = generated(1, {}, strong);
    expect(player?.attributes).toMatchObject({ condition: 90, morale: 12 });
    expect(player?.attributes.potential).toBeCloseTo(90, 0);
    expect(player?.personalData.country).toBe('CL');
    expect(player && playerAge(player, BUILT_AT)).toBe(20);
    expect(player?.salary).toBe(5);
    expect(player?.attributeBoosters).toHaveLength(1);
  });
});

describe('the country of a generated player', () => {
  test('is mostly Brazil, and each of the eight countries (R-PLA-14)', () => {
    const countries = generated(1_000).map(({ personalData }) => personalData.country);
    const share = (country: string) => countries.filter((one) => one === country).length / countries.length;
    expect(new Set(countries)).toEqual(new Set(COUNTRIES));
    expect(Math.abs(share('BR') - 0.86)).toBeLessThan(0.03);
    expect(Math.abs(share('AR') - 0.04)).toBeLessThan(0.02);
  });

  test('is the country that was asked for (R-PLA-3)', () => {
    expect(new Set(generated(20, { country: 'VE' }).map(({ personalData }) => personalData.country))).toEqual(
      new Set(['VE']),
    );
  });
});
