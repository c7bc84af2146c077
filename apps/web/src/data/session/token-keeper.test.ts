/** The token of a session: young before every call, whatever slept. R-SES-4, R-SES-15 */
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test, vi } from 'vitest';
import { memoryTokens } from '../../testing/memory-tokens.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { createTokenKeeper } from './token-keeper.ts';

const MINUTE = 60_000;

/** A keeper of a token 'old' that was issued at 0. */
function keeperOf(freshToken: () => Promise<string> = async () => 'fresh', signedIn = true) {
  const tokens = memoryTokens(signedIn);
  if (signedIn) tokens.write({ token: 'old', refreshedAt: 0 });
  const time = { now: 0 };
  const ask = vi.fn(freshToken);
  return {
    tokens,
    time,
    ask,
    keeper: createTokenKeeper({ tokens, freshToken: ask, now: () => time.now, ruleset: () => ALPHA }),
  };
}
const unreachable = async () => {
  throw Object.assign(new Error('no network'), { code: 'network/unreachable' });
};

describe('for a call', () => {
  test('a token that is not due is given as it is', async () => {
    const { keeper, time, ask } = keeperOf();
    time.now = 30 * MINUTE - 1;
    expect(await keeper.tokenFor()).toBe('old');
    expect(ask).not.toHaveBeenCalled();
  });

  test('a token that is due is replaced first', async () => {
    const { keeper, time } = keeperOf();
    time.now = 30 * MINUTE;
    expect(await keeper.tokenFor()).toBe('fresh');
  });

  test('a token that is due is still used if no fresh one can be had', async () => {
    const { keeper, time } = keeperOf(unreachable);
    time.now = 45 * MINUTE;
    expect(await keeper.tokenFor()).toBe('old');
  });

  test('a refused token is replaced, however young', async () => {
    expect(await keeperOf().keeper.tokenFor('old')).toBe('fresh');
  });

  test('a refused token that can’t be replaced yields the reason', async () => {
    await expect(keeperOf(unreachable).keeper.tokenFor('old')).rejects.toMatchObject({ code: 'network/unreachable' });
  });

  test('a token that another tab has replaced meanwhile is taken over', async () => {
    const { keeper, ask } = keeperOf();
    expect(await keeper.tokenFor('older')).toBe('old');
    expect(ask).not.toHaveBeenCalled();
  });

  test('there is no token while signed out', async () => {
    const { keeper, ask } = keeperOf(undefined, false);
    expect(await keeper.tokenFor()).toBeNull();
    expect(await keeper.tokenFor('old')).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});

test('concurrent calls share one token refresh', async () => {
  const { keeper, time, ask } = keeperOf();
  time.now = 31 * MINUTE;
  const answers = await Promise.all([keeper.tokenFor(), keeper.tokenFor('old'), keeper.tokenFor()]);
  expect(answers).toEqual(['fresh', 'fresh', 'fresh']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('after a failed refresh the next call tries again', async () => {
  const { keeper, ask } = keeperOf(unreachable);
  await expect(keeper.tokenFor('old')).rejects.toThrow();
  ask.mockResolvedValueOnce('fresh');
  expect(await keeper.tokenFor('old')).toBe('fresh');
});

test('a token is as old as the question: a slow answer does not make it younger', async () => {
  const { handler, release } = heldHandler(() => 'fresh');
  const { keeper, time, tokens } = keeperOf(() => handler(undefined));
  time.now = 30 * MINUTE;
  const refreshed = keeper.refreshIfDue();
  time.now += MINUTE;
  release();
  await refreshed;
  expect(tokens.read()).toEqual({ token: 'fresh', refreshedAt: 30 * MINUTE });
});

test('a user who signs out while a fresh token is on its way stays signed out', async () => {
  const { handler, release } = heldHandler(() => 'fresh');
  const { keeper, time, tokens } = keeperOf(() => handler(undefined));
  time.now = 30 * MINUTE;
  const refreshed = keeper.refreshIfDue();
  tokens.clear();
  release();
  await refreshed;
  expect(tokens.read()).toBeNull();
});
