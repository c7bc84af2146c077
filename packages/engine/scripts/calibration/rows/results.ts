/** Rows of results: goals, tables and the weight of strength. */
import { seasonErrors, seasonMeans } from '../seasons.ts';
import { favouriteResults } from '../strength.ts';
import { correlationOf, meanOf, ratio, shares, type Tally, varianceOf } from '../tally.ts';
import { ANY, around, type Band, type Row } from './row.ts';

const QUARTERS = [0, 1, 2, 3, 4, 5].map((quarter) => `goals quarter ${quarter}`);
const percent = (tally: Tally, ...names: string[]) => names.map((name) => 100 * ratio(tally, name, 'matches'));

/** Wins, draws and losses of the favourite (%), by Elo gap. */
// biome-ignore format: a table
export const STRENGTH: readonly [low: number, high: number, wins: number, draws: number, losses: number, goals: string][] = [
  [0,   25,  38, 30, 32, '0.10'],
  [75,  125, 47, 27, 26, '0.43'],
  [175, 225, 55, 26, 19, '0.81'],
  [275, 325, 68, 19, 13, '1.29'],
  [400, 600, 79, 14, 7,  '1.86'],
];

export const RESULT_ROWS: readonly Row[] = [
  {
    section: '1.1',
    name: 'goals a match; home share %',
    samples: ['L', 'V', 'P'],
    source: 'results',
    real: '2.68–2.81; 54–57',
    bands: [
      [2.5, 3],
      [54, 59],
    ],
    measure: ({ tally }) => {
      const [home, away] = [meanOf(tally, 'goals home'), meanOf(tally, 'goals away')];
      return [home + away, (100 * home) / (home + away)];
    },
  },
  {
    section: '1.1',
    name: 'home / draw / away %',
    samples: ['L', 'V', 'P'],
    source: 'results',
    real: '43.5 / 25.4 / 31.1',
    bands: [
      [41, 47],
      [23, 28],
      [27, 33],
    ],
    measure: ({ tally }) => percent(tally, 'home wins', 'draws', 'away wins'),
  },
  {
    section: '1.1',
    name: 'variance / mean of goals: home, away',
    samples: ['L'],
    source: 'results',
    real: '0.92–1.09',
    bands: [
      [0.9, 1.12],
      [0.9, 1.12],
    ],
    measure: ({ tally }) => ['goals home', 'goals away'].map((side) => varianceOf(tally, side) / meanOf(tally, side)),
  },
  {
    section: '1.1',
    name: '0-0, 1-1 %',
    samples: ['L', 'V', 'P'],
    source: 'results',
    real: '6.3–7.9, 10–13',
    bands: [
      [5, 9],
      [9.5, 14],
    ],
    measure: ({ tally }) => percent(tally, '0-0', '1-1'),
  },
  {
    section: '1.1',
    name: 'over 2.5 goals %',
    samples: ['L', 'V', 'P'],
    source: 'results',
    real: '47–61',
    bands: [[45, 60]],
    measure: ({ tally }) => percent(tally, 'over 2.5'),
  },
  {
    section: '1.1',
    name: 'home and away goals, correlation',
    samples: ['L', 'E', 'V', 'P'],
    source: 'results',
    real: '−0.15…−0.04',
    bands: [[-0.18, 0.02]],
    measure: ({ tally }) => [correlationOf(tally, 'home~away')],
  },
  {
    section: '1.1',
    name: 'goals by quarter hour %',
    samples: ['L'],
    source: 'events',
    real: '12 / 15.5 / 16 / 16.5 / 17.5 / 22.5',
    bands: around([12, 15.5, 16, 16.5, 17.5, 22.5], 2),
    measure: ({ tally }) => shares(tally, QUARTERS),
  },
  {
    section: '1.1',
    name: 'scores first: wins / draws / loses %',
    samples: ['L'],
    source: 'events',
    real: '66–74 / 16–22 / 9–13',
    bands: [
      [65, 75],
      [15, 23],
      [8, 14],
    ],
    measure: ({ tally }) => shares(tally, ['first won', 'first drawn', 'first lost']),
  },
  {
    section: '1.1',
    name: '38 rounds: SD of points; champion; last',
    samples: ['L'],
    source: 'results',
    real: '15–19; 78–100; 17–33 (2017/18), 12–17; 70–89 (Brasil)',
    bands: [
      [12, 18],
      [70, 95],
      [15, 33],
    ],
    measure: seasonMeans,
    errors: seasonErrors,
  },
  ...STRENGTH.map(
    ([low, high, wins, draws, losses, goals]): Row => ({
      section: '1.1',
      name: `Elo gap ${low}–${high}: favourite wins / draws / loses %; goal difference`,
      samples: ['L'],
      source: 'results',
      real: `${wins} / ${draws} / ${losses}; ${goals}`,
      bands: [...around([wins, draws, losses], 4), ANY] satisfies Band[],
      measure: (data) => favouriteResults(data, [low, high]),
    }),
  ),
];
