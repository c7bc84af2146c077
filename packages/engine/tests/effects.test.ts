/** What is measured and declared of inputs, before any matches are played. */
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import {
  FORMATION_NAMES,
  INDIVIDUAL_INSTRUCTIONS,
  type InstructionGroup,
  TEAM_INSTRUCTIONS,
} from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { pairedChange, pointsShare } from '../scripts/contest/estimate.ts';
import { measureSide } from '../scripts/contest/measure.ts';
import { LINE_VARIATIONS, PLACE_VARIATIONS } from '../scripts/contest/single-variations.ts';
import { VARIATIONS, variationKey, variedSheet } from '../scripts/contest/variations.ts';
import type { ContestResult } from '../scripts/contest/worker.ts';
import { declarations, EXPECTED, NEUTRAL_FORMATION } from '../scripts/effects/expectations.ts';
import { judgeEffect } from '../scripts/effects/judge.ts';
import {
  createMatch,
  digestOf,
  type RunningMatch,
  simulate,
  step,
  type TeamSheet,
  TICKS_A_MINUTE,
  validateInput,
} from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

const someMatch = measureSide(simulate(matchInput(teamSheet(), teamSheet()), 1), 'home', 0.7);
const played = (share: number, points: number, digest = '', rivalShare = 0.5): ContestResult => ({
  points,
  rivalPoints: points === 1 ? 1 : 3 - points,
  digest,
  measured: { ...someMatch, completion: share },
  rivalMeasured: { ...someMatch, completion: rivalShare },
});
const neutral = teamSheet({ seed: 1 });
const rival = teamSheet({ seed: 2 });
/** What a keeper’s skills change is seldom a goal: sixty seeds were too few for reflexes. */
const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
/** Matches that an instruction to one position may take until it shows: most do in the first minutes, a wing-back in one match of 25. */
const PLACE_SEEDS = Array.from({ length: 240 }, (_, seed) => seed);
const courses = new Map<string, readonly string[]>();
const digests = new Map<number, string>();
function neutralDigest(seed: number): string {
  const digest = digests.get(seed) ?? simulate(matchInput(neutral, rival), seed).digest;
  digests.set(seed, digest);
  return digest;
}
const [declared] = declarations().filter(({ statistic, sign }) => statistic === 'completion' && sign === 1);
if (declared === undefined) throw new Error('something raises the completion of passes');

describe('the inputs of a match (R-ENG-7)', () => {
  const names = (kind: string) => VARIATIONS.filter((variation) => variation.kind === kind).map(({ name }) => name);
  const options = (groups: readonly InstructionGroup[]) =>
    groups.flatMap(({ name, options, neutral }) => options.flatMap((o) => (o === neutral ? [] : [`${name}: ${o}`])));

  test('are all measured', () => {
    expect(names('attribute')).toEqual([...SKILLS]);
    expect(names('formation')).toEqual([...FORMATION_NAMES]);
    expect(names('state')).toEqual(['condition', 'morale']);
    expect([...names('speech'), 'boosters']).toEqual([...SPEECH_SKILLS]);
    expect(names('booster')).toHaveLength(10);
    expect(names('team')).toEqual(options(TEAM_INSTRUCTIONS));
    expect(names('individual')).toEqual(options(INDIVIDUAL_INSTRUCTIONS));
  });

  test('each have a declaration, and nothing else has one', () => {
    expect(declarations()).toHaveLength(VARIATIONS.length - 1 + LINE_VARIATIONS.length + PLACE_VARIATIONS.length);
    const known = new Set([
      ...[...VARIATIONS, ...LINE_VARIATIONS].map(({ name }) => name),
      ...PLACE_VARIATIONS.map(({ instruction }) => instruction),
    ]);
    expect(Object.values(EXPECTED).flatMap((table) => Object.keys(table).filter((name) => !known.has(name)))).toEqual(
      [],
    );
  });

  test.each(VARIATIONS.map(variationKey).filter((key) => key !== `formation ${NEUTRAL_FORMATION}`))(
    'none leaves its matches as they are: %s',
    (key) => {
      const sheet = variedSheet(neutral, [key], ALPHA);
      const changes = SEEDS.some((seed) => simulate(matchInput(sheet, rival), seed).digest !== neutralDigest(seed));
      expect(changes).toBe(true);
    },
  );

  test('are legal under a rule set whose speech ends earlier', () => {
    const ruleset = { ...ALPHA, manager: { ...ALPHA.manager, skillLevelCap: 12 } };
    for (const key of ['speech focus', 'booster tackling']) {
      const sheet = variedSheet(neutral, [key], ruleset);
      expect(validateInput(matchInput(sheet, rival), ruleset).ok, key).toBe(true);
    }
  });

  test('are legal, one at a time and together', () => {
    for (const variation of VARIATIONS) {
      const sheet = variedSheet(neutral, [variationKey(variation)], ALPHA);
      expect(validateInput(matchInput(sheet, rival), ALPHA).ok, variationKey(variation)).toBe(true);
      if (variation.name !== NEUTRAL_FORMATION) expect(sheet, variationKey(variation)).not.toEqual(neutral);
    }
    const set = [
      'formation 532',
      'team Tempo: High',
      'team Mentality: Offensive',
      'individual Pressing: Tight',
      'individual Dribbling: More',
    ];
    const { tactic } = variedSheet(neutral, set, ALPHA);
    expect(tactic.teamInstructions).toHaveLength(2);
    expect(tactic.playersInstructions.map(({ instructions }) => instructions.length)).toEqual([
      0,
      ...Array(10).fill(2),
    ]);
  });
});

describe('an input to a part of a side (R-ENG-7)', () => {
  test('is every option of every individual instruction in every position that is offered it', () => {
    const all = INDIVIDUAL_INSTRUCTIONS.flatMap(({ name, options, neutral, positions, idle }) =>
      options
        .filter((option) => option !== neutral)
        .flatMap((option) =>
          positions
            .filter((position) => idle?.[option]?.includes(position) !== true)
            .map((position) => `${name}: ${option} (${position})`),
        ),
    );
    expect(PLACE_VARIATIONS.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
  });

  test('is legal, and goes to the player of that position alone', () => {
    for (const { name, formation, place, kind } of PLACE_VARIATIONS) {
      const sheet = variedSheet(neutral, [`formation ${formation}`, variationKey({ kind, name })], ALPHA);
      const given = sheet.tactic.playersInstructions.map(({ instructions }) => instructions.length);
      expect(given, name).toEqual(given.map((_, at) => (at === place ? 1 : 0)));
    }
    for (const formation of new Set(PLACE_VARIATIONS.map((variation) => variation.formation))) {
      const variation = PLACE_VARIATIONS.find((each) => each.formation === formation);
      if (variation === undefined) continue;
      const sheet = variedSheet(neutral, [`formation ${formation}`, variationKey(variation)], ALPHA);
      expect(validateInput(matchInput(sheet, rival), ALPHA).ok, variation.name).toBe(true);
    }
  });

  describe.each([...new Set(PLACE_VARIATIONS.map(({ instruction }) => instruction))])(
    'changes play: %s',
    (instruction) => {
      const places = PLACE_VARIATIONS.filter((variation) => variation.instruction === instruction);
      test.each(places.map((variation) => [variation.name, variation] as const))(
        '%s',
        (_, { kind, name, formation }) => {
          const playedWith = (seed: number) =>
            variedSheet(teamSheet({ seed }), [`formation ${formation}`, variationKey({ kind, name })], ALPHA);
          expect(PLACE_SEEDS.some((seed) => leaves(playedWith(seed), seed, courseOf(formation, seed)))).toBe(true);
        },
      );
    },
  );

  test('improves one line by 10 points and leaves the others', () => {
    const sheet = variedSheet(neutral, ['line defence'], ALPHA);
    const gained = sheet.players.map(
      ({ attributes }, at) => attributes.speed - (neutral.players[at]?.attributes.speed ?? 0),
    );
    expect(gained.slice(0, 11)).toEqual(
      [0, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0].map((points) => expect.closeTo(points, 5)),
    );
  });

  test('is measured of its player alone', () => {
    const result = simulate(matchInput(neutral, rival), 3);
    const players = neutral.players.map(({ id }) => measureSide(result, 'home', 0.7, id));
    const whole = measureSide(result, 'home', 0.7);
    for (const statistic of ['shots', 'crosses', 'tackles', 'fouls', 'dribbles', 'regains'] as const) {
      const total = players.reduce((sum, each) => sum + each[statistic], 0);
      expect(total, statistic).toBe(whole[statistic]);
    }
    expect(whole.onBall).toBeGreaterThan(0.5);
    expect(whole.onBall).toBeLessThan(10);
  });

  test('shows a better line where chance would once in a thousand times', () => {
    const line = { ...declared, kind: 'line' as const };
    const after = [0.55, 0.62, 0.5, 0.6].map((value) => played(value, 1, 'x'));
    const before = after.map((_, at) => played(0.5 + at / 1000, 1, 'y'));
    expect(judgeEffect(declared, after, before).verdict).toBe('as declared');
    expect(judgeEffect(line, after, before).verdict).toBe('not shown');
  });
});

describe('an effect is reported', () => {
  const pairs = (after: readonly number[], digest = 'x') =>
    judgeEffect(
      declared,
      after.map((value) => played(value, 1, digest)),
      after.map((_, at) => played(0.5 + at / 1000, 1, 'y')),
    );

  test('as declared when its interval lies in the declared direction', () => {
    expect(pairs([0.6, 0.61, 0.59, 0.6]).verdict).toBe('as declared');
  });

  test('as a wrong sign when it goes the other way', () => {
    expect(pairs([0.4, 0.41, 0.39, 0.4]).verdict).toBe('WRONG SIGN');
  });

  test('as not shown when the interval includes zero', () => {
    expect(pairs([0.4, 0.6, 0.45, 0.55]).verdict).toBe('not shown');
  });

  test('as inert when every match stayed the same', () => {
    expect(pairs([0.4, 0.6], 'y').verdict).toBe('INERT');
  });

  test('without the matches that have nothing to measure', () => {
    const changedMatches = [played(Number.NaN, 3), played(0.7, 3)];
    expect(pairedChange(changedMatches, [played(0.5, 1), played(0.5, 1)], 'completion').value).toBeCloseTo(0.2);
    expect(pairedChange(changedMatches, [played(0.5, 1), played(0.5, 1)], 'share').value).toBe(2);
  });

  describe('with luck removed', () => {
    const lucky = [0.1, -0.05, 0.02, -0.04].map((luck) => played(0.5 + luck, 1, '', 0.5 - luck));

    test('by matches without the change, when luck and change are independent', () => {
      const { value, error } = pairedChange(
        lucky.map(() => played(0.6, 1)),
        lucky,
        'completion',
      );
      expect(value).toBeCloseTo(0.1);
      expect(error).toBeCloseTo(0);
    });

    test('not at all when luck and change coincide', () => {
      const better = lucky.map(({ measured }) => played(measured.completion + 0.1, 1));
      const { value, error } = pairedChange(better, lucky, 'completion');
      expect(value).toBeCloseTo(0.1);
      expect(error).toBeCloseTo(0);
    });
  });
});

test('the points share is of the points of both sides: a draw gives less than a win, to both the same', () => {
  const matches = [played(0, 3), played(0, 1), played(0, 0)];
  expect(pointsShare(matches).value).toBeCloseTo(4 / 8);
  expect(pointsShare([played(0, 3), played(0, 1)]).value).toBeCloseTo(4 / 5);
});

/** The digests of a match of the formation without instructions, minute by minute. */
function courseOf(formation: string, seed: number): readonly string[] {
  const key = `${formation} ${seed}`;
  const known = courses.get(key);
  if (known !== undefined) return known;
  const course: string[] = [];
  const match = createMatch(
    matchInput(variedSheet(teamSheet({ seed }), [`formation ${formation}`], ALPHA), rivalOf(seed)),
    seed,
  );
  while (stepMinute(match)) course.push(digestOf(match));
  courses.set(key, [...course, digestOf(match)]);
  return courseOf(formation, seed);
}

const rivalOf = (seed: number) => teamSheet({ seed: 1000 + seed });

/** Whether the match of the sheet is another one after any of its minutes. */
function leaves(sheet: TeamSheet, seed: number, course: readonly string[]): boolean {
  const match = createMatch(matchInput(sheet, rivalOf(seed)), seed);
  return course.some((digest) => {
    stepMinute(match);
    return digestOf(match) !== digest;
  });
}

/** Plays a minute; false if the match ends in it. */
function stepMinute(match: RunningMatch): boolean {
  for (let tick = 0; tick < TICKS_A_MINUTE && !match.finished; tick++) step(match);
  return !match.finished;
}
