import { describe, expect, test } from 'vitest';
import { buildEmblem } from '../testing/builders.ts';
import { validateEmblem } from './emblem.ts';
import { EMBLEM_BORDERS, EMBLEM_PATTERNS, EMBLEM_SHAPES, EMBLEM_SYMBOLS } from './emblem-parts.ts';

test('there are eleven shapes in the product’s order (R-CLU-7)', () => {
  expect(EMBLEM_SHAPES).toEqual([
    'Escudo2',
    'Escudo3',
    'LosangoTriangulo',
    'Guitarra',
    'Scudo',
    'Escudo',
    'Pentágono',
    'Círculo',
    'Pentágono Invertido',
    'Hexágono',
    'Elipse2',
  ]);
});

test('there are four patterns and five borders (R-CLU-8)', () => {
  expect(EMBLEM_PATTERNS).toEqual(['halvesAcross', 'halvesDown', 'chief', 'plain']);
  expect(EMBLEM_BORDERS).toEqual(['black', 'bronze', 'silver', 'gold', 'gray']);
});

test('there are ninety symbols, each once, named as the icon set names them (R-CLU-9)', () => {
  expect(EMBLEM_SYMBOLS).toHaveLength(90);
  expect(new Set(EMBLEM_SYMBOLS).size).toBe(90);
  for (const symbol of EMBLEM_SYMBOLS) expect(symbol).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(EMBLEM_SYMBOLS).toContain('soccer-ball');
});

describe('which emblems exist (R-CLU-10)', () => {
  test.each([
    ['the first of each', {}],
    ['the last of each', { shape: 10, symbol: 89, pattern: 3, border: 4 }],
    ['capitals in a colour', { primary: '#ABCDEF' }],
  ])('%s', (_, changes) => {
    const emblem = buildEmblem(changes);
    expect(validateEmblem(emblem)).toEqual({ ok: true, value: emblem });
  });

  test.each([
    ['shape', 11],
    ['shape', -1],
    ['shape', 0.5],
    ['shape', Number.NaN],
    ['symbol', 90],
    ['symbol', -1],
    ['pattern', 4],
    ['pattern', -1],
    ['border', 5],
    ['border', -1],
    ['primary', 'green'],
    ['primary', '#12345'],
    ['primary', '#1234567'],
    ['primary', 'x#123456'],
    ['secondary', '#12345g'],
    ['tertiary', ''],
  ] as const)('no %s %s', (field, value) => {
    expect(validateEmblem(buildEmblem({ [field]: value }))).toEqual({
      ok: false,
      error: { code: 'club-creation/invalid-emblem', facts: { field } },
    });
  });

  test.each([
    ['shape', '1'],
    ['symbol', [1]],
    ['primary', ['#ffffff']],
    ['secondary', null],
    ['tertiary', [['#ffffff']]],
  ])('no %s of another type: %j', (field, value) => {
    expect(validateEmblem({ ...buildEmblem(), [field]: value } as never)).toEqual({
      ok: false,
      error: { code: 'club-creation/invalid-emblem', facts: { field } },
    });
  });

  test('no other part exists', () => {
    const emblem = buildEmblem();
    expect(validateEmblem({ ...emblem, evil: 'x' } as typeof emblem)).toEqual({ ok: true, value: emblem });
  });

  test('the first of several wrong parts is named', () => {
    expect(validateEmblem(buildEmblem({ border: 9, tertiary: 'x' }))).toMatchObject({
      error: { facts: { field: 'border' } },
    });
  });
});
