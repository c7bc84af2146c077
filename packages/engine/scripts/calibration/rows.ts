/** The rows of the calibration: what is measured, on which sample, and the band of real football that it must lie in. */
import type { MatchFacts, SideFacts } from './facts.ts';
import { deviation, mean, share, sum } from './statistics.ts';

export interface Row {
  readonly name: string;
  readonly sample: 'E' | 'L';
  readonly low: number;
  readonly high: number;
  readonly measure: (matches: readonly MatchFacts[]) => number;
}

const sides = (matches: readonly MatchFacts[]) => matches.flatMap((match) => match.sides);
const perSide = (field: keyof SideFacts) => (matches: readonly MatchFacts[]) =>
  mean(sides(matches).map((side) => side[field]));
const total = (matches: readonly MatchFacts[], field: keyof SideFacts) =>
  sum(sides(matches).map((side) => side[field]));
const goalsOf = ({ sides: [home, away] }: MatchFacts) => home.goals + away.goals;
const difference = ({ sides: [home, away] }: MatchFacts) => home.goals - away.goals;
const ofGoals = (field: 'firstHalf' | 'setPiece' | 'headed' | 'own' | 'assisted') => (matches: readonly MatchFacts[]) =>
  (100 * sum(matches.map((match) => match[field]))) / total(matches, 'goals');
const percent = (test: (match: MatchFacts) => boolean) => (matches: readonly MatchFacts[]) =>
  100 * share(matches, test);
const dispersion = (side: 0 | 1) => (matches: readonly MatchFacts[]) => {
  const goals = matches.map((match) => match.sides[side].goals);
  return deviation(goals) ** 2 / mean(goals);
};

// biome-ignore format: a table
export const ROWS: readonly Row[] = [
  { name: 'goals per match',                  sample: 'L', low: 2.4,  high: 3.0,  measure: (m) => mean(m.map(goalsOf)) },
  { name: 'home share of goals, %',           sample: 'L', low: 54,   high: 59,   measure: (m) => (100 * sum(m.map((x) => x.sides[0].goals))) / total(m, 'goals') },
  { name: 'home wins, %',                     sample: 'L', low: 41,   high: 47,   measure: percent((m) => difference(m) > 0) },
  { name: 'draws, %',                         sample: 'L', low: 23,   high: 28,   measure: percent((m) => difference(m) === 0) },
  { name: 'away wins, %',                     sample: 'L', low: 26,   high: 33,   measure: percent((m) => difference(m) < 0) },
  { name: 'variance / mean, home goals',      sample: 'L', low: 0.9,  high: 1.12, measure: dispersion(0) },
  { name: 'variance / mean, away goals',      sample: 'L', low: 0.9,  high: 1.12, measure: dispersion(1) },
  { name: '0-0, %',                           sample: 'L', low: 5,    high: 9,    measure: percent((m) => goalsOf(m) === 0) },
  { name: '1-1, %',                           sample: 'L', low: 10,   high: 14,   measure: percent((m) => goalsOf(m) === 2 && difference(m) === 0) },
  { name: 'over 2.5 goals, %',                sample: 'L', low: 43,   high: 57,   measure: percent((m) => goalsOf(m) > 2) },
  { name: 'shots per team',                   sample: 'L', low: 11,   high: 14.5, measure: perSide('shots') },
  { name: 'shots per team, SD',               sample: 'L', low: 4,    high: 6,    measure: (m) => deviation(sides(m).map(({ shots }) => shots)) },
  { name: 'on target, % of shots',            sample: 'L', low: 32,   high: 38,   measure: (m) => (100 * total(m, 'shotsOnTarget')) / total(m, 'shots') },
  { name: 'goals per shot, %',                sample: 'E', low: 9.5,  high: 12.5, measure: (m) => (100 * total(m, 'goals')) / total(m, 'shots') },
  { name: 'corners per team',                 sample: 'E', low: 4.2,  high: 5.8,  measure: perSide('corners') },
  { name: 'fouls per team',                   sample: 'E', low: 10,   high: 15,   measure: perSide('fouls') },
  { name: 'offsides per team',                sample: 'E', low: 1.2,  high: 2.4,  measure: perSide('offsides') },
  { name: 'passes per team',                  sample: 'E', low: 380,  high: 520,  measure: perSide('passes') },
  { name: 'pass completion, %',               sample: 'E', low: 76,   high: 86,   measure: (m) => (100 * total(m, 'completed')) / total(m, 'passes') },
  { name: 'possession, SD between teams, %',  sample: 'L', low: 7,    high: 13,   measure: (m) => deviation(sides(m).map(({ possession }) => 100 * possession)) },
  { name: 'tackles per team',                 sample: 'E', low: 13,   high: 22,   measure: perSide('tackles') },
  { name: 'crosses per team',                 sample: 'E', low: 10,   high: 22,   measure: perSide('crosses') },
  { name: 'goals in the first half, %',       sample: 'L', low: 42,   high: 47,   measure: ofGoals('firstHalf') },
  { name: 'goals from set pieces, %',         sample: 'L', low: 22,   high: 34,   measure: ofGoals('setPiece') },
  { name: 'headed goals, %',                  sample: 'L', low: 13,   high: 22,   measure: ofGoals('headed') },
  { name: 'penalties per match',              sample: 'L', low: 0.15, high: 0.35, measure: (m) => mean(m.map(({ penalties }) => penalties)) },
  { name: 'penalties converted, %',           sample: 'L', low: 70,   high: 85,   measure: (m) => (100 * sum(m.map((x) => x.penaltiesScored))) / Math.max(1, sum(m.map((x) => x.penalties))) },
  { name: 'own goals, %',                     sample: 'L', low: 1,    high: 4,    measure: ofGoals('own') },
  { name: 'goals with an assist, %',          sample: 'L', low: 60,   high: 80,   measure: ofGoals('assisted') },
];

/** Not in any band: what helps to understand the rest. */
export const BACKGROUND: readonly Omit<Row, 'low' | 'high'>[] = [
  { name: 'expected goals per match', sample: 'L', measure: (m) => total(m, 'xg') / m.length },
  { name: 'throw-ins per match', sample: 'E', measure: (m) => mean(m.map(({ throwIns }) => throwIns)) },
  { name: 'most goals of a side', sample: 'L', measure: (m) => Math.max(...sides(m).map(({ goals }) => goals)) },
  { name: 'milliseconds per match', sample: 'E', measure: (m) => mean(m.map(({ milliseconds }) => milliseconds)) },
];
