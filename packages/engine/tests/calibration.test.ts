/** How rows are measured and judged, on matches made by hand. */

import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { goalsOverXgByTenth } from '../scripts/calibration/expected-goals.ts';
import { foundedSheets, withoutChanges } from '../scripts/calibration/founded-sheets.ts';
import { seedsOf } from '../scripts/calibration/fresh-seeds.ts';
import { calibrationVerdict, judgeRow } from '../scripts/calibration/judge.ts';
import type { MeasuredMatch } from '../scripts/calibration/measure/measured-match.ts';
import { tallyPasses } from '../scripts/calibration/measure/passes.ts';
import { tallyShots } from '../scripts/calibration/measure/shots.ts';
import { measureMatch } from '../scripts/calibration/measure-match.ts';
import type { ProviderEvent } from '../scripts/calibration/provider-events.ts';
import { ROWS } from '../scripts/calibration/rows/index.ts';
import type { Row } from '../scripts/calibration/rows/row.ts';
import { jackknifeErrors, type MatchRecord, mergedData, type SampleData } from '../scripts/calibration/sample-data.ts';
import { matchesASeason } from '../scripts/calibration/samples.ts';
import { seasonMeans } from '../scripts/calibration/seasons.ts';
import { favouriteResults } from '../scripts/calibration/strength.ts';
import { correlationOf, deviationOf, observePair, sumOf, type Tally } from '../scripts/calibration/tally.ts';

function event(second: number, team: 0 | 1, change: Partial<ProviderEvent> = {}): ProviderEvent {
  const place = { x: 50, y: 34, endX: 60, endY: 34 };
  return {
    period: 1,
    second,
    team,
    player: 'a',
    position: 'CF',
    type: 'pass',
    ...place,
    ok: true,
    goal: false,
    ...change,
  };
}

function match(events: readonly ProviderEvent[], home = 0, away = 0): MeasuredMatch {
  return { events, result: { score: { home, away } } as MeasuredMatch['result'], positions: new Map() };
}

function tallied(add: (tally: Tally, match: MeasuredMatch) => void, measured: MeasuredMatch): Tally {
  const tally: Tally = {};
  add(tally, measured);
  return tally;
}

const row: Row = {
  section: '1.1',
  name: 'a row',
  samples: ['L'],
  source: 'events',
  real: '1–2',
  bands: [[1, 2]],
  measure: () => [1],
};
const judged = (inside: boolean, change: Partial<Row> = {}) =>
  judgeRow({ ...row, ...change }, 'L', [inside ? 1 : 9], [0]);

describe('the outcome of a pass', () => {
  const shot = { type: 'shot', goal: true, x: 95 } as const;

  test('counts shots of both sides within 20 seconds', () => {
    const events = [event(0, 0), event(5, 1, shot), event(20, 0, shot), event(21, 0, shot)];
    const tally = tallied(tallyPasses, match(events));
    expect([sumOf(tally, 'zone shots for 2'), sumOf(tally, 'zone shots against 2')]).toEqual([1, 1]);
    expect(sumOf(tally, 'zone net goals 2')).toBe(0);
  });

  test('counts a lost pass apart', () => {
    const tally = tallied(tallyPasses, match([event(0, 0, { ok: false }), event(5, 1, shot)]));
    expect(sumOf(tally, 'zone lost shots against 2')).toBe(1);
  });
});

test('a spell of possession ends when the other side plays the ball', () => {
  const events = [event(0, 0), event(3, 0), event(6, 1), event(8, 0), event(9, 1)];
  const tally = tallied(tallyPasses, match(events));
  expect([sumOf(tally, 'possessions'), sumOf(tally, 'possessions of 2'), sumOf(tally, 'possessions of 1')]).toEqual([
    3, 1, 2,
  ]);
});

test('shots count for the state of the match in which they are taken', () => {
  const goal = event(600, 0, { type: 'shot', goal: true, ok: true, x: 95 });
  const events = [goal, event(1200, 1, { type: 'shot', x: 95 }), event(1800, 0)];
  const tally = tallied(tallyShots, match(events, 1, 0));
  expect([sumOf(tally, 'shots level'), sumOf(tally, 'shots trailing'), sumOf(tally, 'goals level')]).toEqual([1, 1, 1]);
  expect([sumOf(tally, 'minutes level'), sumOf(tally, 'minutes leading')]).toEqual([20, 20]);
});

test("a winger's goal counts half for forwards and half for midfield", () => {
  const goal = event(600, 0, { type: 'shot', goal: true, position: 'LW', x: 95 });
  const tally = tallied(tallyShots, match([goal], 1, 0));
  expect([sumOf(tally, 'goals attack'), sumOf(tally, 'goals midfield')]).toEqual([0.5, 0.5]);
});

test('tenths of the shots by expected goals divide a bin that lies in two of them', () => {
  const tally: Tally = { 'xg shots': 20, 'xg shots 100': 15, 'xg goals 100': 3, 'xg shots 200': 5, 'xg goals 200': 1 };
  const tenths = goalsOverXgByTenth(tally);
  expect(tenths[0]).toBeCloseTo(2);
  expect(tenths[9]).toBeCloseTo(1);
  // One shot of each bin: 0.2 goals each, 0.3 expected.
  expect(tenths[7]).toBeCloseTo(0.4 / 0.3);
});

test('correlation and deviation come from sums', () => {
  const tally: Tally = {};
  for (const [a, b] of [
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 8],
  ] as const)
    observePair(tally, 'pair', a, b);
  expect(correlationOf(tally, 'pair')).toBeCloseTo(1);
  expect(deviationOf(tally, 'pair')).toBeCloseTo(Math.sqrt(1.25));
});

test('the standard error of a mean by the jackknife is its textbook one', () => {
  const values = [1, 4, 2, 8, 5, 7];
  const without = values.map((value) => [(27 - value) / 5]);
  const mean = 27 / 6;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 5;
  expect(jackknifeErrors(without)[0]).toBeCloseTo(Math.sqrt(variance / 6));
});

describe('matches of a league', () => {
  const record = (home: number, away: number, goals: [number, number], gap = 0): MatchRecord => ({
    season: '1 0',
    home,
    away,
    goals,
    gap,
    scorers: [Array.from({ length: goals[0] }, () => 'h'), []],
  });
  const data = (matches: MatchRecord[], seasonLength = matches.length): SampleData => ({
    tally: {},
    matches,
    seasonLength,
  });

  test('make a table when the season is complete', () => {
    const season = [record(0, 1, [1, 0]), record(1, 0, [2, 2])];
    expect(seasonMeans(data(season))).toEqual([expect.closeTo(2.12, 2), 4, 1]);
    expect(seasonMeans(data(season, 3))).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  test('give the favourite his results, whether at home or away', () => {
    const matches = [
      record(0, 1, [3, 0], 10),
      record(1, 0, [0, 2], -12),
      record(0, 1, [1, 1], 10),
      record(0, 1, [0, 1], 40),
    ];
    const [wins, draws, losses, goals] = favouriteResults(data(matches), [0, 300], 20);
    expect([wins, draws, losses, goals].map((figure) => Math.round(figure ?? 0))).toEqual([67, 33, 0, 2]);
  });
});

describe('a row', () => {
  test('is inside while its figure is within two standard errors of the band', () => {
    expect(judgeRow(row, 'L', [2.2], [0.1]).inside).toBe(true);
    expect(judgeRow(row, 'L', [2.21], [0.1]).inside).toBe(false);
  });

  test('without a figure is not inside', () => {
    expect(judgeRow(row, 'L', [Number.NaN], [0])).toMatchObject({ inside: false, measured: false });
  });

  test('is judged by the bands of its sample', () => {
    const other = { ...row, bandsOf: { E: [[5, 6]] } as const };
    expect(judgeRow(other, 'E', [5.5], [0]).inside).toBe(true);
    expect(judgeRow(other, 'L', [5.5], [0]).inside).toBe(false);
  });
});

describe('the rows together', () => {
  const bold = { bold: true } as const;

  test('are accepted with every bold one and nine in ten of the others inside', () => {
    const others = [judged(false, {}), ...Array.from({ length: 9 }, () => judged(true, {}))];
    expect(calibrationVerdict([judged(true, bold), ...others])).toMatchObject({
      accepted: true,
      others: { inside: 9, all: 10 },
    });
    expect(calibrationVerdict([judged(false, bold), ...others]).accepted).toBe(false);
    expect(calibrationVerdict([...others, judged(false, {})]).accepted).toBe(false);
  });

  test('by estimate decide nothing', () => {
    expect(calibrationVerdict([judged(false, { source: 'estimate' })])).toMatchObject({
      accepted: true,
      others: { all: 0 },
    });
  });

  test('have as many figures as bands, on any match', () => {
    const tally: Tally = {};
    const matches = [0, 1, 2].map((n) => measureMatch(tally, 'L', 1, n, ALPHA));
    const data = { tally, matches, seasonLength: matchesASeason('L', ALPHA) };
    for (const each of ROWS) {
      expect(each.measure(data), each.name).toHaveLength(each.bands.length);
      for (const bands of Object.values(each.bandsOf ?? {})) expect(bands).toHaveLength(each.bands.length);
    }
  });

  test('are the same from pieces as from all matches at once', () => {
    const pieces = [0, 1].map((n): SampleData => {
      const tally: Tally = {};
      return { tally, matches: [measureMatch(tally, 'V', 1, n, ALPHA)], seasonLength: 90 };
    });
    const tally: Tally = {};
    for (const n of [0, 1]) measureMatch(tally, 'V', 1, n, ALPHA);
    const merged = mergedData(pieces).tally;
    for (const [name, sum] of Object.entries(tally)) expect(merged[name]).toBeCloseTo(sum, 6);
  });
});

test('fresh seeds follow from the commit and nothing else', () => {
  expect(seedsOf('a', 12)).toEqual(seedsOf('a', 12));
  expect(seedsOf('a', 12).slice(0, 6)).toEqual(seedsOf('a', 6));
  expect(new Set([...seedsOf('a', 12), ...seedsOf('b', 12)]).size).toBe(24);
});

test('founded clubs make the changes that their bots plan, and carry no instruction', () => {
  const sheets = foundedSheets('Várzea', 'changes', ALPHA);
  expect(sheets).toHaveLength(ALPHA.competitions.leagueClubs);
  const planned = sheets.flatMap(({ tactic, players }) => {
    const at = (id: string) => tactic.places.findIndex(({ playerId }) => playerId === id);
    expect([...tactic.teamInstructions, ...tactic.playersInstructions]).toEqual([]);
    expect(players.every(({ id }) => at(id) >= 0)).toBe(true);
    return tactic.substitutions.map(({ playerIn, playerOut }) => [at(playerIn), at(playerOut)] as const);
  });
  expect(planned.length).toBeGreaterThan(sheets.length);
  for (const [on, off] of planned) {
    expect(off).toBeLessThan(11);
    expect(on).toBeGreaterThanOrEqual(11);
  }
  expect(sheets.map((sheet) => withoutChanges(sheet).tactic.substitutions)).toEqual(sheets.map(() => []));
});
