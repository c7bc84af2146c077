/** Fusions and daily items that the operator can't choose: the chain of hashes as a manager checks it. */
import { createHash } from 'node:crypto';
import { checkRewards } from '@mundo-manager/engine/proof';
import { DAY } from '@mundo-manager/rules/clock';
import { createRandom } from '@mundo-manager/rules/core';
import { collectDailyReward } from '@mundo-manager/rules/daily-rewards';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { BUILT_AT, buildClub } from '@mundo-manager/rules/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from './harness/world.ts';

let world: TestWorld;
let manager: Awaited<ReturnType<TestWorld['newManager']>>;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.newManager();
});
afterAll(() => world.close());

const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const bytes = (hexadecimal: string) => Buffer.from(hexadecimal, 'hex');
const item = { body: { rewardType: 'item' } } as const;

/** The item that the rules draw with the link and the key. */
function itemOf({ link, key }: { readonly link: string; readonly key: string }) {
  const random = createRandom(sha256(bytes(link), key));
  const drawn = collectDailyReward({ club: buildClub(), rewardType: 'item', now: BUILT_AT }, random, ALPHA);
  return drawn.ok ? drawn.value.reward : undefined;
}

test('each draw reveals the link that the head or the draw before has fixed (R-OPX-10)', async () => {
  const before = await manager.call('rewardChain');
  expect(before).toMatchObject({ number: 1, used: 0, length: 1_000, draws: [] });
  expect(await manager.call('rewardChain')).toEqual(before);

  const rewards = [];
  for (let day = 0; day < 3; day++) {
    rewards.push((await manager.call('collectDailyReward', item)).reward);
    world.passTime(DAY);
  }
  const { head, used, draws } = await manager.call('rewardChain');
  expect([head, used]).toEqual([before.head, 3]);
  const inOrder = draws.toReversed();
  expect(inOrder.map(({ position, kind }) => [position, kind])).toEqual([1, 2, 3].map((n) => [n, 'dailyItem']));
  expect(inOrder.map(({ link }) => sha256(bytes(link)))).toEqual([
    head,
    ...inOrder.slice(0, -1).map(({ link }) => link),
  ]);
  expect(inOrder.map(itemOf)).toEqual(rewards);
  expect(new Set(draws.map(({ key }) => key)).size).toBe(3);
});

test('a refused command and a reward without chance use up no link (R-OPX-10)', async () => {
  const other = await world.newManager();
  await other.call('collectDailyReward', { body: { rewardType: 'money' } });
  expect(await other.refusal('mergeBoosters', { body: { boosters: [1, 1, 1] } })).toMatch(/^boosters\//);
  await other.call('collectDailyReward', item);
  expect(await other.refusal('collectDailyReward', item)).toBe('daily-rewards/not-yet');
  expect(await other.call('rewardChain')).toMatchObject({ used: 1, draws: [{ position: 1 }] });
});

test('the last link of a chain begins the next one, and no answer holds a seed (R-OPX-10)', async () => {
  const last = await world.newManager();
  const { number } = await last.call('rewardChain');
  await world.storage.db.updateTable('reward_chains').set({ used: 999 }).where('club_id', '=', last.clubId).execute();
  await last.call('collectDailyReward', item);
  const next = await last.call('rewardChain');
  expect(next).toMatchObject({ number: number + 1, used: 0, draws: [{ chain: number, position: 1_000 }] });
  const chains = await world.storage.db
    .selectFrom('reward_chains')
    .select(['number', 'seed', 'head'])
    .where('club_id', '=', last.clubId)
    .orderBy('number')
    .execute();
  expect(chains[1]?.head).toBe(next.head);
  expect(JSON.stringify(next)).not.toContain(chains[1]?.seed);
});

const chainsOf = (clubId: string) =>
  world.storage.db
    .selectFrom('reward_chains')
    .select(['number', 'head', 'used'])
    .where('club_id', '=', clubId)
    .execute();

test('the head is published when the club is founded (R-PRF-14)', async () => {
  const founder = await world.newManager();
  const [chain] = await chainsOf(founder.clubId);
  expect(chain).toMatchObject({ number: 1, used: 0, head: (await founder.call('rewardChain')).head });

  await founder.call('collectDailyReward', item);
  const drawn = await founder.call('rewardChain');
  expect(drawn).toMatchObject({ head: chain?.head, used: 1 });
  expect(checkRewards(drawn, [ALPHA]).ok).toBe(true);
});

test('the rewards and fusions that a manager downloads pass verification against the head that he saw before (R-PRF-13)', async () => {
  const witness = await world.newManager();
  const { clubId, head } = await witness.call('rewardChain');
  const { reward } = await witness.call('collectDailyReward', { ...item, key: 'chosen-after-the-head' });
  await sql`update clubs set state = jsonb_set(state, '{playerBoosters}', '[1, 2, 3]') where id = ${clubId}`.execute(
    world.storage.db,
  );
  const fused = await witness.call('mergeBoosters', { body: { boosters: [1, 2, 3] }, key: 'another-key' });
  const proof = await witness.call('rewardChain');
  expect(proof.draws.map(({ reward: drawn, spent }) => [drawn, spent])).toEqual([
    [fused.reward, [1, 2, 3]],
    [reward, []],
  ]);
  const seen = [{ clubId, chain: 1, position: 0, link: head, seenAt: 1 }];
  const own = { clubId, chain: 1, position: 0 };
  const keys = [
    { ...own, key: 'chosen-after-the-head', reward },
    { ...own, position: 1, key: 'another-key', reward: fused.reward },
  ];
  const says = (witnessed: Parameters<typeof checkRewards>[2]) => checkRewards(proof, [ALPHA], witnessed).checks.at(-1);
  expect(says({ seen, keys })).toEqual({ ok: true, says: 'rewardsWitnessed' });
  expect(says({ seen: [{ ...own, link: 'ab'.repeat(32), seenAt: 1 }], keys })).toMatchObject({
    code: 'reward/other-link',
  });
  expect(says({ seen, keys: [{ ...own, key: 'mine', reward }] })).toMatchObject({ code: 'reward/other-key' });
});
