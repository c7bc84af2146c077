import type { RevealedRewards } from '@mundo-manager/engine/proof';
import { afterEach, expect, test } from 'vitest';
import { keepKey, keepLinks, rewardWitness } from './reward-witness.ts';

afterEach(() => localStorage.clear());

const link = (digit: string) => digit.repeat(64);
const chain = (used: number, newest: string): RevealedRewards => ({
  clubId: 'c1',
  number: 1,
  head: link('a'),
  length: 9,
  used,
  chains: [],
  draws:
    used === 0
      ? []
      : [
          {
            chain: 1,
            position: used,
            kind: 'dailyItem',
            link: link(newest),
            key: 'k',
            date: 1,
            spent: [],
            reward: null,
            rulesetHash: null,
          },
        ],
});

test('keeps the first sight of each place, per club (R-PRF-15)', () => {
  keepLinks(chain(0, ''), 10);
  keepLinks(chain(1, 'b'), 20);
  keepLinks(chain(1, 'c'), 30);
  const own = { clubId: 'c1', chain: 1, position: 0, key: 'k', reward: { type: 'credits', value: 2 } } as const;
  keepKey(own);
  expect(rewardWitness()).toEqual({
    seen: [
      { clubId: 'c1', chain: 1, position: 0, link: link('a'), seenAt: 10 },
      { clubId: 'c1', chain: 1, position: 1, link: link('b'), seenAt: 20 },
    ],
    keys: [own],
  });
});

test('a browser whose storage is corrupt is no witness, and keeps working', () => {
  for (const spoilt of ['{', '[]', '{"seen":1}']) {
    localStorage.setItem('mm-seen-rewards', spoilt);
    expect(rewardWitness()).toEqual({ seen: [], keys: [] });
  }
});

test('keeps the newest two hundred links', () => {
  for (let used = 1; used <= 210; used++) keepLinks(chain(used, 'b'), used);
  const { seen } = rewardWitness();
  expect([seen.length, seen.at(-1)?.position]).toEqual([200, 210]);
});
