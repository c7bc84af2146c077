import { expect, test } from 'vitest';
import { BUILT_AT, buildCompetition, buildMatch } from '../testing/builders.ts';
import { afterFullTime } from './after-full-time.ts';

const matches = {
  m1: buildMatch({ id: 'm1', round: 1, status: 'finished' }),
  m2: buildMatch({ id: 'm2', round: 2, status: 'finished' }),
};

test('a cup between two rounds is drawn at its moment (R-CUP-2)', () => {
  const cup = buildCompetition({ name: 'MM Cup', matches, drawAt: BUILT_AT });
  expect(afterFullTime(cup)).toEqual({ kind: 'draw', round: 3, at: BUILT_AT });
});

test('a competition ends once all its matches are played (R-COM-17)', () => {
  const league = buildCompetition({ matches });
  expect(afterFullTime(league)).toEqual({ kind: 'end' });
  expect(afterFullTime({ ...league, matches: { ...matches, m3: buildMatch({ id: 'm3', round: 3 }) } })).toBeNull();
});

test('a friendly has ended with its match (R-FRD-6)', () => {
  expect(afterFullTime(buildCompetition({ name: 'Friendly', matches: { m1: matches.m1 } }))).toBeNull();
});
