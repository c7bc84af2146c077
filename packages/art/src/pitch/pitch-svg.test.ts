import { CATEGORIES } from '@mundo-manager/rules';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../colour/contrast.ts';
import { PALETTE } from './palette.ts';
import { PITCH_CROPS, pitchSvg } from './pitch-svg.ts';

describe('a pitch', () => {
  test('has the ground of the club’s category', () => {
    expect(new Set(CATEGORIES.map((category) => pitchSvg({ category }))).size).toBe(4);
    expect(pitchSvg({ category: 'Semi-Pro', size: 390 })).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 78 115" width="390" height="575" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path fill="#3b7d45" d="M-5 -5h78v115h-78z"/><path fill="#35733f" d="M-5 6.5h78v11.5h-78zM-5 29.5h78v11.5h-78zM-5 52.5h78v11.5h-78zM-5 75.5h78v11.5h-78zM-5 98.5h78v11.5h-78z"/><g fill="none" stroke="#f4fbec" stroke-width="0.42"><path d="M0 0H68V105H0ZM0 52.5H68M13.84 0V16.5H54.16V0M24.84 0V5.5H43.16V0M13.84 105V88.5H54.16V105M24.84 105V99.5H43.16V105M24.85 52.5A9.15 9.15 0 1 1 43.15 52.5A9.15 9.15 0 1 1 24.85 52.5M26.69 16.5A9.15 9.15 0 0 0 41.31 16.5M26.69 88.5A9.15 9.15 0 0 1 41.31 88.5M0 1A1 1 0 0 0 1 0M67 0A1 1 0 0 0 68 1M0 104A1 1 0 0 1 1 105M68 104A1 1 0 0 0 67 105"/><path d="M30.34 0V-2.2H37.66V0M30.34 105V107.2H37.66V105"/><path stroke-width="1.1" stroke-linecap="round" d="M34 52.5h0M34 11h0M34 94h0"/></g></svg>"`,
    );
  });

  test.each([
    [{}, '-5 -5 78 115'],
    [{ crop: PITCH_CROPS.laptop }, '-5 21 78 89'],
    [{ crop: PITCH_CROPS.phone }, '-5 6 78 104'],
    [{ orientation: 'landscape' }, '-5 -5 115 78'],
    [{ orientation: 'landscape', crop: PITCH_CROPS.laptop }, '-5 -5 89 78'],
  ] as const)('with %o shows %s metres', (options, viewBox) => {
    expect(pitchSvg({ category: 'Pro', ...options })).toContain(`viewBox="${viewBox}"`);
  });

  test('is drawn by hand at Várzea: a faint line under a broken one', () => {
    expect(pitchSvg({ category: 'Várzea' })).toContain('stroke-dasharray');
    expect(pitchSvg({ category: 'Amador' })).not.toContain('stroke-dasharray');
  });

  test('takes its colours from the theme', () => {
    expect(pitchSvg({ category: 'Pro', theme: 'dark' })).toContain('fill="#1d5d35"');
    expect(pitchSvg({ category: 'Pro', theme: 'css' })).toContain('fill="var(--pro-1, #2f8148)"');
  });

  test.each(['light', 'dark'] as const)('shows its lime on every %s ground at 3:1 or more', (theme) => {
    for (const ground of [
      'earth',
      'trodden',
      'amador',
      'amadorMown',
      'bare',
      'semiPro',
      'semiProMown',
      'pro',
      'proMown',
    ] as const) {
      expect(contrastRatio(PALETTE.lime[theme], PALETTE[ground][theme]), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([[{ from: -6, to: 110 }], [{ from: 0, to: 111 }], [{ from: 50, to: 50 }], [{ from: Number.NaN, to: 110 }]])(
    'does not exist from %o',
    (crop) => {
      expect(() => pitchSvg({ category: 'Pro', crop })).toThrow(RangeError);
    },
  );
});
