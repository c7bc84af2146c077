import type { EventOf } from '@mundo-manager/engine';
import { expect, test } from 'vitest';
import { demoWorld } from '../../../testing/demo/demo-world.ts';
import { cumulativeXgPoints } from './cumulative-xg-points.ts';

const [report] = Object.values(demoWorld().reports);

test('the line of a side ends at the figure of its statistics, half a hundredth included (R-STT-13)', () => {
  if (report === undefined) throw new Error('no report');
  expect(cumulativeXgPoints(report.events, 'home').at(-1)?.xg).toBe(report.stats.home.xg);
  const shot = report.events.find((event): event is EventOf<'shot'> => event.type === 'shot' && event.side === 'home');
  if (shot === undefined) throw new Error('no shot');
  const chances = [0.33, 0.165].map((xg) => ({ ...shot, xg }));
  expect(cumulativeXgPoints(chances, 'home').map(({ xg }) => xg)).toEqual([0.33, 0.5]);
});
