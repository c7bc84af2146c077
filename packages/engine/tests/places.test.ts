/** What is computed of line-ups and attributes, where the answer is known. */
import { createRandom } from '@mundo-manager/rules/core';
import { SKILLS } from '@mundo-manager/rules/players';
import { POSITION_WEIGHTS } from '@mundo-manager/rules/positions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { foundedSheets, withoutChanges } from '../scripts/calibration/founded-sheets.ts';
import { ELO_A_POINT } from '../scripts/calibration/strength.ts';
import { ARRANGEMENTS, type ArrangementName } from '../scripts/places/arrangements.ts';
import { chanceModel, placeEffects } from '../scripts/places/attribute-effects.ts';
import type { ShotRow } from '../scripts/places/attributes-worker.ts';
import { drawnAttributes } from '../scripts/places/drawn-sheet.ts';
import { expectedShare } from '../scripts/places/expected-share.ts';
import { meanLineUpRating, startersIn } from '../scripts/places/line-up.ts';
import type { Arranged } from '../scripts/places/places-job.ts';
import { playArranged } from '../scripts/places/play-arranged.ts';
import { concededRow, isInside, pointsRow } from '../scripts/places/rows.ts';
import { fitSlopes } from '../scripts/places/slope.ts';
import { simulate, validateInput } from '../src/index.ts';
import { matchInput } from '../src/testing/index.ts';

const [founded] = foundedSheets('Várzea', 'places test', ALPHA);
if (founded === undefined) throw new Error('a league has clubs');
const plain = withoutChanges(founded);
const setting = { category: 'Várzea', ruleset: ALPHA, seed: '1' } as const;
const arrange = (name: ArrangementName) => ARRANGEMENTS[name](plain, setting);
const ids = (name: ArrangementName) => startersIn(arrange(name)).map(({ id }) => id);

describe('an arrangement', () => {
  test.each(Object.keys(ARRANGEMENTS) as ArrangementName[])('%s is a legal team sheet', (name) => {
    expect(validateInput(matchInput(arrange(name), plain), ALPHA).ok).toBe(true);
  });

  test('shuffles outfield places among the same players', () => {
    expect(ids('shuffled').toSorted()).toEqual(ids('plain').toSorted());
    expect(ids('shuffled')).not.toEqual(ids('plain'));
    expect(ids('shuffled')[0]).toBe(ids('plain')[0]);
  });

  test('weakens players to the mean rating of the shuffled line-up', () => {
    expect(meanLineUpRating(arrange('weaker'), ALPHA)).toBeCloseTo(meanLineUpRating(arrange('shuffled'), ALPHA), 1);
  });

  test('reverses the outfield and leaves the keeper', () => {
    const [keeper, ...outfield] = ids('plain');
    expect(ids('reversed')).toEqual([keeper, ...outfield.toReversed()]);
  });

  test('puts a forward in goal', () => {
    const swapped = ids('best forward and keeper change places');
    expect(swapped.indexOf(ids('plain')[0] ?? '')).toBeGreaterThan(0);
  });

  test('changes five tired players for fresh ones as good', () => {
    const changed = arrange('five changes');
    const { events } = simulate(matchInput(changed, plain), 1);
    // An injured opponent may be replaced, too.
    expect(events.filter(({ type, side }) => type === 'substitution' && side === 'home')).toHaveLength(5);
    for (const { playerIn, playerOut } of changed.tactic.substitutions) {
      const [on, off] = [playerIn, playerOut].map((player) => changed.players.find(({ id }) => id === player));
      expect(on?.attributes).toEqual(off?.attributes);
      expect([on?.condition, off?.condition]).toEqual([100, 85]);
    }
  });
});

test('matches of places are played without the changes that bots plan', () => {
  const job = { category: 'Várzea', own: 'plain', rival: 'plain', seed: 1, from: 0, count: 6 } as const;
  const league = foundedSheets('Várzea', 'places Várzea 1 0', ALPHA);
  const scores = Array.from({ length: job.count }, (_, n) => {
    const club = league[n >> 1];
    if (club === undefined) throw new Error('a league has clubs');
    const { home, away } = simulate(matchInput(withoutChanges(club), withoutChanges(club)), `places 1 ${n}`).score;
    return [home, away];
  });
  const played = playArranged(job, ALPHA).map(({ home, goals, goalsAgainst }) =>
    home ? [goals, goalsAgainst] : [goalsAgainst, goals],
  );
  expect(played).toEqual(scores);
});

describe('the share of the points that strength gives', () => {
  test('is half among equals, and falls with the drop', () => {
    expect(expectedShare(0)).toBeCloseTo(50);
    expect(expectedShare(3)).toBeLessThan(expectedShare(1));
    expect(expectedShare(-3)).toBeCloseTo(100 - expectedShare(3));
  });

  test('comes of the rows of the strength table', () => {
    // 300 Elo points away from home and 180 at home.
    const [drop, at300, at180] = [240 / ELO_A_POINT, [13, 19, 68], [20.4, 26.2, 53.4]] as const;
    const own = 3 * (at300[0] + at180[0]) + at300[1] + at180[1];
    const rival = 3 * (at300[2] + at180[2]) + at300[1] + at180[1];
    expect(expectedShare(drop)).toBeCloseTo((100 * own) / (own + rival), 0);
  });
});

test('the slopes of two kinds of matches are found again', () => {
  const random = createRandom('slopes');
  const odds = (elo: number) => 1 / (1 + 10 ** (-elo / 400));
  const played = (slope: number) =>
    Array.from({ length: 8000 }, (_, n): Arranged => {
      const [home, drop] = [n % 2 === 0, 10 * random.next()];
      const elo = -slope * drop + (home ? 70 : -70);
      const luck = random.next();
      const points = luck < odds(elo - 55) ? 3 : luck < 1 - odds(-elo - 55) ? 1 : 0;
      return { home, drop, points, rivalPoints: points === 1 ? 1 : 3 - points, goals: 0, goalsAgainst: 0 };
    });
  const { players, places, ratio, error } = fitSlopes(played(20), played(12));
  expect(Math.abs(players - 20)).toBeLessThan(2);
  expect(Math.abs(places - 12)).toBeLessThan(2);
  expect(Math.abs(ratio - 0.6)).toBeLessThan(3 * error);
  expect(error).toBeLessThan(0.1);
});

test('the effect of an attribute in a place is found again, and fits weights or does not', () => {
  const positions = formationSlots('442').map(({ position }) => position);
  const [forward, finishing] = [10, SKILLS.indexOf('finishing')];
  const differences = Array.from({ length: 1500 }, (_, n) => {
    const [home, away] = ['h', 'a'].map((side) => drawnAttributes(`t ${n} ${side}`)[forward]?.[finishing] ?? 0);
    return 0.01 * ((home ?? 0) - (away ?? 0));
  });
  const effects = placeEffects(
    positions,
    (n) => `t ${n}`,
    differences,
    (position) => POSITION_WEIGHTS[position],
  );
  const forwards = effects.find(({ place }) => place === 'R/L F');
  // Half of it: the other forward of the pair had no effect.
  expect(forwards?.effects.finishing).toBeCloseTo(0.05, 2);
  expect(forwards?.r).toBeGreaterThan(0.4);
  expect(effects.find(({ place }) => place === 'GK')?.effects.reflexes).toBeCloseTo(0, 1);
});

test('a chance follows the shots that it was learnt from', () => {
  const shots = [0.1, 0.3].flatMap((xg) =>
    Array.from({ length: 100 }, (_, n): ShotRow => [0, xg, 0.5 + (n % 3) / 10, 0.6, n < 200 * xg ? 1 : 0]),
  );
  const chance = chanceModel(shots);
  const total = shots.reduce((sum, shot) => sum + chance(shot), 0);
  expect(total).toBeCloseTo(80, 0);
});

describe('a row of what places decide', () => {
  const match = (goalsAgainst: number, points = 1): Arranged => ({
    home: true,
    goals: 0,
    goalsAgainst,
    points,
    rivalPoints: 1,
    drop: 0,
  });

  test('compares goals conceded in matches of the same seeds', () => {
    const row = concededRow('x', [match(2), match(4)], [match(1), match(3)], [0, 40]);
    expect(row.ours).toBeCloseTo(50);
    expect(isInside({ ...row, error: 4 })).toBe(false);
    expect(isInside({ ...row, error: 6 })).toBe(true);
    expect(isInside({ ...row, error: 6, exact: true })).toBe(false);
  });

  test('counts the points that changes gain', () => {
    expect(pointsRow('x', [match(0, 3), match(0, 1)], [match(0, 1), match(0, 1)], [0, 2]).ours).toBe(1);
  });
});
