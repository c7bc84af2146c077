import { describe, expect, test } from 'vitest';
import { BOOSTER_ATTRIBUTES, BOOSTER_CATEGORIES } from '../boosters/constants.ts';
import { MARKET_POSITIONS } from '../market/constants.ts';
import { SKILLS } from '../players/attributes.ts';
import { FORMATION_NAMES } from '../tactics/formations.ts';
import { ALPHA } from './alpha.ts';
import type { Ruleset } from './ruleset.ts';
import { SERVER_RULES } from './server-rules.ts';
import { FIXED_LENGTH_LISTS, rulesetVariant } from './variant.ts';

function variant(changes: unknown, base: Ruleset = ALPHA): Ruleset {
  const result = rulesetVariant(changes, base);
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.facts)}`);
  return result.value;
}

const refusal = (changes: unknown) => {
  const result = rulesetVariant(changes, ALPHA);
  return result.ok ? null : result.error;
};

/** The paths of all empty lists within a value. */
function emptyLists(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value) && value.length === 0) return [path.join('.')];
  return Object.entries(Object(value)).flatMap(([key, field]) =>
    typeof field === 'object' ? emptyLists(field, [...path, key]) : [],
  );
}

test('Alpha trains at ×5, rests at ×2 and plays two matches a day (R-SRV-1)', () => {
  expect(ALPHA.name).toBe('Alpha');
  expect(ALPHA.server).toBe(SERVER_RULES);
  expect(SERVER_RULES).toEqual({ trainingSpeed: 5, restSpeed: 2, matchesPerDay: 2 });
});

describe('a variant of a rule set (R-SRV-2)', () => {
  test('that changes nothing is equal to its base', () => {
    expect(variant({})).toEqual(ALPHA);
  });

  test('changes the named constants and keeps all others', () => {
    const changed = variant({
      name: 'Beta',
      server: { restSpeed: 3 },
      sponsorship: { categoryMultipliers: { Amador: 4 } },
    });
    expect(changed).toEqual({
      ...ALPHA,
      name: 'Beta',
      server: { trainingSpeed: 5, restSpeed: 3, matchesPerDay: 2 },
      sponsorship: { ...ALPHA.sponsorship, categoryMultipliers: { Várzea: 1, Amador: 4, 'Semi-Pro': 6, Pro: 10 } },
    });
  });

  test('that gives no name keeps that of its base', () => {
    expect(variant({ server: { restSpeed: 3 } }).name).toBe('Alpha');
    expect(variant({ server: { restSpeed: 3 } }, variant({ name: 'Beta' })).name).toBe('Beta');
  });

  test('leaves its base as it was', () => {
    const before = JSON.stringify(ALPHA);
    variant({ server: { restSpeed: 3 }, sponsorship: { offers: [] } });
    expect(JSON.stringify(ALPHA)).toBe(before);
  });

  test('can be laid over another variant', () => {
    const base = variant({ server: { restSpeed: 3 } });
    expect(variant({ server: { trainingSpeed: 1 } }, base).server).toEqual({
      trainingSpeed: 1,
      restSpeed: 3,
      matchesPerDay: 2,
    });
  });
});

describe('lists in a variant (R-SRV-5)', () => {
  test('replace the whole list, shorter or longer', () => {
    expect(variant({ training: { intensities: [1] } }).training.intensities).toEqual([1]);
    expect(variant({ training: { intensities: [1, 0.9, 0.8, 0.5] } }).training.intensities).toEqual([1, 0.9, 0.8, 0.5]);
    expect(variant({ sponsorship: { offers: [] } }).sponsorship.offers).toEqual([]);
  });

  test('take complete rows only', () => {
    const row = { id: '9', duration: 3, factor: 0.5, credits: 1 };
    expect(variant({ sponsorship: { offers: [row] } }).sponsorship.offers).toEqual([row]);
    const { credits: _, ...incomplete } = row;
    expect(refusal({ sponsorship: { offers: [row, incomplete] } })).toEqual({
      code: 'ruleset/ill-typed',
      facts: { path: 'sponsorship.offers.1.credits', expected: 'number' },
    });
  });

  test('of a fixed length keep it (R-SRV-4)', () => {
    expect(FIXED_LENGTH_LISTS).toContain('training.levelThresholds');
    expect(variant({ training: { levelThresholds: [1, 2, 3] } }).training.levelThresholds).toEqual([1, 2, 3]);
    expect(refusal({ training: { levelThresholds: [1, 2] } })).toEqual({
      code: 'ruleset/ill-typed',
      facts: { path: 'training.levelThresholds', expected: 'list of 3' },
    });
  });

  test('that are empty take rows of the kind that they are for (R-CLU-5)', () => {
    expect(variant({ clubCreation: { offensivePatterns: ['porra'] } }).clubCreation.offensivePatterns).toEqual([
      'porra',
    ]);
    for (const row of [null, 1, ['porra'], {}]) {
      expect(refusal({ clubCreation: { offensivePatterns: [row] } })).toEqual({
        code: 'ruleset/ill-typed',
        facts: { path: 'clubCreation.offensivePatterns.0', expected: 'string' },
      });
    }
  });

  test('that are empty in the base take rows like Alpha’s', () => {
    const { ageRanges } = ALPHA.market;
    const base = variant({ market: { ageRanges: [] } });
    expect(variant({ market: { ageRanges } }, base).market.ageRanges).toEqual(ageRanges);
    expect(rulesetVariant({ market: { ageRanges: ['x'] } }, base)).toEqual({
      ok: false,
      error: { code: 'ruleset/ill-typed', facts: { path: 'market.ageRanges.0', expected: 'object' } },
    });
  });

  test('has one empty list in Alpha, of texts: another one has to declare its type', () => {
    expect(emptyLists(ALPHA)).toEqual(['clubCreation.offensivePatterns']);
  });

  test('every list of a fixed length exists', () => {
    for (const path of FIXED_LENGTH_LISTS) {
      const [folder = '', name = ''] = path.split('.');
      expect((ALPHA as unknown as Record<string, Record<string, unknown>>)[folder]?.[name]).toBeInstanceOf(Array);
    }
  });
});

describe('a constant that does not exist is refused with its path (R-SRV-3)', () => {
  test.each([
    [{ servers: {} }, 'servers'],
    [{ server: { restspeed: 2 } }, 'server.restspeed'],
    [
      { sponsorship: { offers: [{ id: '1', duration: 1, factor: 1, credits: 1, bonus: 1 }] } },
      'sponsorship.offers.0.bonus',
    ],
    [{ server: { constructor: 1 } }, 'server.constructor'],
    [JSON.parse('{"__proto__": {"restSpeed": 1}}'), '__proto__'],
  ])('%j is refused at %s', (changes, path) => {
    expect(refusal(changes)).toEqual({ code: 'ruleset/unknown-key', facts: { path } });
  });
});

const withBooster = (changes: object) => ({
  boosters: { playerBoosters: [{ ...ALPHA.boosters.playerBoosters[29], ...changes }] },
});

describe('a constant of another type is refused with its path and what was expected (R-SRV-4)', () => {
  test.each([
    [null, '', 'object'],
    [[], '', 'object'],
    ['Alpha', '', 'object'],
    [{ name: 1 }, 'name', 'string'],
    [{ server: null }, 'server', 'object'],
    [{ server: [] }, 'server', 'object'],
    [{ server: { restSpeed: '2' } }, 'server.restSpeed', 'number'],
    [{ server: { restSpeed: Number.NaN } }, 'server.restSpeed', 'finite number'],
    [{ server: { restSpeed: Number.POSITIVE_INFINITY } }, 'server.restSpeed', 'finite number'],
    [{ name: Number.NaN }, 'name', 'string'],
    [{ server: { restSpeed: undefined } }, 'server.restSpeed', 'number'],
    [{ server: { restSpeed: null } }, 'server.restSpeed', 'number'],
    [{ training: { intensities: 1 } }, 'training.intensities', 'list'],
    [{ training: { levelThresholds: 1 } }, 'training.levelThresholds', 'list of 3'],
    [{ training: { intensities: { 0: 1 } } }, 'training.intensities', 'list'],
    [{ training: { intensities: [1, '0.9'] } }, 'training.intensities.1', 'number'],
    [{ training: { intensities: [1, 1, 1, 1, null] } }, 'training.intensities.4', 'number'],
    [{ sponsorship: { offers: [1] } }, 'sponsorship.offers.0', 'object'],
    [{ clubCreation: { category: 'Foo' } }, 'clubCreation.category', 'Várzea | Amador | Semi-Pro | Pro'],
    [{ clubCreation: { category: 1 } }, 'clubCreation.category', 'Várzea | Amador | Semi-Pro | Pro'],
    [{ clubCreation: { defaultTactic: 'D' } }, 'clubCreation.defaultTactic', 'A | B | C'],
    [{ clubCreation: { formations: { B: '4-4-2' } } }, 'clubCreation.formations.B', FORMATION_NAMES.join(' | ')],
    [{ market: { defaultSearch: { position: 'ST' } } }, 'market.defaultSearch.position', MARKET_POSITIONS.join(' | ')],
    [withBooster({ category: 'platinum' }), 'boosters.playerBoosters.0.category', BOOSTER_CATEGORIES.join(' | ')],
    [withBooster({ attribute: 'morale' }), 'boosters.playerBoosters.0.attribute', BOOSTER_ATTRIBUTES.join(' | ')],
    [withBooster({ attribute: undefined }), 'boosters.playerBoosters.0.attribute', BOOSTER_ATTRIBUTES.join(' | ')],
    [
      { boosters: { matchBoosters: [{ ...ALPHA.boosters.matchBoosters[9], attribute: 'potential' }] } },
      'boosters.matchBoosters.0.attribute',
      [...SKILLS, 'morale'].join(' | '),
    ],
  ])('%j is refused at %s, where it must be %s', (changes, path, expected) => {
    expect(refusal(changes)).toEqual({ code: 'ruleset/ill-typed', facts: { path, expected } });
  });
});
