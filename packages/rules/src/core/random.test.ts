import { describe, expect, test } from 'vitest';
import { scriptedRandom } from '../testing/scripted-random.ts';
import {
  chance,
  createRandom,
  normal,
  pick,
  pickWeighted,
  type Random,
  type RandomState,
  randomInteger,
  shuffled,
} from './random.ts';

function draws(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.next());
}

describe('a seeded generator', () => {
  test('of seed 7 draws these numbers on every engine: others mean that every golden seed changes', () => {
    expect(draws(createRandom(7), 4)).toMatchInlineSnapshot(`
      [
        0.19141467055305839,
        0.10458959871903062,
        0.7485534083098173,
        0.10061049135401845,
      ]
    `);
  });

  test('draws the same for the same seed, whether it is a number or a text', () => {
    expect(draws(createRandom('42'), 50)).toEqual(draws(createRandom(42), 50));
  });

  test.each([
    ['neighbouring numbers', 1, 2],
    ['texts that differ in their last letter', 'rodada-a', 'rodada-b'],
    ['a text and the empty one', 'x', ''],
  ])('draws others for another seed: %s', (_, left, right) => {
    const [a, b] = [draws(createRandom(left), 20), draws(createRandom(right), 20)];
    expect(a.filter((draw, index) => draw === b[index])).toEqual([]);
  });

  test.each([
    [[]],
    [[1, 2, 3]],
    [[1, 2, 3, 4, 5]],
    [[1, 2, 3, -1]],
    [[1, 2, 3, 0.5]],
    [[1, 2, 3, 2 ** 32]],
    [['1', 2, 3, 4]],
  ])('refuses %j as a stored state', (state) => {
    expect(() => createRandom(state as unknown as RandomState)).toThrow(RangeError);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, {}, null])('takes no %s for a seed', (seed) => {
    expect(() => createRandom(seed as number)).toThrow(
      new RangeError(`createRandom: needs a text, a finite number or a stored state as its seed, got ${seed}`),
    );
  });

  test('goes on from its stored state as if it had never stopped', () => {
    const random = createRandom('liga');
    draws(random, 10);
    const stored = JSON.parse(JSON.stringify(random.state()));
    expect(draws(createRandom(stored), 20)).toEqual(draws(random, 20));
  });

  test('stores its state as unsigned words, which reading does not change', () => {
    const random = createRandom('liga');
    draws(random, 100);
    expect(random.state().every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
    expect(random.state()).toEqual(random.state());
  });

  test('draws from 0 to below 1, evenly over ten equal parts', () => {
    const counts = new Array(10).fill(0);
    for (const draw of draws(createRandom('partes'), 20_000)) counts[Math.floor(draw * 10)] += 1;
    expect(counts.length).toBe(10);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('an integer in a range', () => {
  test.each([
    [0, 3],
    [0.249, 3],
    [0.25, 4],
    [0.999, 6],
  ])('for the draw %d is %i out of 3 to 6', (draw, expected) => {
    expect(randomInteger(scriptedRandom([draw]), 3, 6)).toBe(expected);
  });
});

describe('a chance', () => {
  test.each([
    [0.299, true],
    [0.3, false],
  ])('of 0.3 at the draw %d: %s', (draw, expected) => {
    expect(chance(scriptedRandom([draw]), 0.3)).toBe(expected);
  });

  test('of 1 always comes, of 0 never', () => {
    expect(chance(scriptedRandom([0.999]), 1)).toBe(true);
    expect(chance(scriptedRandom([0]), 0)).toBe(false);
  });
});

describe('a pick', () => {
  test.each([
    [0, 'a'],
    [0.34, 'b'],
    [0.99, 'c'],
  ])('for the draw %d is %s', (draw, expected) => {
    expect(pick(scriptedRandom([draw]), ['a', 'b', 'c'])).toBe(expected);
  });

  test('out of nothing is a programmer’s mistake', () => {
    expect(() => pick(scriptedRandom([0]), [])).toThrow("pick: needs a list with an item, got '0 items'");
  });
});

test('an integer between bounds that are swapped or missing is a programmer error', () => {
  expect(() => randomInteger(scriptedRandom([0]), 5, 1)).toThrow(
    new RangeError('randomInteger: needs a low number that is not above the high one, got 5, 1'),
  );
  expect(() => randomInteger(scriptedRandom([0]), 5, undefined as unknown as number)).toThrow(RangeError);
});

test.each<[string, (random: Random) => unknown]>([
  ['randomInteger', (random) => randomInteger(random, 1, 2)],
  ['chance', (random) => chance(random, 0.5)],
  ['pick', (random) => pick(random, [1])],
  ['pickWeighted', (random) => pickWeighted(random, [1], () => 1)],
  ['shuffled', (random) => shuffled(random, [1])],
  ['normal', (random) => normal(random)],
])('%s throws for another argument in the place of the generator', (rule, draw) => {
  for (const wrong of [undefined, null, 7, Math.random]) {
    expect(() => draw(wrong as unknown as Random)).toThrow(new RegExp(`^${rule}: needs a Random, got `));
  }
});

describe('a weighted pick', () => {
  const weights = { a: 1, b: 0, c: 3 };
  const items = ['a', 'b', 'c'] as const;

  test.each([
    [0, 'a'],
    [0.2499, 'a'],
    [0.25, 'c'],
    [0.999, 'c'],
  ])('for the draw %d is %s, and never the one without weight', (draw, expected) => {
    expect(pickWeighted(scriptedRandom([draw]), items, (item) => weights[item])).toBe(expected);
  });

  test('without any weight is a programmer’s mistake', () => {
    expect(() => pickWeighted(scriptedRandom([0]), items, () => 0)).toThrow(
      'pickWeighted: needs weights from 0 with one above it, got 0, 0, 0',
    );
  });
});

describe('a shuffle', () => {
  test('orders by one draw an item and leaves its input alone', () => {
    const input = ['a', 'b', 'c'];
    const random = scriptedRandom([0.7, 0.1, 0.4]);
    expect(shuffled(random, input)).toEqual(['b', 'c', 'a']);
    expect(input).toEqual(['a', 'b', 'c']);
    random.assertExhausted();
  });
});

describe('a normal draw', () => {
  test('is the sum of twelve draws less six', () => {
    const random = scriptedRandom([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.75]);
    expect(normal(random)).toBe(0.25);
    random.assertExhausted();
  });

  test('has a mean of about 0 and a deviation of about 1', () => {
    const random = createRandom('sino');
    const values = Array.from({ length: 10_000 }, () => normal(random));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.abs(Math.sqrt(variance) - 1)).toBeLessThan(0.05);
  });
});
