/** Rows of the ball: passes, possession, restarts, fouls. */
import { ZONES } from '../measure/passes.ts';
import { deviationOf, meanOf, ratio, shares, type Tally } from '../tally.ts';
import { around, type Row, within } from './row.ts';

const LENGTHS = [0, 10, 20, 30, 40, 50, 60] as const;
const ZONE_NUMBERS = ZONES.map((_, zone) => zone);
const perMatch = (tally: Tally, ...names: string[]) => names.map((name) => ratio(tally, name, 'matches'));
const perSide = (tally: Tally, ...names: string[]) => perMatch(tally, ...names).map((figure) => figure / 2);
const perThousand = (tally: Tally, name: string, of: string) =>
  ZONE_NUMBERS.map((zone) => 1000 * ratio(tally, `${name} ${zone}`, `${of} ${zone}`));
const lengthShares = ({ tally }: { readonly tally: Tally }) => {
  const each = shares(
    tally,
    LENGTHS.map((bin) => `passes of ${bin}`),
  );
  return [...each.slice(0, 4), each.slice(4).reduce((sum, share) => sum + share, 0)];
};

export const BALL_ROWS: readonly Row[] = [
  {
    section: '1.3',
    name: 'passes a side; completed %, SD between sides',
    samples: ['L'],
    source: 'events',
    real: '419–444; 81–82, 4.9–5.8',
    bands: [
      [390, 460],
      [78, 85],
      [4, 7],
    ],
    measure: ({ tally }) => [
      meanOf(tally, 'passes a side'),
      meanOf(tally, 'completion'),
      deviationOf(tally, 'completion'),
    ],
  },
  {
    section: '1.3',
    name: 'length of passes: mean m; 0–10, 10–20, 20–30, 30–40, 40+ m %',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '20–20.6; 20, 39, 23, 10, 8',
    bands: [
      [18.5, 21.5],
      [17, 23],
      [35, 43],
      [20, 26],
      [8, 12],
      [6, 10],
    ],
    measure: (data) => [ratio(data.tally, 'pass metres', 'passes'), ...lengthShares(data)],
  },
  {
    section: '1.3',
    name: 'completed by length 0–10, 10–20, 20–30, 30–40, 40–50, 50–60, 60+ m %',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '82, 88.5, 85.5, 77, 64.5, 57, 29',
    bands: [
      [78, 87],
      [85, 92],
      [82, 89],
      [71, 82],
      [57, 71],
      [48, 65],
      [20, 42],
    ],
    measure: ({ tally }) => LENGTHS.map((bin) => 100 * ratio(tally, `complete of ${bin}`, `passes of ${bin}`)),
  },
  {
    section: '1.3',
    name: 'passes forward / square / back %',
    samples: ['L'],
    source: 'events',
    real: '54.7 / 19.8 / 25.6',
    bands: [
      [50, 59],
      [16, 24],
      [22, 30],
    ],
    measure: ({ tally }) => shares(tally, ['passes forward', 'passes square', 'passes back']),
  },
  {
    section: '1.3',
    name: 'passes from the own, middle, last third %',
    samples: ['L'],
    source: 'events',
    real: '27.5 / 50 / 22.5',
    bands: [
      [23, 32],
      [45, 54],
      [19, 27],
    ],
    measure: ({ tally }) => shares(tally, ['passes third 0', 'passes third 1', 'passes third 2']),
  },
  {
    section: '1.3',
    name: 'possessions a match; passes in them 0, 1, 2, 3, 4–6, 7+ %',
    samples: ['L'],
    source: 'events',
    real: '205–219; 8, 27.5, 16, 10.7, 17.5, 20',
    bands: [[190, 230], ...around([8, 27.5, 16, 10.7, 17.5, 20], 4)],
    measure: ({ tally }) => [
      ratio(tally, 'possessions', 'matches'),
      ...shares(
        tally,
        [0, 1, 2, 3, 4, 7].map((passes) => `possessions of ${passes}`),
      ),
    ],
  },
  {
    section: '1.3',
    name: 'share of the ball, SD between sides',
    samples: ['L'],
    source: 'events',
    real: '11.7–14.5',
    bands: [[9, 15]],
    measure: ({ tally }) => [deviationOf(tally, 'share')],
  },
  {
    section: '1.3',
    name: 'within 20 s of a pass from 0–17.5, –35, –52.5, –66, –78, –90, –105 m, per 1,000: shots for; shots against; net goals',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '25, 34, 52, 82, 131, 199, 247; 41, 26, 15, 10, 9, 8, 7; −0.3, 1.2, 4.4, 7.5, 12.5, 19, 31',
    bands: [
      ...within([25, 34, 52, 82, 131, 199, 247], 0.25),
      ...within([41, 26, 15, 10, 9, 8, 7], 0.25),
      ...within([-0.3, 1.2, 4.4, 7.5, 12.5, 19, 31], 0.3, 1.5),
    ],
    measure: ({ tally }) =>
      ['zone shots for', 'zone shots against', 'zone net goals'].flatMap((name) => perThousand(tally, name, 'zone')),
  },
  {
    section: '1.3',
    name: 'the same after a lost pass: shots against',
    samples: ['L'],
    source: 'events',
    real: '86, 66, 39, 26, 21, 14, 8',
    bands: within([86, 66, 39, 26, 21, 14, 8], 0.3),
    measure: ({ tally }) => perThousand(tally, 'zone lost shots against', 'zone lost'),
  },
  {
    section: '1.3',
    name: 'passes a side beyond 66 m: centre (28 m wide), wings',
    samples: ['L'],
    source: 'events',
    real: '36, 99',
    bands: [
      [28, 46],
      [80, 118],
    ],
    measure: ({ tally }) => perSide(tally, 'passes high centre', 'passes high wing'),
  },
  {
    section: '1.3',
    name: 'crosses a side; arrived %',
    samples: ['L'],
    source: 'events',
    real: '14.8–16.9; 31',
    bands: [
      [13, 18],
      [25, 36],
    ],
    measure: ({ tally }) => [...perSide(tally, 'crosses'), 100 * ratio(tally, 'crosses arrived', 'crosses')],
  },
  {
    section: '1.3',
    name: 'throw-ins; goal kicks; corners; fouls; offsides a match',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '42–46; 16–17; 9.5–10.3; 21–29; 4–5',
    bands: [
      [39, 48],
      [14.5, 18.5],
      [8.8, 11.2],
      [20, 29],
      [3.2, 5.2],
    ],
    measure: ({ tally }) => perMatch(tally, 'throw', 'goalkick', 'corner', 'foul', 'offside'),
  },
  {
    section: '1.3',
    name: 'tackles a side',
    samples: ['L'],
    source: 'estimate',
    real: '15–19',
    bands: [[13, 22]],
    measure: ({ tally }) => perSide(tally, 'tackles'),
  },
  {
    section: '1.3',
    name: 'ball in play %',
    samples: ['L'],
    source: 'estimate',
    real: '54–60 of 96 minutes',
    bands: [[52, 62]],
    measure: ({ tally }) => [100 * ratio(tally, 'play seconds', 'match seconds')],
  },
  {
    section: '1.3',
    name: 'added minutes: 1st, 2nd half',
    samples: ['L'],
    source: 'events',
    real: '0.7–1.9, 3.2–4.2',
    bands: [
      [0.7, 2.5],
      [3, 6],
    ],
    measure: ({ tally }) => perMatch(tally, 'added first', 'added second'),
  },
  {
    section: '1.3',
    name: 'yellow; second yellow; straight red a match',
    samples: ['L'],
    source: 'events',
    bold: true,
    real: '3.1–4.9; .05–.12; .06–.14',
    bands: [
      [3, 5],
      [0.04, 0.14],
      [0.05, 0.15],
    ],
    measure: ({ tally }) => perMatch(tally, 'yellow', 'secondyellow', 'red'),
  },
  {
    section: '1.3',
    name: "injuries a match that end a player's match",
    samples: ['L'],
    source: 'estimate',
    real: '.25–.5',
    bands: [[0.2, 0.5]],
    measure: ({ tally }) => perMatch(tally, 'injuries'),
  },
];
