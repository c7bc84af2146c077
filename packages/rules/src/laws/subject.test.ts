import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCash, postEntries } from '../index.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub } from '../testing/builders.ts';
import { brokenSubject, checkLaw, defineLaw, subjectOf, watchedSubject } from './index.ts';

const property = () => fc.property(fc.nat(), () => true);

describe('the subject of laws (R-LAW-3)', () => {
  test('is Alpha and our own functions by default', () => {
    const subject = subjectOf({ ruleset: ALPHA });
    expect(subject.ruleset).toBe(ALPHA);
    expect(subject.rules.postEntries).toBe(postEntries);
  });

  test('has a replaced function instead of ours, and the others unchanged', () => {
    const free: typeof postEntries = (club) => club;
    const { rules } = subjectOf({ ruleset: ALPHA, rules: { postEntries: free } });
    expect(rules.postEntries).toBe(free);
    expect(rules.checkCash).toBe(checkCash);
    expect(subjectOf({ ruleset: ALPHA }).rules.postEntries).toBe(postEntries);
  });

  test('has a changed rule set instead of Alpha', () => {
    const ruleset = { ...ALPHA, name: 'Beta' };
    expect(subjectOf({ ruleset }).ruleset).toBe(ruleset);
  });

  test('a function that no rule has is a mistake', () => {
    const rules = JSON.parse('{"postEntrys": 1}');
    expect(() => subjectOf({ ruleset: ALPHA, rules })).toThrow('there is no rule named postEntrys');
  });
});

test('a watched subject lists the functions that no law has called (R-LAW-11)', async () => {
  const free: typeof postEntries = (club) => club;
  const watched = watchedSubject(subjectOf({ ruleset: ALPHA, rules: { postEntries: free } }), [
    'postEntries',
    'checkCash',
  ]);
  expect(watched.uncalled()).toEqual(['postEntries', 'checkCash']);
  const law = defineLaw({
    name: 'x',
    property: ({ rules }) => fc.property(fc.constant(buildClub()), (club) => rules.postEntries(club, []) === club),
  });
  expect((await checkLaw(law, watched.subject, { runs: 1, seed: 1 })).holds).toBe(true);
  expect(watched.uncalled()).toEqual(['checkCash']);
});

describe('the broken variant of a law', () => {
  test('changes constants of the subject it is given', () => {
    const law = defineLaw({
      name: 'x',
      property,
      broken: {
        what: 'it is named twice',
        ruleset: (ruleset) => ({ ...ruleset, name: `${ruleset.name}${ruleset.name}` }),
      },
    });
    const subject = brokenSubject(law, subjectOf({ ruleset: { ...ALPHA, name: 'Beta' } }));
    expect(subject.ruleset.name).toBe('BetaBeta');
    expect(subject.rules.postEntries).toBe(postEntries);
  });

  test('changes functions, and leaves the constants', () => {
    const free: typeof postEntries = (club) => club;
    const law = defineLaw({ name: 'x', property, broken: { what: 'free', rules: { postEntries: free } } });
    const subject = brokenSubject(law, subjectOf({ ruleset: ALPHA }));
    expect(subject.ruleset).toBe(ALPHA);
    expect(subject.rules.postEntries).toBe(free);
    expect(subject.rules.checkCash).toBe(checkCash);
  });

  test('is a mistake to ask for if a law names none', () => {
    expect(() => brokenSubject(defineLaw({ name: 'calm', property }), subjectOf({ ruleset: ALPHA }))).toThrow(
      'the law "calm" names no broken variant',
    );
  });
});

describe('a law of an author’s own (R-LAW-3)', () => {
  test('has the folder "own" and no requirements by default', () => {
    expect(defineLaw({ name: 'calm', property })).toEqual({ name: 'calm', folder: 'own', requirements: [], property });
  });

  test('keeps what its author says', () => {
    const broken = { what: 'nothing', rules: {} };
    const law = { name: 'calm', folder: 'training', requirements: ['R-TRA-1'], property, broken };
    expect(defineLaw(law)).toEqual(law);
  });

  test.each([[{ property }], [{ name: ' ', property }], [{ name: 3, property }]])('needs a name', (definition) => {
    expect(() => defineLaw(definition as never)).toThrow('a law needs a name: a sentence about the game');
  });

  test('needs a property', () => {
    expect(() => defineLaw({ name: 'calm' } as never)).toThrow(
      'the law "calm" needs a property: a function from {ruleset, rules} to a fast-check property',
    );
  });
});
