import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { isDataStale, isTokenRefreshDue, reloadsOnVisibility } from './data-refresh.ts';

const LOADED = 1_000_000;
const hourly = { ...ALPHA, clock: { initialDataMaxAge: 3_600_000, tokenRefreshInterval: 3_600_000 } };

describe('initial data (R-CLK-6)', () => {
  test('is stale from 295 seconds on', () => {
    expect(isDataStale(LOADED, LOADED + 294_999, ALPHA)).toBe(false);
    expect(isDataStale(LOADED, LOADED + 295_000, ALPHA)).toBe(true);
  });

  test('that was never loaded is stale', () => {
    expect(isDataStale(null, 0, ALPHA)).toBe(true);
  });

  test.each([
    [false, true, true],
    [true, true, false],
    [true, false, false],
    [false, false, false],
  ])('stale, tab visible before %s and now %s: loads again %s', (wasVisible, isVisible, reloads) => {
    const change = { wasVisible, isVisible, loadedAt: LOADED, now: LOADED + 295_000 };
    expect(reloadsOnVisibility(change, ALPHA)).toBe(reloads);
  });

  test('is not loaded again while it is fresh, even when the tab becomes visible', () => {
    const change = { wasVisible: false, isVisible: true, loadedAt: LOADED, now: LOADED + 294_999 };
    expect(reloadsOnVisibility(change, ALPHA)).toBe(false);
  });

  test('follows the rule set', () => {
    const change = { wasVisible: false, isVisible: true, loadedAt: LOADED, now: LOADED + 3_599_999 };
    expect(isDataStale(LOADED, change.now, hourly)).toBe(false);
    expect(reloadsOnVisibility(change, hourly)).toBe(false);
    expect(reloadsOnVisibility({ ...change, now: change.now + 1 }, hourly)).toBe(true);
  });
});

describe('the token (R-CLK-7)', () => {
  test('is due on sign-in and from 30 minutes on', () => {
    expect(isTokenRefreshDue(null, LOADED, ALPHA)).toBe(true);
    expect(isTokenRefreshDue(LOADED, LOADED + 1_799_999, ALPHA)).toBe(false);
    expect(isTokenRefreshDue(LOADED, LOADED + 1_800_000, ALPHA)).toBe(true);
  });

  test('follows the rule set', () => {
    expect(isTokenRefreshDue(LOADED, LOADED + 3_599_999, hourly)).toBe(false);
    expect(isTokenRefreshDue(LOADED, LOADED + 3_600_000, hourly)).toBe(true);
  });
});
