/** A player's matches in sums: of one competition and club, of a season, or of his whole career. */
import { assertDate } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { TEAM_LINES, type TeamLine } from '../opponents/team-lines.ts';
import { FORM_MATCHES } from './constants.ts';
import type { MatchPerformance } from './performance.ts';

/** What is added up, match by match. */
export const CAREER_COUNTS = [
  'matches',
  'minutes',
  'goals',
  'assists',
  'ratingTenths',
  'yellowCards',
  'redCards',
  'cleanSheets',
  'saves',
  'tackles',
  'passes',
  'shots',
  'metres',
] as const;
/** One of the sums; `ratingTenths` adds up ratings in tenths, so that it is a whole number. */
export type CareerCount = (typeof CAREER_COUNTS)[number];

/** A rating of the form. */
export interface FormRating {
  /** Kick-off. */
  readonly date: EpochMs;
  /** Rating 0–10. */
  readonly rating: number;
}

/** Sums of finished matches. */
export interface Career extends Readonly<Record<CareerCount, number>> {
  /** Matches by the line that he played in. */
  readonly lines: Readonly<Record<TeamLine, number>>;
  /** The latest ratings, at most five, the newest last. */
  readonly form: readonly FormRating[];
}

/** A career before its first match. */
export const NO_CAREER: Career = {
  ...(Object.fromEntries(CAREER_COUNTS.map((name) => [name, 0])) as Record<CareerCount, number>),
  lines: { goal: 0, defence: 0, midfield: 0, attack: 0 },
  form: [],
};

/** The career after one more match, by its kick-off. The caller adds each match once. R-CAR-2 */
export function addPerformance(career: Career, performance: MatchPerformance, date: EpochMs): Career {
  assertDate(date, 'addPerformance');
  const { line, rating } = performance;
  return sumCareers([
    career,
    {
      ...NO_CAREER,
      ...performance,
      matches: 1,
      ratingTenths: Math.round(rating * 10),
      lines: { ...NO_CAREER.lines, [line]: 1 },
      form: [{ date, rating }],
    },
  ]);
}

/** Several careers as one: of a player in all his competitions, or for all his clubs. R-CAR-3 */
export function sumCareers(careers: readonly Career[]): Career {
  const sum = (count: (career: Career) => number) => careers.reduce((total, career) => total + count(career), 0);
  const ratings = sortedBy(
    careers.flatMap(({ form }) => form),
    ({ date }) => date,
  );
  const sums = Object.fromEntries(CAREER_COUNTS.map((name) => [name, sum((career) => career[name])]));
  const lines = Object.fromEntries(TEAM_LINES.map((line) => [line, sum((career) => career.lines[line])]));
  return {
    ...(sums as Record<CareerCount, number>),
    lines: lines as Record<TeamLine, number>,
    form: ratings.slice(-FORM_MATCHES),
  };
}

/** Mean rating (0–10) of the career's matches, unrounded; null before the first. R-CAR-3 */
export function careerRating({ matches, ratingTenths }: Pick<Career, 'matches' | 'ratingTenths'>): number | null {
  return matches === 0 ? null : ratingTenths / 10 / matches;
}

/** Mean rating (0–10) of the latest five matches, unrounded; null before the first. R-CAR-3 */
export function formRating({ form }: Pick<Career, 'form'>): number | null {
  return mean(form.map(({ rating }) => rating));
}

/** The line that the player played most of his matches in; of equals the one closer to his own goal. R-CAR-5 */
export function careerLine({ lines }: Pick<Career, 'lines'>): TeamLine {
  const [most] = sortedBy(TEAM_LINES, (line) => -lines[line]);
  return most ?? 'midfield';
}
