import { describe, expect, test } from 'vitest';
import { buildKit } from '../testing/builders.ts';
import { KIT_PRESETS } from './kit-presets.ts';

describe('the kit presets (R-CLU-12)', () => {
  test('are eighty, home and away of forty teams, numbered from 0', () => {
    expect(KIT_PRESETS.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, id) => id));
    expect(KIT_PRESETS.map(({ imageName }) => imageName)).toEqual(
      Array.from({ length: 40 }, (_, team) => `t${String(team + 1).padStart(2, '0')}`).flatMap((team) => [
        `${team}-casa`,
        `${team}-fora`,
      ]),
    );
  });

  test('begin with black and white stripes and end with the away kit of the fortieth team', () => {
    expect(KIT_PRESETS[0]).toEqual(buildKit());
    expect(KIT_PRESETS.at(-1)).toMatchInlineSnapshot(`
      {
        "id": 79,
        "imageName": "t40-fora",
        "primary": "#f4c21c",
        "secondary": "#6b3f22",
        "tertiary": "#f6f7f2",
      }
    `);
  });

  test('have three colours each, the field never that of the mark on it', () => {
    for (const { primary, secondary, tertiary } of KIT_PRESETS) {
      for (const colour of [primary, secondary, tertiary]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(primary).not.toBe(secondary);
    }
  });

  test('give no team two kits of the same field', () => {
    for (let home = 0; home < 80; home += 2) {
      expect(KIT_PRESETS[home]?.primary).not.toBe(KIT_PRESETS[home + 1]?.primary);
    }
  });
});
