/** Laws of answers, random draws and curves, on which every rule is built. */
import fc from 'fast-check';
import { createRandom } from '../core/random.ts';
import * as ours from '../index.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import type { Law } from './law.ts';
import { isAbout } from './same-answers.ts';

const folder = 'core';

/** A draw: from 0 to below 1. */
const drawArbitrary = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const once = (draw: number) => scriptedRandom([draw]);

/** Points of rising places, no two values alike. */
function pointsArbitrary() {
  return fc
    .uniqueArray(fc.tuple(fc.integer({ min: -50, max: 150 }), fc.integer({ min: -1_000, max: 1_000 })), {
      minLength: 2,
      maxLength: 6,
      selector: ([at]) => at,
    })
    .map((points) => points.toSorted(([one], [other]) => one - other));
}

export const drawsLaws: readonly Law[] = [
  {
    name: 'an answer is either what was asked for, or the code of a refusal with its facts',
    folder,
    requirements: ['R-PKG-7'],
    property: ({ rules }) =>
      fc.property(fc.jsonValue(), fc.integer(), (value, balance) => {
        const [accepted, refused] = [rules.accept(value), rules.refuse('finances/in-debt', { balance })];
        return (
          accepted.ok &&
          accepted.value === value &&
          !refused.ok &&
          refused.error.code === 'finances/in-debt' &&
          refused.error.facts.balance === balance
        );
      }),
    broken: {
      what: 'a refusal keeps its facts',
      rules: { refuse: (code, ..._) => ({ ok: false, error: { code, facts: {} } as ours.RuleError<typeof code> }) },
    },
  },
  {
    name: 'a number that is drawn lies in its range, and both its ends can come',
    folder,
    requirements: ['R-PLA-13'],
    property: ({ rules }) =>
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(50), drawArbitrary(), (low, more, draw) => {
        const drawn = rules.randomInteger(once(draw), low, low + more);
        return (
          Number.isInteger(drawn) &&
          drawn >= low &&
          drawn <= low + more &&
          rules.randomInteger(once(0), low, low + more) === low &&
          rules.randomInteger(once(1 - 2 ** -32), low, low + more) === low + more
        );
      }),
    broken: {
      what: 'the highest number never comes',
      rules: { randomInteger: (random, low, high) => ours.randomInteger(random, low, Math.max(low, high - 1)) },
    },
  },
  {
    name: 'what can’t be never comes, what is sure always, and what is likelier whenever something less likely does',
    folder,
    requirements: ['R-DAY-4'],
    property: ({ rules }) =>
      fc.property(drawArbitrary(), drawArbitrary(), drawArbitrary(), (draw, one, other) => {
        const comes = (probability: number) => rules.chance(once(draw), probability);
        return !comes(0) && comes(1) && (!comes(Math.min(one, other)) || comes(Math.max(one, other)));
      }),
    broken: { what: 'a chance is even, whatever it says', rules: { chance: (random) => random.next() < 0.5 } },
  },
  {
    name: 'each of a list comes for its part of the draws, and of weighed things in proportion to their weight',
    folder,
    requirements: ['R-BOO-13', 'R-DAY-4'],
    property: ({ rules }) =>
      fc.property(fc.array(fc.record({ weight: fc.nat(9) }), { minLength: 1, maxLength: 8 }), (items) => {
        const weigh = ({ weight }: { readonly weight: number }) => weight;
        const total = items.reduce((sum, item) => sum + item.weight, 0);
        const expected = items.flatMap((item) => Array.from({ length: item.weight }, () => item));
        return (
          items.every((item, place) => rules.pick(once((place + 0.5) / items.length), items) === item) &&
          expected.every((item, place) => rules.pickWeighted(once((place + 0.5) / total), items, weigh) === item)
        );
      }),
    broken: {
      what: 'all weigh the same',
      rules: { pickWeighted: (random, items) => ours.pick(random, items) },
    },
  },
  {
    name: 'a shuffle loses nothing and doubles nothing, is the same for the same seed, and can bring any to the front',
    folder,
    requirements: ['R-COM-8'],
    property: ({ rules }) =>
      fc.property(
        fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 20 }),
        fc.string(),
        fc.nat(),
        (items, seed, n) => {
          const shuffled = rules.shuffled(createRandom(seed), items);
          const chosen = n % items.length;
          const brought = rules.shuffled(scriptedRandom(items.map((_, place) => (place === chosen ? 0 : 0.5))), items);
          return (
            shuffled.length === items.length &&
            items.every((item) => shuffled.includes(item)) &&
            rules.shuffled(createRandom(seed), items).every((item, place) => item === shuffled[place]) &&
            brought[0] === items[chosen]
          );
        },
      ),
    broken: { what: 'what is listed first stays first', rules: { shuffled: (_, items) => [...items] } },
  },
  {
    name: 'what spreads about a mean lies within six deviations of it, as far above it as below',
    folder,
    requirements: ['R-PLA-13'],
    property: ({ rules }) =>
      fc.property(fc.array(drawArbitrary(), { minLength: 12, maxLength: 12 }), (draws) => {
        const deviation = rules.normal(scriptedRandom(draws));
        const mirrored = rules.normal(scriptedRandom(draws.map((draw) => 1 - draw)));
        return (
          Math.abs(deviation) <= 6 &&
          isAbout(deviation, -mirrored) &&
          rules.normal(scriptedRandom(draws.map(() => 0))) === -6
        );
      }),
    broken: { what: 'no player differs from the mean', rules: { normal: () => 0 } },
  },
  {
    name: 'a curve goes through its points, runs straight between two of them, and is level outside',
    folder,
    requirements: ['R-PLA-10', 'R-PLA-11'],
    property: ({ rules }) =>
      fc.property(pointsArbitrary(), fc.nat(100), (points, beyond) => {
        const curve = rules.curve(...points);
        const [first = [0, 0], last = first] = [points[0], points.at(-1)];
        return (
          rules.onCurve(curve, first[0] - beyond) === first[1] &&
          rules.onCurve(curve, last[0] + beyond) === last[1] &&
          points.every(([at, value], index) => {
            const [nextAt, nextValue] = points[index + 1] ?? [at, value];
            const middle = rules.onCurve(curve, (at + nextAt) / 2);
            return rules.onCurve(curve, at) === value && isAbout(middle, (value + nextValue) / 2);
          })
        );
      }),
    broken: {
      what: 'a curve goes by steps',
      rules: { onCurve: (points, at) => (points.findLast((point) => point.at <= at) ?? points[0])?.value ?? 0 },
    },
  },
];
