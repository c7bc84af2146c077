/** Laws of the statistics of players: sums, lists of the best, best elevens and awards. */

import fc from 'fast-check';
import * as ours from '../careers/index.ts';
import { sumBy } from '../core/sum-by.ts';
import { TEAM_LINES } from '../opponents/team-lines.ts';
import { lineOf } from '../positions/line.ts';
import { POSITIONS } from '../positions/position.ts';
import { careerRowsArbitrary, performanceArbitrary } from '../testing/arbitraries/careers.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'careers';
const DAY = 86_400_000;
const playedArbitrary = () => fc.array(performanceArbitrary(), { minLength: 1, maxLength: 12 });

export const playerStatisticsLaws: readonly Law[] = [
  {
    name: 'a performance keeps what the appearance says, and only a keeper who conceded nothing has a clean sheet',
    folder,
    requirements: ['R-CAR-1'],
    property: ({ rules }) =>
      fc.property(
        performanceArbitrary(),
        fc.nat(3),
        fc.boolean(),
        fc.constantFrom(...POSITIONS),
        ({ yellowCards, redCards, ...given }, conceded, isCounted, position) => {
          const incidents = [
            ...Array.from({ length: yellowCards }, () => ({ kind: 'yellow' as const, minute: 9 })),
            ...Array.from({ length: redCards }, () => ({ kind: 'secondYellow' as const, minute: 80 })),
            { kind: 'injury' as const, minute: 80 },
          ];
          const made = rules.performanceOf({
            appearance: { ...given, position, incidents },
            conceded,
            counts: isCounted ? given : null,
          });
          const isClean = position === 'GK' && given.minutes >= rules.CLEAN_SHEET_MINUTES && conceded === 0;
          return (
            same(
              [made.minutes, made.goals, made.assists, made.rating],
              [given.minutes, given.goals, given.assists, given.rating],
            ) &&
            made.yellowCards === yellowCards + redCards &&
            made.redCards === redCards &&
            made.line === (position === 'GK' ? 'goal' : lineOf(position)) &&
            made.cleanSheets === (isClean ? 1 : 0) &&
            made.passes === (isCounted ? given.passes : 0)
          );
        },
      ),
    broken: {
      what: 'defenders have clean sheets, too',
      rules: {
        performanceOf: (input) => ({ ...ours.performanceOf(input), cleanSheets: input.conceded === 0 ? 1 : 0 }),
      },
    },
  },
  {
    name: 'a career is the sum of its matches in whatever order they are added, and its rating lies among theirs',
    folder,
    requirements: ['R-CAR-2', 'R-CAR-3'],
    property: ({ rules }) =>
      fc.property(playedArbitrary(), (played) => {
        const dated = played.map((performance, day) => ({ performance, date: BUILT_AT + day * DAY }));
        const add = (matches: typeof dated) =>
          matches.reduce(
            (career, { performance, date }) => rules.addPerformance(career, performance, date),
            rules.NO_CAREER,
          );
        const career = add(dated);
        const ratings = played.map(({ rating }) => rating);
        const rating = rules.careerRating(career) ?? -1;
        return (
          career.matches === played.length &&
          career.goals === sumBy(played, ({ goals }) => goals) &&
          career.metres === sumBy(played, ({ metres }) => metres) &&
          sumBy(TEAM_LINES, (line) => career.lines[line]) === played.length &&
          rating >= Math.min(...ratings) - 1e-9 &&
          rating <= Math.max(...ratings) + 1e-9 &&
          rules.careerRating(rules.NO_CAREER) === null &&
          same(career, add(dated.toReversed()))
        );
      }),
    broken: {
      what: 'a match without a goal is forgotten',
      rules: {
        addPerformance: (career, performance, date) =>
          performance.goals === 0 ? career : ours.addPerformance(career, performance, date),
      },
    },
  },
  {
    name: 'the parts of a career add up to the whole, and its form is that of the latest five matches',
    folder,
    requirements: ['R-CAR-3'],
    property: ({ rules }) =>
      fc.property(playedArbitrary(), fc.nat(12), (played, cut) => {
        const dated = played.map((performance, day) => ({ performance, date: BUILT_AT + day * DAY }));
        const add = (matches: typeof dated) =>
          matches.reduce(
            (career, { performance, date }) => rules.addPerformance(career, performance, date),
            rules.NO_CAREER,
          );
        const whole = add(dated);
        const latest = played.slice(-rules.FORM_MATCHES).map(({ rating }) => rating);
        const mean = sumBy(latest, (rating) => rating) / latest.length;
        return (
          same(rules.sumCareers([add(dated.slice(cut)), add(dated.slice(0, cut))]), whole) &&
          same(
            whole.form.map(({ rating }) => rating),
            latest,
          ) &&
          Math.abs((rules.formRating(whole) ?? -1) - mean) < 1e-9 &&
          rules.formRating(rules.NO_CAREER) === null
        );
      }),
    broken: {
      what: 'the first five matches are the form',
      rules: {
        sumCareers: (careers) =>
          ours.sumCareers(careers.map((career) => ({ ...career, form: career.form.slice(0, 1) }))),
      },
    },
  },
  {
    name: 'every list has at most ten players, the best first, and no player outside it is better',
    folder,
    requirements: ['R-CAR-4'],
    property: ({ rules }) =>
      fc.property(careerRowsArbitrary(), (rows) => {
        const lists = rules.topLists(rows);
        const { goals, rating } = lists;
        const best = rows.map(({ career }) => career.goals).sort((one, other) => other - one);
        const scorers = best.filter((count) => count > 0).slice(0, rules.TOP_ROWS);
        const regulars = rules.regularsOf(rows).map(({ playerId }) => playerId);
        const busiest = (clubId: string) =>
          Math.max(...rows.filter((row) => row.clubId === clubId).map(({ career }) => career.matches));
        return (
          rules.TOP_LISTS.length >= 10 &&
          same(
            goals.map(({ value }) => value),
            scorers,
          ) &&
          same(rules.topLists(rows.toReversed()), lists) &&
          rules.TOP_LISTS.every((list) =>
            lists[list].every(({ value }, index) => value > 0 && value <= (lists[list][index - 1]?.value ?? value)),
          ) &&
          rating.every(({ playerId }) => regulars.includes(playerId)) &&
          rows.every(
            ({ playerId, clubId, career }) => regulars.includes(playerId) === 2 * career.matches >= busiest(clubId),
          )
        );
      }),
    broken: {
      what: 'the list of scorers begins with the second',
      rules: { topLists: (rows) => ({ ...ours.topLists(rows), goals: ours.topLists(rows).goals.slice(1) }) },
    },
  },
  {
    name: 'the best eleven are eleven, one of them a keeper, and no better player of a line is left out',
    folder,
    requirements: ['R-CAR-5'],
    property: ({ rules }) =>
      fc.property(careerRowsArbitrary(), (rows) => {
        const candidates = rows.map(({ playerId, career }) => ({
          playerId,
          line: rules.careerLine(career),
          rating: rules.careerRating(career) ?? 0,
          minutes: career.minutes,
        }));
        const of = (line: string, players: readonly { readonly line: string }[]) =>
          players.filter((player) => player.line === line).length;
        const fits = rules.ELEVEN_FORMATIONS.filter(({ lines }) =>
          TEAM_LINES.every((line) => of(line, candidates) >= lines[line]),
        );
        const eleven = rules.bestEleven(candidates);
        if (eleven === null) return fits.length === 0;
        const chosen = fits.find(({ name }) => name === eleven.formation);
        const ids = eleven.players.map(({ playerId }) => playerId);
        return (
          new Set(ids).size === 11 &&
          TEAM_LINES.every((line) => of(line, eleven.players) === chosen?.lines[line]) &&
          rows.every(
            ({ career }) => career.lines[rules.careerLine(career)] === Math.max(...Object.values(career.lines)),
          ) &&
          candidates.every(
            ({ playerId, line, rating }) =>
              ids.includes(playerId) ||
              eleven.players.every((player) => player.line !== line || player.rating >= rating),
          )
        );
      }),
    broken: {
      what: 'the worst are chosen',
      rules: {
        bestEleven: (candidates) =>
          ours.bestEleven(candidates.map((candidate) => ({ ...candidate, rating: 10 - candidate.rating }))),
      },
    },
  },
  {
    name: 'no player beats an award, the list of ratings begins with the player of the season, and only regulars are in its team',
    folder,
    requirements: ['R-CAR-6'],
    property: ({ rules }) =>
      fc.property(careerRowsArbitrary(), (rows) => {
        const awards = rules.seasonAwards(rows);
        const { scorers, assistants, keepers, player, team } = awards;
        const [first = player] = rules.topLists(rows).rating;
        const regulars = rules.regularsOf(rows);
        const isMost = (winners: typeof scorers, count: (row: (typeof rows)[number]) => number) =>
          winners.length === 0
            ? rows.every((row) => count(row) === 0)
            : rows.every((row) => winners.every((winner) => count(winner) >= count(row)));
        return (
          isMost(scorers, ({ career }) => career.goals) &&
          isMost(assistants, ({ career }) => career.assists) &&
          isMost(keepers, ({ career }) => career.cleanSheets) &&
          (player === null) === (rows.length === 0) &&
          player?.playerId === first?.playerId &&
          same(rules.seasonAwards(rows.toReversed()), awards) &&
          (team?.players ?? []).every(({ playerId }) => regulars.some((row) => row.playerId === playerId))
        );
      }),
    broken: {
      what: 'the first row wins everything',
      rules: {
        seasonAwards: (rows) => ({ ...ours.seasonAwards(rows), scorers: rows.slice(0, 1), player: rows[0] ?? null }),
      },
    },
  },
];
