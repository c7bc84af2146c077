import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { ownOverall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer } from '../testing/builders.ts';
import { TRAINING_TYPES } from './constants.ts';
import { remainingSessions } from './eligibility.ts';
import { trainedByMatch } from './match-session.ts';
import { train } from './train.ts';

const now = startOfUtcDay(BUILT_AT);
const club = buildClub();
const striker = buildPlayer({ number: 9, position: 'CF', attributes: { condition: 100, potential: 95 } });
const after = (minutes: number, player: Player = striker) =>
  trainedByMatch(player, { club, position: 'CF', minutes, now }, ALPHA);
const rise = (player: Player) => ownOverall(player, ALPHA) - ownOverall(striker, ALPHA);

describe('a match trains those who play (R-TRA-25, R-TRA-26)', () => {
  test.each([
    [44, 3],
    [45, 2],
    [90, 2],
  ])('%d minutes leave %d sessions', (minutes, left) => {
    expect(remainingSessions(after(minutes), now, ALPHA)).toBe(left);
  });

  test('45 minutes raise the rating by 1.2 of the best session, 15 by a third of that', () => {
    const best = Math.max(
      ...TRAINING_TYPES.filter(({ group }) => group !== 'rest').map(({ id }) => rise(trained(striker, id))),
    );
    expect(rise(after(45))).toBeCloseTo(1.2 * best, 4);
    expect(rise(after(90))).toBe(rise(after(45)));
    expect(rise(after(15))).toBeCloseTo(0.4 * best, 4);
  });

  test('raises what the position asks for and costs no condition', () => {
    const { attributes } = after(90);
    expect(attributes.finishing).toBeGreaterThan(striker.attributes.finishing);
    expect(attributes.marking).toBe(striker.attributes.marking);
    expect(attributes.condition).toBe(striker.attributes.condition);
  });

  test('gives nothing to a player who has had his sessions of the day, and all on the next day', () => {
    const full = { ...striker, sessions: { count: 3, date: now } };
    expect(after(90, full)).toBe(full);
    expect(trainedByMatch(full, { club, position: 'CF', minutes: 90, now: now + DAY }, ALPHA)).not.toBe(full);
  });
});

describe('who plays develops at least as fast as who sits out (R-TRA-27)', () => {
  test.each([17, 20, 23, 26, 29, 32, 35])('at %d years, over nine days of a match and three sessions', (age) => {
    const young = { ...striker, personalData: { ...striker.personalData, dob: now - age * 365.25 * DAY - DAY } };
    let [starter, reserve]: readonly Player[] = [young, young];
    for (let day = 0; day < 9; day++) {
      const at = now + day * DAY;
      starter = trainedByMatch(starter as Player, { club, position: 'CF', minutes: 90, now: at }, ALPHA);
      for (let session = 0; session < 3; session++) {
        starter = best(starter as Player, at);
        reserve = best(reserve as Player, at);
      }
    }
    expect(rise(starter as Player)).toBeGreaterThanOrEqual(rise(reserve as Player));
    expect(rise(reserve as Player)).toBeGreaterThan(0);
  });
});

/** The player after that session, rested; the same where he has none left. */
function trained(player: Player, trainingId: number, at = now): Player {
  const input = { club: buildClub({ players: [player] }), numbers: [player.number], trainingId, intensity: 1 };
  const result = train({ ...input, matches: [], now: at }, ALPHA);
  const [found] = result.ok ? result.value.club.players : [player];
  return { ...(found ?? player), attributes: { ...(found ?? player).attributes, condition: 100 } };
}

function best(player: Player, at: number): Player {
  return TRAINING_TYPES.filter(({ group }) => group !== 'rest')
    .map(({ id }) => trained(player, id, at))
    .reduce((one, other) => (rise(other) > rise(one) ? other : one));
}
