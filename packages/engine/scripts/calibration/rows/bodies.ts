/** Rows of bodies, from general knowledge of tracking data. */
import { meanOf, ratio } from '../tally.ts';
import { type Row, within } from './row.ts';

export const BODY_ROWS: readonly Row[] = [
  {
    section: '1.4',
    name: 'distance of a whole match: outfield player; wide midfielder; keeper, km',
    samples: ['L'],
    source: 'estimate',
    real: '9.5–11.5; 11.5; 4.5–6',
    // biome-ignore format: a row
    bands: [[9, 12], [10, 12.5], [4, 6.2]],
    measure: ({ tally }) => ['km outfield', 'km wide', 'km keeper'].map((name) => meanOf(tally, name)),
  },
  {
    section: '1.4',
    name: 'share of time above 19.8 km/h; above 25.2 km/h, %',
    samples: ['L'],
    source: 'estimate',
    real: '3–6; 0.4–1.2',
    // biome-ignore format: a row
    bands: [[2.5, 7], [0.2, 1.5]],
    measure: ({ tally }) => ['fast', 'sprint'].map((name) => 100 * ratio(tally, `${name} seconds`, 'run seconds')),
  },
  {
    section: '1.4',
    name: 'top speed of a match by player: slowest, fastest, km/h',
    samples: ['L'],
    source: 'estimate',
    real: '26–29; 33–36',
    // biome-ignore format: a row
    bands: [[25, 30], [32, 36.5]],
    measure: ({ tally }) => ['slowest', 'fastest'].map((name) => meanOf(tally, name)),
  },
  {
    section: '1.4',
    name: 'a wall of 2–5 at a direct free kick within 28 m, %',
    samples: ['L'],
    source: 'estimate',
    real: '–',
    bands: [[95, 100]],
    measure: ({ tally }) => [100 * ratio(tally, 'free kicks with a wall', 'free kicks near goal')],
  },
  {
    section: '1.4',
    name: 'outfield players within 10 m of the ball; length and width of a side with and without the ball, m',
    samples: ['L'],
    source: 'estimate',
    real: '2–4; 40/32, 48/38',
    bands: [[1.7, 4.6], ...within([40, 32, 48, 38], 0.15)],
    measure: ({ tally }) =>
      ['near the ball', 'length with', 'length without', 'width with', 'width without'].map((name) =>
        meanOf(tally, name),
      ),
  },
];
