/** Laws of the rivals of a club. */
import fc from 'fast-check';

import * as ours from '../rivalry/index.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'rivalry';
const CLUBS = ['c1', 'c2', 'c3', 'c4', 'c5'];

const matchArbitrary = fc.record({
  home: fc.constantFrom(...CLUBS),
  others: fc.integer({ min: 1, max: CLUBS.length - 1 }),
  score: fc.nat(4),
  taken: fc.nat(4),
  isKnockOut: fc.boolean(),
  status: fc.constantFrom('finished' as const, 'finished' as const, 'not started' as const),
});
const tableArbitrary = fc.record({
  clubIds: fc.shuffledSubarray(CLUBS, { minLength: 2 }),
  promoted: fc.integer({ min: 0, max: 2 }),
});
const historyArbitrary = fc
  .record({
    played: fc.array(matchArbitrary, { maxLength: 24 }),
    tables: fc.array(tableArbitrary, { maxLength: 4 }),
  })
  .map(
    ({ played, tables }): ours.RivalryInput => ({
      matches: played.map(({ home, others, score, taken, isKnockOut, status }, index) => {
        const away = CLUBS[(CLUBS.indexOf(home) + others) % CLUBS.length] ?? '';
        const match = buildMatch({
          id: `m${index}`,
          date: BUILT_AT - index,
          status,
          home: { id: home, score },
          away: { id: away, score: taken },
        });
        return isKnockOut ? { ...match, isKnockOut: true as const } : match;
      }),
      tables: tables.map((table, index) => ({ ...table, competitionId: `l${index}` })),
    }),
  );

const isBetween = ({ status, home, away }: ours.RivalryMatch, one: string, other: string) =>
  status === 'finished' && [home.id, away.id].includes(one) && [home.id, away.id].includes(other) && one !== other;

export const rivalryLaws: readonly Law[] = [
  {
    name: 'a rivalry is the same from either side and in any order of matches, and each of its reasons is counted',
    folder,
    requirements: ['R-RIV-1', 'R-RIV-2'],
    property: ({ rules }) =>
      fc.property(historyArbitrary, ({ matches, tables }) => {
        const counts = rules.rivalryCounts({ matches, tables }, 'c1', 'c2');
        const meetings = matches.filter((match) => isBetween(match, 'c1', 'c2'));
        const places = tables.map(({ clubIds, promoted }) => ({
          places: [clubIds.indexOf('c1'), clubIds.indexOf('c2')].toSorted((one, other) => one - other),
          promoted,
        }));
        const side = places.filter(({ places: [one = -1, other = -1] }) => one >= 0 && other - one === 1);
        const expected = {
          meetings: meetings.length,
          closeMeetings: meetings.filter(({ home, away }) => Math.abs(home.score - away.score) < 2).length,
          knockOuts: meetings.filter(({ isKnockOut }) => isKnockOut).length,
          neighbours: side.length,
          deniedPromotions: side.filter(({ places: [, other], promoted }) => other === promoted).length,
        };
        const points =
          expected.meetings +
          expected.closeMeetings +
          3 * expected.knockOuts +
          2 * expected.neighbours +
          4 * expected.deniedPromotions;
        const self = rules.rivalryCounts({ matches, tables }, 'c1', 'c1');
        return (
          same(counts, expected) &&
          rules.rivalryScore(counts) === points &&
          same(counts, rules.rivalryCounts({ matches: matches.toReversed(), tables }, 'c2', 'c1')) &&
          rules.rivalryScore(self) === 0
        );
      }),
    broken: {
      what: 'only home matches count',
      rules: {
        rivalryCounts: ({ matches, tables }, one, other) =>
          ours.rivalryCounts({ matches: matches.filter(({ home }) => home.id === one), tables }, one, other),
      },
    },
  },
  {
    name: 'a club’s rivals are those of most points among clubs that it has met often enough, never itself',
    folder,
    requirements: ['R-RIV-1', 'R-RIV-3'],
    property: ({ rules }) =>
      fc.property(historyArbitrary, ({ matches, tables }) => {
        const rivals = rules.rivalsOf({ matches, tables }, 'c1');
        const known = CLUBS.filter((id) => id !== 'c1').map((clubId) => {
          const counts = ours.rivalryCounts({ matches, tables }, 'c1', clubId);
          return { clubId, counts, score: ours.rivalryScore(counts) };
        });
        const expected = known
          .filter(({ counts, score }) => counts.meetings >= rules.RIVAL_MEETINGS && score >= rules.RIVAL_POINTS)
          .toSorted((one, other) => other.score - one.score || (one.clubId < other.clubId ? -1 : 1))
          .slice(0, rules.MOST_RIVALS);
        return (
          same(
            rivals.map(({ clubId, counts, score }) => ({ clubId, counts, score })),
            expected,
          ) &&
          rivals.every(
            ({ reasons, counts }) => reasons.length === Object.values(counts).filter((count) => count > 0).length,
          ) &&
          same(rivals, rules.rivalsOf({ matches: matches.toReversed(), tables }, 'c1'))
        );
      }),
    broken: {
      what: 'every club is a rival',
      rules: {
        rivalsOf: (input, clubId) =>
          ours.rivalsOf({ ...input, matches: input.matches.flatMap((match) => [match, match]) }, clubId),
      },
    },
  },
  {
    name: 'the balance of a rivalry counts every meeting, and is the other side’s turned round',
    folder,
    requirements: ['R-RIV-4'],
    property: ({ rules }) =>
      fc.property(historyArbitrary, ({ matches }) => {
        const own = rules.rivalryBalance(matches, 'c1', 'c2');
        const other = rules.rivalryBalance(matches, 'c2', 'c1');
        const meetings = matches.filter((match) => isBetween(match, 'c1', 'c2'));
        const goals = meetings.reduce((sum, { home, away }) => sum + (home.id === 'c1' ? home : away).score, 0);
        return (
          own.wins + own.draws + own.losses === meetings.length &&
          own.meetings.length === Math.min(5, meetings.length) &&
          own.goals === goals &&
          same([own.wins, own.draws, own.losses], [other.losses, other.draws, other.wins]) &&
          same([own.goals, own.goalsTaken], [other.goalsTaken, other.goals]) &&
          (own.biggestWin === null) === (own.wins === 0)
        );
      }),
    broken: {
      what: 'home matches alone count',
      rules: {
        rivalryBalance: (matches, one, other) =>
          ours.rivalryBalance(
            matches.filter(({ home }) => home.id === one),
            one,
            other,
          ),
      },
    },
  },
];
