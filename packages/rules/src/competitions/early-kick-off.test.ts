import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import { earlyKickOff } from './early-kick-off.ts';

const played = { lastMatches: [buildMatch()] };
const soon = BUILT_AT + 30 * 60_000;

test('a league of a local world, or with a club that has never played, kicks off 30 minutes after its draw (R-WLD-5)', () => {
  expect(earlyKickOff({ managed: [played], now: BUILT_AT, isLocalWorld: true }, ALPHA)).toBe(soon);
  expect(earlyKickOff({ managed: [played, { lastMatches: [] }], now: BUILT_AT, isLocalWorld: false }, ALPHA)).toBe(
    soon,
  );
  expect(earlyKickOff({ managed: [played], now: BUILT_AT, isLocalWorld: false }, ALPHA)).toBeUndefined();
});
