import { fuse } from '@mundo-manager/rules/boosters';
import { createRandom } from '@mundo-manager/rules/core';
import { drawDailyItem, type Reward } from '@mundo-manager/rules/daily-rewards';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { rulesetHash } from '../digests/digests.ts';
import {
  chainSeed,
  checkRewards,
  hashChain,
  REWARD_CHECKS,
  REWARD_ERRORS,
  type RevealedReward,
  type RevealedRewards,
  type RewardWitness,
  rewardSentence,
} from './index.ts';

const LENGTH = 4;
const chains = [hashChain('11'.repeat(32), LENGTH), hashChain('22'.repeat(32), LENGTH)];
const heads = chains.map(({ head }, at) => ({ number: at + 1, head, length: LENGTH }));

/** The draw of a place, with the reward that the rules give it. */
function drawn(chain: number, position: number, change: Partial<RevealedReward> = {}): RevealedReward {
  const link = chains[chain - 1]?.links[position - 1] ?? '';
  const draw = {
    chain,
    position,
    kind: 'dailyItem' as const,
    link,
    key: `key ${chain}.${position}`,
    date: 5,
    spent: [],
    ...change,
  };
  const random = createRandom(chainSeed(draw.link, draw.key));
  const fused = fuse(draw.spent, random, ALPHA);
  const reward: Reward = fused.ok
    ? { type: 'playerBooster', value: fused.value.boosterId }
    : drawDailyItem(random, ALPHA);
  return { ...draw, reward, rulesetHash: rulesetHash(ALPHA), ...change };
}

const fusion = drawn(2, 1, { kind: 'fusion', spent: [1, 2, 3] });
const draws = [drawn(2, 2), fusion, drawn(1, 4), drawn(1, 3)];
const revealed: RevealedRewards = {
  clubId: 'c1',
  number: 2,
  head: chains[1]?.head ?? '',
  length: LENGTH,
  used: 2,
  chains: heads,
  draws,
};
const withDraw = (at: number, change: Partial<RevealedReward>): RevealedRewards => ({
  ...revealed,
  draws: draws.map((draw, place) => (place === at ? { ...draw, ...change } : draw)),
});
const lastOf = (proof: RevealedRewards, witness?: RewardWitness, rulesets = [ALPHA]) => {
  const check = checkRewards(proof, rulesets, witness).checks.at(-1);
  return check === undefined || check.ok ? check?.says : check.code;
};
const seen = (chain: number, position: number, link: string) => ({ clubId: 'c1', chain, position, link, seenAt: 1 });
const ownKeys = draws.map(({ chain, position, key, reward }) => {
  if (reward === null) throw new Error('a draw without a reward');
  return { clubId: 'c1', key, chain, position: position - 1, reward };
});

describe('the chain of rewards of a club (R-PRF-13)', () => {
  test('verifies links and rewards, and reports a missing witness', () => {
    expect(checkRewards(revealed, [ALPHA]).checks).toEqual(
      ['links', 'rewards', 'rewardsUnwitnessed'].map((says) => ({ ok: true, says })),
    );
    const fresh = { ...revealed, number: 1, head: heads[0]?.head ?? '', used: 0, draws: [] };
    expect(lastOf(fresh)).toBe('rewardsUnwitnessed');
    expect(checkRewards(fresh, [ALPHA]).checks[0]).toEqual({ ok: true, says: 'noRewards' });
  });

  test('is witnessed if the browser saw it first and chose the keys', () => {
    const head = seen(1, 0, heads[0]?.head ?? '');
    expect(lastOf(revealed, { seen: [head], keys: ownKeys })).toBe('rewardsWitnessed');
    expect(lastOf(revealed, { seen: [head], keys: ownKeys.slice(1) })).toBe('rewardsSeen');
    expect(lastOf(revealed, { seen: [{ ...head, clubId: 'c2' }], keys: [] })).toBe('rewardsUnwitnessed');
  });

  test('of an older server says that it kept no rewards', () => {
    const older = withDraw(3, { reward: null, rulesetHash: null });
    expect(checkRewards(older, [ALPHA]).checks[1]).toEqual({ ok: true, says: 'unkeptRewards' });
    expect(checkRewards(older, [ALPHA]).ok).toBe(true);
  });

  const forgeries: readonly (readonly [what: string, proof: unknown, code: keyof typeof REWARD_ERRORS])[] = [
    ['a draw without a link', withDraw(0, { link: undefined as never }), 'reward/bad-shape'],
    ['a link in capitals', withDraw(0, { link: 'AB'.repeat(32) }), 'reward/bad-shape'],
    ['an unknown kind', withDraw(0, { kind: 'gift' as never }), 'reward/bad-shape'],
    ['an endless chain', { ...revealed, length: 1e12 }, 'reward/bad-shape'],
    ['no list of draws', { ...revealed, draws: 'none' }, 'reward/bad-shape'],
    ['a chain without its head', { ...revealed, chains: heads.slice(1) }, 'reward/no-chain'],
    ['another head', { ...revealed, chains: [heads[0], { ...heads[1], head: 'ab'.repeat(32) }] }, 'reward/other-head'],
    ['a link of the operator’s choice', withDraw(0, { link: '77'.repeat(32) }), 'reward/other-head'],
    ['a draw that was left out', { ...revealed, draws: draws.toSpliced(1, 1) }, 'reward/left-out'],
    ['the newest draw left out', { ...revealed, draws: draws.slice(1) }, 'reward/left-out'],
    ['draws in another order', { ...revealed, draws: draws.toReversed() }, 'reward/left-out'],
    ['a key that comes twice', withDraw(1, { key: draws[0]?.key ?? '' }), 'reward/key-twice'],
    ['another rule set', withDraw(0, { rulesetHash: 'cd'.repeat(32) }), 'reward/other-ruleset'],
    ['a fusion of gold', withDraw(1, { spent: [21, 21, 21] }), 'reward/bad-draw'],
    ['another reward', withDraw(0, { reward: { type: 'money', value: 1 } }), 'reward/other-reward'],
    [
      'another key',
      withDraw(1, { key: 'forged', reward: { type: 'playerBooster', value: 99 } }),
      'reward/other-reward',
    ],
  ];
  test.each(forgeries)('does not hold with %s', (_, proof, code) => {
    expect(lastOf(proof as RevealedRewards)).toBe(code);
  });

  const head = heads[1]?.head ?? '';
  const [key] = ownKeys;
  const betrayals: readonly (readonly [what: string, witness: RewardWitness, code: keyof typeof REWARD_ERRORS])[] = [
    ['another head', { seen: [seen(2, 0, 'ab'.repeat(32))], keys: [] }, 'reward/other-link'],
    ['another link', { seen: [seen(2, 1, 'ab'.repeat(32))], keys: [] }, 'reward/other-link'],
    [
      'a link of a draw that is no longer shown',
      { seen: [seen(1, 2, 'ab'.repeat(32))], keys: [] },
      'reward/other-link',
    ],
    ['a later draw', { seen: [seen(2, 3, chains[1]?.links[2] ?? '')], keys: [] }, 'reward/taken-back'],
    ['a later chain', { seen: [seen(3, 0, head)], keys: [] }, 'reward/taken-back'],
    ['its key nowhere', { seen: [], keys: [{ ...ownKeys[0], key: 'mine' } as never] }, 'reward/other-key'],
    [
      'another answer',
      { seen: [], keys: [{ ...key, reward: { type: 'money', value: 1 } } as never] },
      'reward/other-answer',
    ],
  ];
  test.each(betrayals)('does not hold if the witness saw %s', (_, witness, code) => {
    expect(lastOf(revealed, witness)).toBe(code);
  });

  test('ignores a witness key whose draw is older than the revealed draws', () => {
    const old = { ...ownKeys[3], key: 'older', chain: 1, position: 0 } as (typeof ownKeys)[number];
    expect(lastOf(revealed, { seen: [], keys: [old] })).toBe('rewardsUnwitnessed');
  });

  test('has a test for each failure, and a sentence with its facts', () => {
    const codes = [...forgeries, ...betrayals].map(([, , code]) => code);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(REWARD_ERRORS).sort());
    expect(rewardSentence({ ok: true, says: 'links' })).toBe(REWARD_CHECKS.links);
    expect(rewardSentence({ ok: false, code: 'reward/key-twice', claimed: 'k', found: '' })).toMatch(
      /two draws\. \(claimed k\)$/,
    );
  });
});
