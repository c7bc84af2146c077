import { describe, expect, test } from 'vitest';
import { Refused } from '../commands/refusal.ts';
import { OpenStreams } from './stream-limits.ts';

const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  return undefined;
};

describe('live streams are counted (R-OPX-3)', () => {
  test('a user has eight at most', () => {
    const streams = new OpenStreams({ perProcess: 100, perAddress: 100 });
    const removals = Array.from({ length: 8 }, (_, index) =>
      streams.add({ userId: 'ana', address: `10.0.0.${index}` }),
    );
    const ninth = () => streams.add({ userId: 'ana', address: '10.0.0.9' });
    expect(refusalOf(ninth)).toEqual({ code: 'request/too-many-streams', facts: { limit: 8 } });
    removals[0]?.();
    expect(refusalOf(ninth)).toBeUndefined();
  });

  test('an address has a limit, whatever users read there', () => {
    const streams = new OpenStreams({ perProcess: 100, perAddress: 2 });
    for (const userId of ['ana', 'bia']) streams.add({ userId, address: '10.0.0.1' });
    const third = () => streams.add({ userId: 'caio', address: '10.0.0.1' });
    expect(refusalOf(third)).toEqual({ code: 'request/too-many-streams', facts: { limit: 2 } });
    expect(refusalOf(() => streams.add({ userId: 'caio', address: '10.0.0.2' }))).toBeUndefined();
  });

  test('the process has a limit', () => {
    const streams = new OpenStreams({ perProcess: 1, perAddress: 100 });
    const remove = streams.add({ userId: 'ana', address: '10.0.0.1' });
    const second = () => streams.add({ userId: 'bia', address: '10.0.0.2' });
    expect(refusalOf(second)).toEqual({ code: 'server/full', facts: {} });
    remove();
    expect(refusalOf(second)).toBeUndefined();
  });
});
