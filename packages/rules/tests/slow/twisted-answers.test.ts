/** Laws notice a function that answers wrongly in one of the plainest ways: doubled, emptied, always refusing. */

import { describe, expect, test } from 'vitest';
import * as bots from '../../src/bots/index.ts';
import * as rules from '../../src/index.ts';
import { checkLaw, type Implementation, LAWS, type Law, subjectOf } from '../../src/laws/index.ts';
import { ALPHA } from '../../src/ruleset/alpha.ts';
import * as tacticDraft from '../../src/tactic-draft/index.ts';

type Rule = (...given: readonly unknown[]) => unknown;
/** The answer twisted; undefined if there is nothing of that kind to twist. */
type Twist = (answer: unknown, given: readonly unknown[]) => unknown;

const OURS: Readonly<Record<string, unknown>> = { ...rules, ...bots, ...tacticDraft };
const FUNCTIONS = Object.entries(OURS).filter((entry): entry is [string, Rule] => typeof entry[1] === 'function');

const number =
  (twist: (value: number) => number): Twist =>
  (answer) =>
    typeof answer === 'number' ? twist(answer) : undefined;
const truth =
  (always: boolean): Twist =>
  (answer) =>
    typeof answer === 'boolean' ? always : undefined;
const list =
  (twist: (rows: readonly unknown[]) => unknown): Twist =>
  (answer) =>
    Array.isArray(answer) ? twist(answer) : undefined;
type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** An outcome, of an action that can be refused or of one that can not, with another value in one of its fields. */
const outcome =
  (twist: (was: Fields, given: Fields) => Fields): Twist =>
  (answer, [given]) => {
    const { ok, value } = fields(answer);
    const was = fields(ok === true ? value : answer);
    const other = twist(was, fields(given));
    if (Object.keys(other).every((key) => JSON.stringify(other[key]) === JSON.stringify(was[key]))) return undefined;
    return ok === true ? { ok, value: { ...was, ...other } } : { ...was, ...other };
  };

const TWISTS: Readonly<Record<string, Twist>> = {
  'is doubled': number((value) => value * 2),
  'is one too many': number((value) => value + 1),
  'is a tenth too little': number((value) => value * 0.9),
  'is always zero': number(() => 0),
  'is always yes': truth(true),
  'is always no': truth(false),
  'is nothing': (answer) =>
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) && !('ok' in answer) ? null : undefined,
  'is empty': list(() => []),
  'lacks the first': list((rows) => rows.slice(1)),
  'is always a refusal': (answer) =>
    fields(answer).ok === true ? { ok: false, error: { code: 'club/unknown-player', facts: {} } } : undefined,
  'leaves the club as it was': outcome((was, { club }) => (was.club && club ? { club } : {})),
  'leaves the ledger empty': outcome(({ entries }) => (entries ? { entries: [] } : {})),
  'tells nobody': outcome(({ events }) => (events ? { events: [] } : {})),
};

/** Twists that are none: the answer says as much as before. */
const HARMLESS: readonly string[] = [
  // Only its sign is an answer.
  'compareByColumn is doubled',
  'compareByColumn is a tenth too little',
  'compareStandings is doubled',
  'compareStandings is a tenth too little',
  // Directors may keep a part: docs/authoring-rules.md shows it.
  'availableMoney is a tenth too little',
  // It changes the match alone.
  'setMatchTactic leaves the club as it was',
];

const RUNS = { runs: 60, seed: 3 };

interface Watched {
  /** The laws that call the function, those that call the fewest others first: they say the most about it. */
  readonly laws: readonly Law[];
  /** The twists that change an answer of it. */
  readonly twists: ReadonlySet<string>;
}

const WATCHED = await watched();

async function watched(): Promise<ReadonlyMap<string, Watched>> {
  const called = new Map<Law, ReadonlySet<string>>();
  const twists = new Map(FUNCTIONS.map(([name]) => [name, new Set<string>()]));
  for (const law of LAWS) {
    const names = new Set<string>();
    const watching = FUNCTIONS.map(([name, rule]): [string, Rule] => [
      name,
      (...given) => {
        const answer = rule(...given);
        names.add(name);
        for (const [what, twist] of Object.entries(TWISTS)) {
          if (!twists.get(name)?.has(what) && twist(answer, given) !== undefined) twists.get(name)?.add(what);
        }
        return answer;
      },
    ]);
    const subject = subjectOf({ ruleset: ALPHA, rules: Object.fromEntries(watching) as Partial<Implementation> });
    await checkLaw(law, subject, { runs: 20, seed: 1 });
    called.set(law, names);
  }
  const laws = LAWS.toSorted((one, other) => (called.get(one)?.size ?? 0) - (called.get(other)?.size ?? 0));
  return new Map(
    FUNCTIONS.map(([name]) => [
      name,
      { laws: laws.filter((law) => called.get(law)?.has(name)), twists: twists.get(name) ?? new Set() },
    ]),
  );
}

/** Whether a law notices that the function's answers are twisted. */
async function isNoticed(name: string, rule: Rule, twist: Twist): Promise<boolean> {
  const twisted: Rule = (...given) => {
    const answer = rule(...given);
    const other = twist(answer, given);
    return other === undefined ? answer : other;
  };
  const subject = subjectOf({ ruleset: ALPHA, rules: { [name]: twisted } as Partial<Implementation> });
  for (const law of WATCHED.get(name)?.laws ?? []) {
    if (!(await checkLaw(law, subject, RUNS)).holds) return true;
  }
  return false;
}

describe('the laws notice a replaced function when its answer (R-LAW-3)', () => {
  test.each(Object.entries(TWISTS))('%s', async (what, twist) => {
    const unnoticed: string[] = [];
    for (const [name, rule] of FUNCTIONS) {
      if (!WATCHED.get(name)?.twists.has(what) || HARMLESS.includes(`${name} ${what}`)) continue;
      if (!(await isNoticed(name, rule, twist))) unnoticed.push(name);
    }
    expect(unnoticed).toEqual([]);
  });
});
