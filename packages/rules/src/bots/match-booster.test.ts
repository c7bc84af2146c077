import { describe, expect, test } from 'vitest';
import { MINUTE } from '../clock/constants.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, scriptedRandom } from '../testing/index.ts';
import { botMatchBooster } from './match-booster.ts';

const club = buildClub({ matchBoosters: [4, 7] });

describe('a bot and its match boosters (R-BOT-9)', () => {
  test('takes one of its own to the match, at home or away', () => {
    const chosen = botMatchBooster({ club, match: buildMatch(), now: BUILT_AT }, scriptedRandom([0.5]), ALPHA);
    expect(chosen?.match.home.boosterId).toBe(7);
    expect(chosen?.club.matchBoosters).toEqual([4]);
    const away = buildMatch({ home: { id: 'c2' }, away: { id: 'c1' } });
    expect(
      botMatchBooster({ club, match: away, now: BUILT_AT }, scriptedRandom([0]), ALPHA)?.match.away.boosterId,
    ).toBe(4);
  });

  test('keeps them when the match has one already', () => {
    const match = buildMatch({ home: { boosterId: 1 } });
    expect(botMatchBooster({ club, match, now: BUILT_AT }, scriptedRandom([]), ALPHA)).toBeNull();
    const away = buildMatch({ home: { id: 'c2' }, away: { id: 'c1', boosterId: 1 } });
    expect(botMatchBooster({ club, match: away, now: BUILT_AT }, scriptedRandom([]), ALPHA)).toBeNull();
  });

  test('looks at its own side alone', () => {
    const match = buildMatch({ away: { boosterId: 1 } });
    expect(botMatchBooster({ club, match, now: BUILT_AT }, scriptedRandom([0]), ALPHA)?.match.home.boosterId).toBe(4);
  });

  test('has none to choose in an empty stock', () => {
    expect(
      botMatchBooster({ club: buildClub(), match: buildMatch(), now: BUILT_AT }, scriptedRandom([]), ALPHA),
    ).toBeNull();
  });

  test('is refused what a manager is refused: the match is too close (R-BOT-1)', () => {
    const match = buildMatch({ date: BUILT_AT + 15 * MINUTE });
    expect(botMatchBooster({ club, match, now: BUILT_AT }, scriptedRandom([0]), ALPHA)).toBeNull();
  });
});
