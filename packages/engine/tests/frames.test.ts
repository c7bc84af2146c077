/** What the sheets of pictures show of a match. */
import { expect, test } from 'vitest';
import { momentsOf } from '../scripts/frames/moments.ts';
import { frameSheet } from '../scripts/frames/sheet.ts';
import { createRecorder, simulate } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

const recorder = createRecorder();
const { events } = simulate(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1, {
  observe: recorder.observe,
});
const moments = momentsOf(events);

test('every kick-off, goal and corner, and ten moments of open play, in order', () => {
  const count = (word: string) => moments.filter(({ title }) => title.includes(word)).length;
  const happened = (type: string) => events.filter((event) => event.type === type).length;
  expect(count('kick-off')).toBe(happened('periodStart'));
  expect(count('goal')).toBe(happened('goal'));
  expect(count('corner')).toBe(happened('corner'));
  expect(count('open play')).toBe(10);
  expect(moments.map(({ tick }) => tick)).toEqual(moments.map(({ tick }) => tick).toSorted((a, b) => a - b));
});

test('each picture has its title, the ball and up to 22 players at their positions', () => {
  const sheet = frameSheet(moments, recorder.recording());
  for (const { title } of moments) expect(sheet).toContain(title);
  expect(sheet.match(/r="\.8"/g)).toHaveLength(moments.length);
  expect(sheet).not.toMatch(/NaN|undefined/);
});
