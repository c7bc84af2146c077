/** Rows of shots and goals. */
import { goalsOverXgByTenth } from '../expected-goals.ts';
import { bestScorerErrors, bestScorerShares } from '../seasons.ts';
import { correlationOf, deviationOf, meanOf, ratio, shares, type Tally } from '../tally.ts';
import { ANY, around, type Row } from './row.ts';

const STATES = ['leading', 'level', 'trailing'] as const;
const LINES = ['attack', 'midfield', 'defence'] as const;
const BINS = [0, 5, 10, 15, 20, 25, 30] as const;
const GROUPS = ['CF', 'LW RW', 'LM RM', 'AM', 'CM'] as const;
const numbered = (name: string, numbers: readonly number[]) => numbers.map((number) => `${name} ${number}`);
const percent = (tally: Tally, top: string, bottom: string) => 100 * ratio(tally, top, bottom);

export const SHOT_ROWS: readonly Row[] = [
  {
    section: '1.2',
    name: 'shots a side, SD; on target',
    samples: ['L', 'V', 'P'],
    source: 'events',
    real: '11.2–12.3, 4.4–5.4; 4.1–4.4',
    bands: [
      [11, 13],
      [4.2, 5.8],
      [3.9, 4.7],
    ],
    measure: ({ tally }) => [meanOf(tally, 'shots'), deviationOf(tally, 'shots'), meanOf(tally, 'on target')],
  },
  {
    section: '1.2',
    name: 'correlations: shots–goals; on target–goals; pass share–shots; pass share–goals',
    samples: ['L', 'E'],
    source: 'events',
    bold: true,
    real: '.32–.37; .60–.65; .38–.63; .08–.24',
    bands: [
      [0.27, 0.4],
      [0.55, 0.68],
      [0.35, 0.65],
      [0.05, 0.27],
    ],
    bandsOf: { E: [[0.2, 1], [0.45, 1], [0.15, 1], ANY] },
    measure: ({ tally }) =>
      ['shots~goals', 'on target~goals', 'share~shots', 'share~goals'].map((pair) => correlationOf(tally, pair)),
  },
  {
    section: '1.2',
    name: 'shots per 90 minutes while leading / level / trailing',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '10.2–11.5 / 10.8–11.7 / 11.2–12.2',
    bands: [
      [9.5, 12],
      [10, 12.5],
      [10.5, 13.5],
    ],
    measure: ({ tally }) => STATES.map((state) => 90 * ratio(tally, `shots ${state}`, `minutes ${state}`)),
  },
  {
    section: '1.2',
    name: 'their conversion %',
    samples: ['L'],
    source: 'events',
    real: '13–15 / 10–11.5 / 9–10',
    bands: [
      [11.5, 16.5],
      [9, 12.5],
      [8, 11.5],
    ],
    measure: ({ tally }) => STATES.map((state) => percent(tally, `goals ${state}`, `shots ${state}`)),
  },
  {
    section: '1.2',
    name: 'shots by quarter hour %',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '13.4 / 15.4 / 17.5 / 16.1 / 16.4 / 21.3',
    bands: around([13.4, 15.4, 17.5, 16.1, 16.4, 21.3], 2),
    measure: ({ tally }) => shares(tally, numbered('shots quarter', [0, 1, 2, 3, 4, 5])),
  },
  {
    section: '1.2',
    name: 'shots outside the box %; by distance 0–5, 5–10, 10–15, 15–20, 20–25, 25–30, 30+ m %',
    samples: ['L'],
    source: 'events',
    real: '38–43; 1.5, 14, 22.5, 21.5, 15, 16, 9',
    bands: [[36, 45], ...around([1.5, 14, 22.5, 21.5, 15, 16, 9], 3)],
    measure: ({ tally }) => [
      percent(tally, 'shots outside the box', 'open shots'),
      ...shares(tally, numbered('shots from', BINS)),
    ],
  },
  {
    section: '1.2',
    name: 'conversion by distance %',
    samples: ['L'],
    source: 'events',
    real: '60, 25, 13, 8.5, 4, 2.2, 1.8',
    bands: [
      [50, 70],
      [21, 29],
      [10.5, 16],
      [6.5, 10.5],
      [2.5, 6],
      [1.2, 3.5],
      [0.5, 3.5],
    ],
    measure: ({ tally }) => BINS.map((bin) => percent(tally, `goals from ${bin}`, `shots from ${bin}`)),
  },
  {
    section: '1.2',
    name: 'goals by line: forwards, midfield, defence %',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '55–60, 30–34, 9–13',
    bands: [
      [52, 62],
      [27, 36],
      [9, 14],
    ],
    measure: ({ tally }) =>
      shares(
        tally,
        LINES.map((line) => `goals ${line}`),
      ),
  },
  {
    section: '1.2',
    name: 'goals a match of a CF / LW, RW / LM, RM / AM / CM',
    samples: ['L'],
    source: 'estimate',
    real: '.35 / .20 / .12 / .17 / .08',
    bands: [
      [0.26, 0.48],
      [0.12, 0.28],
      [0.07, 0.18],
      [0.1, 0.24],
      [0.05, 0.13],
    ],
    measure: ({ tally }) => GROUPS.map((group) => ratio(tally, `goals of ${group}`, `appearances of ${group}`)),
  },
  {
    section: '1.2',
    name: "best scorer's share of his side's goals in a season: median, p90",
    samples: ['L', 'V'],
    source: 'events',
    bold: true,
    real: '.24–.25, p10–p90 .18–.39',
    bands: [
      [0.2, 0.32],
      [0, 0.45],
    ],
    measure: bestScorerShares,
    errors: bestScorerErrors,
  },
  {
    section: '1.2',
    name: 'assists by line: forwards, midfield, defence %',
    samples: ['L'],
    source: 'events',
    real: '30–33, 46–49, 21',
    bands: around([31.5, 47.5, 21], 6),
    measure: ({ tally }) =>
      shares(
        tally,
        LINES.map((line) => `assists ${line}`),
      ),
  },
  {
    section: '1.2',
    name: 'three goals by one player, per match',
    samples: ['L'],
    source: 'events',
    real: 'about .05',
    bands: [[0.03, 0.08]],
    measure: ({ tally }) => [ratio(tally, 'three goals', 'matches')],
  },
  {
    section: '1.2',
    name: 'headed: shots, goals %; goals within 12 s of a corner %',
    samples: ['L'],
    source: 'events',
    real: '16, 16–17.5; 10–13',
    bands: [
      [13, 20],
      [13, 21],
      [8, 15],
    ],
    measure: ({ tally }) => [
      percent(tally, 'headed shots', 'all shots'),
      percent(tally, 'headed goals', 'goals'),
      percent(tally, 'goals after a corner', 'goals'),
    ],
  },
  {
    section: '1.2',
    name: 'penalties a match, converted %; direct free kicks a match, converted %',
    samples: ['L'],
    source: 'events',
    real: '.21–.34, 71–78; .9–1.4, 6',
    bands: [
      [0.18, 0.36],
      [70, 82],
      [0.7, 1.6],
      [3, 9],
    ],
    measure: ({ tally }) => [
      ratio(tally, 'penalties', 'matches'),
      percent(tally, 'penalties converted', 'penalties'),
      ratio(tally, 'direct free kicks', 'matches'),
      percent(tally, 'direct free kicks converted', 'direct free kicks'),
    ],
  },
  {
    section: '1.2',
    name: 'own goals, share of goals %',
    samples: ['L'],
    source: 'events',
    real: '3',
    bands: [[1.5, 4.5]],
    measure: ({ tally }) => [percent(tally, 'own goals', 'goals')],
  },
  {
    section: '1.2',
    name: 'goals / xG in each tenth of the shots; xG a shot; without penalties',
    samples: ['L'],
    source: 'events',
    real: '1; .10–.11',
    bands: [
      ...around(
        Array.from({ length: 10 }, () => 1),
        0.1,
      ),
      [0.095, 0.12],
    ],
    measure: ({ tally }) => [...goalsOverXgByTenth(tally), ratio(tally, 'xg', 'xg shots')],
  },
  {
    section: '1.2',
    name: 'man of the match: forward / midfield / defence / keeper %',
    samples: ['L'],
    source: 'estimate',
    real: '45 / 30 / 18 / 7',
    bands: [
      [38, 52],
      [22, 38],
      [12, 25],
      [4, 11],
    ],
    measure: ({ tally }) =>
      shares(
        tally,
        [...LINES, 'keeper'].map((line) => `best ${line}`),
      ),
  },
  {
    section: '1.2',
    name: 'mean rating by line, largest difference',
    samples: ['L'],
    source: 'events',
    real: '–',
    bands: [[0, 0.25]],
    measure: ({ tally }) => {
      const means = [...LINES, 'keeper'].map((line) => meanOf(tally, `rating ${line}`));
      return [Math.max(...means) - Math.min(...means)];
    },
  },
];
