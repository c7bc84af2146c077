import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildPlayer } from '../testing/builders.ts';
import { sessionExperience, withExperience } from './experience.ts';

describe('experience of a session (R-TRA-20)', () => {
  test.each([
    [1, 10],
    [0.9, 9],
    [0.8, 8],
  ])('an intensity of %d gives %d points', (intensity, points) => {
    expect(sessionExperience(intensity, ALPHA)).toBeCloseTo(points, 12);
  });

  test('a server of speed 1 gives a fifth', () => {
    expect(sessionExperience(1, { ...ALPHA, server: { ...ALPHA.server, trainingSpeed: 1 } })).toBe(2);
  });
});

describe('experience opens booster slots (R-TRA-21)', () => {
  const player = buildPlayer({ attributes: { exp: 190 } });

  test('199 points leave the first slot locked', () => {
    const after = withExperience(player, 9, ALPHA);
    expect(after.attributes.exp).toBe(199);
    expect(after.attributeBoosters).toEqual(player.attributeBoosters);
  });

  test('200 points make it unlockable', () => {
    const after = withExperience(player, 10, ALPHA);
    expect(after.attributeBoosters.map(({ status }) => status)).toEqual(['unlockable', 'locked', 'locked']);
    expect({ ...after, attributeBoosters: [], attributes: { ...after.attributes, exp: 190 } }).toEqual({
      ...player,
      attributeBoosters: [],
    });
  });
});
