import { describe, expect, expectTypeOf, test } from 'vitest';
import { alphaModule, rulesetTakers } from '../../scripts/alpha.ts';
import * as rules from '../index.ts';
import { checkLaw } from '../laws/check-law.ts';
import type { Implementation } from '../laws/implementation.ts';
import { LAWS } from '../laws/index.ts';
import { subjectOf } from '../laws/subject.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildClub } from '../testing/builders.ts';
import * as alpha from './index.ts';

type Rule = (...given: readonly unknown[]) => unknown;

const named = (module: object) => new Map(Object.entries(module)) as ReadonlyMap<string, Rule>;

/** The bound rules, wherever a law gives Alpha to one that takes a rule set; a law that changes the rule set gets the rule itself. */
const BOUND = Object.fromEntries(
  rulesetTakers().map((name) => {
    const [bound, whole] = [named(alpha).get(name), named(rules).get(name)];
    return [
      name,
      (...given: readonly unknown[]) => (given.at(-1) === ALPHA ? bound?.(...given.slice(0, -1)) : whole?.(...given)),
    ];
  }),
) as Partial<Implementation>;

describe('the rules bound to Alpha (R-PKG-14)', () => {
  test('are written from the rules', async () => {
    const { readFile } = await import('node:fs/promises');
    expect(await readFile(new URL('./index.ts', import.meta.url), 'utf8')).toBe(alphaModule());
  });

  test('have every name of the root, and nothing else', () => {
    expect(Object.keys(alpha).sort()).toEqual(Object.keys(rules).sort());
    expect(Object.keys(BOUND).length).toBeGreaterThan(150);
  });

  test('leave the rule set out, types of the answers included', () => {
    const { players } = buildClub();
    expect(alpha.availableMoney(100_000, players)).toBe(rules.availableMoney(100_000, players, ALPHA));
    expectTypeOf(alpha.availableMoney).toEqualTypeOf<
      (totalMoney: number, players: Parameters<typeof rules.availableMoney>[1]) => number
    >();
    expect(alpha.sortSquad(players).map(({ number }) => number)).toEqual(players.map(({ number }) => number));
    expect(alpha.minuteLength()).toBe(rules.minuteLength('league', ALPHA));
    expect(alpha.leagueFixtures(['a', 'b'])).toEqual(rules.leagueFixtures(['a', 'b'], {}, ALPHA));
  });

  test.each(LAWS.map((law) => [law.name, law] as const))('keep the law: %s', async (_, law) => {
    const report = await checkLaw(law, subjectOf({ ruleset: ALPHA, rules: BOUND }), { runs: 5, seed: 11 });
    expect(report.counterexample).toBeNull();
  });
});
