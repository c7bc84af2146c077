import { beforeEach, describe, expect, test } from 'vitest';
import { isFirstEntry, nameFirstEntry } from './first-history-entry.ts';

const keyNow = (): string => Reflect.get(Object(history.state), 'key');

describe('the entry that a full load begins with (R-NAV-23)', () => {
  beforeEach(() => history.replaceState(null, ''));

  test('has another name in every load, under which places of scrolling are kept', () => {
    nameFirstEntry(history);
    const one = keyNow();
    history.pushState(null, '');
    nameFirstEntry(history);
    expect(keyNow()).not.toBe(one);
    expect([one, keyNow()].every(isFirstEntry)).toBe(true);
  });

  test('keeps its name and whatever else is known of it when it is loaded again', () => {
    history.replaceState({ idx: 3, usr: { clubId: 'c2' } }, '');
    nameFirstEntry(history);
    const key = keyNow();
    nameFirstEntry(history);
    expect(history.state).toEqual({ idx: 3, usr: { clubId: 'c2' }, key });
  });

  test('is not one that the app went to by itself', () => {
    history.replaceState({ key: 'x1y2z3' }, '');
    nameFirstEntry(history);
    expect(isFirstEntry(keyNow())).toBe(false);
  });
});
