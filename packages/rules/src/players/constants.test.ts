import { describe, expect, test } from 'vitest';
import { buildPlayer } from '../testing/builders.ts';
import { ATTRIBUTE_GROUPS, SKILLS } from './attributes.ts';

describe('the attributes of a player (R-PLA-2)', () => {
  test('come in four groups', () => {
    expect(ATTRIBUTE_GROUPS).toEqual({
      physical: ['potential', 'stamina', 'speed', 'acceleration', 'agility', 'strength', 'jumpingReach'],
      technical: [
        'heading',
        'passing',
        'crossing',
        'dribbling',
        'finishing',
        'firstTouch',
        'technique',
        'marking',
        'tackling',
      ],
      mental: ['decision', 'vision', 'anticipation', 'determination', 'composure', 'leadership', 'workRate'],
      goalkeeper: ['handling', 'oneOnOnes', 'reflexes'],
    });
  });

  test('are 25 skills and potential, which training does not raise', () => {
    expect(SKILLS).toHaveLength(25);
    expect([...SKILLS, 'potential'].toSorted()).toEqual(Object.values(ATTRIBUTE_GROUPS).flat().toSorted());
  });
});

describe('a player (R-PLA-1)', () => {
  test('is plain data with these fields', () => {
    const player = buildPlayer();
    expect(Object.keys(player).toSorted()).toEqual([
      'attributeBoosters',
      'attributes',
      'club',
      'forSale',
      'id',
      'marketValue',
      'number',
      'personalData',
      'salary',
      'statistics',
    ]);
    expect(Object.keys(player.personalData)).toEqual(['name', 'position', 'dob', 'country']);
    expect(Object.keys(player.statistics)).toEqual(['matches', 'goals', 'assists', 'ratings']);
    expect(Object.keys(player.attributes)).toEqual(
      expect.arrayContaining([...SKILLS, 'potential', 'condition', 'morale', 'exp']),
    );
    expect(JSON.parse(JSON.stringify(player))).toEqual(player);
  });
});
