import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { expect, test } from 'vitest';
import { INNOCENT_NAMES } from './innocent-names.ts';
import { isOffensive } from './profanity.ts';

const withoutExcuses = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

test.each(INNOCENT_NAMES)('without its excuse %s would be refused, with it it is not (R-CLU-6)', (name) => {
  expect(withoutExcuses.hasMatch(name)).toBe(true);
  expect(isOffensive(name, [])).toBe(false);
});
