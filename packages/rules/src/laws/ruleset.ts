import fc from 'fast-check';
import * as ours from '../ruleset/index.ts';
import type { Law } from './law.ts';

const folder = 'ruleset';

/** Some of the constants of the server, changed. */
const serverChanges = () =>
  fc.record(
    { trainingSpeed: fc.integer({ min: 1, max: 20 }), restSpeed: fc.integer({ min: 1, max: 20 }) },
    { requiredKeys: [] },
  );

export const rulesetLaws: readonly Law[] = [
  {
    name: 'a variant has the constants that were changed, and all others from its base',
    folder,
    requirements: ['R-SRV-2'],
    property: ({ rules, ruleset }) =>
      fc.property(serverChanges(), (server) => {
        const variant = rules.rulesetVariant({ server }, ruleset);
        const expected = { ...ruleset, server: { ...ruleset.server, ...server } };
        return variant.ok && rules.canonicalRuleset(variant.value) === rules.canonicalRuleset(expected);
      }),
    broken: {
      what: 'a change of a part replaces the whole part',
      rules: {
        rulesetVariant: (changes, base = ours.ALPHA) => ({
          ok: true,
          value: { ...base, ...(changes as Partial<ours.Ruleset>) },
        }),
      },
    },
  },
  {
    name: 'a key that no rule set has is refused, at any depth',
    folder,
    requirements: ['R-SRV-3'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.string({ minLength: 1 }), (key) => {
        fc.pre(!Object.hasOwn(ruleset, key) && !Object.hasOwn(ruleset.server, key));
        const changes = Object.fromEntries([[key, 1]]);
        return [changes, { server: changes }].every((variant) => {
          const result = rules.rulesetVariant(variant, ruleset);
          return !result.ok && result.error.code === 'ruleset/unknown-key';
        });
      }),
    broken: {
      what: 'unknown keys are taken in silently',
      rules: { rulesetVariant: (_changes, base = ours.ALPHA) => ({ ok: true, value: base }) },
    },
  },
  {
    name: 'a variant is refused for the first of its mistakes, and every unknown key is one of them',
    folder,
    requirements: ['R-SRV-8'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.uniqueArray(fc.nat(999), { maxLength: 5 }), (keys) => {
        const changes = Object.fromEntries(keys.map((key) => [`unknown-${key}`, key]));
        const mistakes = rules.rulesetMistakes(changes, ruleset);
        const made = rules.rulesetVariant(changes, ruleset);
        const paths = mistakes.map(({ facts }) => facts.path).toSorted();
        const isFirst = made.ok ? mistakes.length === 0 : made.error.facts.path === mistakes[0]?.facts.path;
        return isFirst && paths.join() === Object.keys(changes).toSorted().join();
      }),
    broken: { what: 'nothing is a mistake', rules: { rulesetMistakes: () => [] } },
  },
  {
    name: 'whatever a file holds, a variant is made or refused, and never thrown',
    folder,
    requirements: ['R-SRV-4'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.oneof(fc.anything(), fc.record({ training: fc.anything(), name: fc.anything() })), (changes) => {
        const result = rules.rulesetVariant(changes, ruleset);
        return result.ok ? typeof result.value.name === 'string' : result.error.code.startsWith('ruleset/');
      }),
    broken: {
      what: 'the file is trusted',
      rules: {
        rulesetVariant: (changes) => ({ ok: true, value: changes as ours.Ruleset }),
      },
    },
  },
  {
    name: 'the canonical text of a rule set does not depend on the order of its keys',
    folder,
    requirements: ['R-SRV-6'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.shuffledSubarray(Object.entries(ruleset), { minLength: Object.keys(ruleset).length }),
        (entries) => {
          const reordered = Object.fromEntries(entries) as unknown as ours.Ruleset;
          return rules.canonicalRuleset(reordered) === rules.canonicalRuleset(ruleset);
        },
      ),
    broken: {
      what: 'the text is plain JSON',
      rules: { canonicalRuleset: (ruleset) => JSON.stringify(ruleset) },
    },
  },
];
